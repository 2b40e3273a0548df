"""The deal of the day in the browser, from the home page to what is shared."""

from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.player import Player


def test_a_daily_deal_is_played_shared_and_remembered(server: Running, visit: Visit) -> None:
    page = visit(server.url)
    page.get_by_role("link", name="Today's deal").click()
    page.get_by_role("link", name="A small Fox").click()
    page.get_by_label("Your name for the table of the day").fill("Ada")
    page.get_by_role("button", name="Play today's deal").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("known-deal")).to_contain_text("The daily deal of 20")
    player = Player(page)
    player.wait()
    while not player.over:
        player.act()
        player.wait(after=player.number - 1)
    page.get_by_role("link", name="See the daily deal").click()

    score = page.get_by_test_id("daily-score")
    expect(score).to_contain_text(":")
    text = page.get_by_label("Result to share").input_value().splitlines()
    assert text[0].startswith("Tanglewood · 20")
    assert text[1].startswith(f"{score.inner_text()} (par ")
    assert len(text[2]) == 3
    assert set(text[2]) <= {"●", "○"}
    assert text[3] == f"{server.url}/daily"
    assert score.inner_text() in (
        page.get_by_test_id("share-picture").get_attribute("aria-label") or ""
    )
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    expect(page.get_by_test_id("streak")).to_have_text("1 day in a row.")
    expect(page.get_by_role("cell", name="Ada")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Play it again for practice")).to_be_visible()
