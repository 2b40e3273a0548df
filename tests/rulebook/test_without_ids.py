"""At the table rules go by their titles: nobody reads an id there."""

import re

import pytest

from tanglewood import rulebook
from tanglewood.rulebook import PAGES, all_ids, languages, page_without_ids, without_ids


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", PAGES)
def test_no_page_shows_an_id_where_it_is_told(name: str, lang: str) -> None:
    page = page_without_ids(name, lang)
    assert not {*re.findall(r"[a-z]+(?:[.][\w-]+)+", page)} & all_ids()
    assert not re.search(r"\(\)|``| [.,](?![.])|“”", page)
    titles = re.findall(r"^#+ .*$", rulebook.page(name, lang), re.MULTILINE)
    assert re.findall(r"^#+ .*$", page, re.MULTILINE) == titles


def test_an_id_in_brackets_falls_away_and_any_other_becomes_a_title() -> None:
    text = "Cards lie (ruling.G1, `fox.swan`). Details in ruling.S26, as in `fox.tie`."
    title, tie = (rulebook.find(it).title for it in ("ruling.S26", "fox.tie"))
    assert without_ids(text, "en") == f"Cards lie. Details in “{title}”, as in “{tie}”."
    table = "| card | rule |\n|---|---|\n| Bow | `deluxe.bow` |"
    assert without_ids(table, "en") == "| card |\n|---|\n| Bow |"
