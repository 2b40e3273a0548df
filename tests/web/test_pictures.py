"""The main pictures look as they did."""

from playwright.sync_api import Browser

from tests.server.running import Running
from tests.web.pictures import DIFFERENCE, coarse, in_source, shown

SAME = 0.05
"""Other letters move a line or a card a little; more than this is another picture."""

GONE = """() => {
    for (const one of document.querySelectorAll('.hand, .trick, .row-line')) one.remove();
}"""


def test_the_main_pictures_look_as_they_did(server: Running, browser: Browser) -> None:
    blank = browser.new_page()
    found = {}
    for main, page in shown(browser, server.url):
        kept = in_source(main.file.read_bytes())
        found[main.file.stem] = blank.evaluate(DIFFERENCE, [kept, in_source(coarse(blank, page))])
        # The measure sees what a person would: a table without cards to choose from is another.
        page.evaluate(GONE)
        bare = blank.evaluate(DIFFERENCE, [kept, in_source(coarse(blank, page))])
        assert bare > SAME, (main.file.stem, bare)
    blank.close()
    assert {name: part for name, part in found.items() if part > SAME} == {}, "make gallery"
