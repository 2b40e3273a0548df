"""Puzzles and lessons show hand, trick, what is judged and the choice together, as a table does."""

import pytest

from tanglewood.puzzles.shelf import shelf
from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.test_screens import JUDGED, SIZES, UNSEEN, resize

LESSONS = ("fox/trick", "fox/odd-low", "duet/foxes", "deluxe/goals", "woods/up")

BELOW = """() => Math.round(
    document.querySelector('.say').getBoundingClientRect().bottom - innerHeight)"""


def most_to_choose(game: str) -> str:
    """The address of the puzzle that shows most, among many."""
    fullest = max(shelf(game)[:300], key=lambda one: len(one.state().legal))
    return f"/puzzles/{game}/{fullest.key}"


@pytest.mark.parametrize("what", ["fox", "deluxe", "duet", "woods", *LESSONS])
def test_all_that_is_judged_is_seen_together(server: Running, visit: Visit, what: str) -> None:
    path = f"/learn/{what}" if "/" in what else most_to_choose(what)
    page = visit(server.url + path, touch=True)
    page.wait_for_selector(".hand .slot")
    wrong = {}
    for wide, high in SIZES:
        resize(page, wide, high)
        page.evaluate("() => scrollTo(0, 0)")
        wrong[wide, high] = page.evaluate(UNSEEN, JUDGED)
        if page.evaluate(BELOW) > 1:
            wrong[wide, high].append("what is said")
    assert not any(wrong.values()), {size: of for size, of in wrong.items() if of}
