"""The rule pages parse, every rule is citable, and no page cites a rule that does not exist."""

import re
from collections import Counter

import pytest

from tanglewood import rulebook
from tanglewood.rulebook.reader import parse

SOURCES = {"rulebook", "secondary", "house", "ruling"}
FAMILY_OF_PAGE = {
    "fox": "fox.",
    "fox-manual": "manual.",
    "fox-mini": "mini.",
    "deluxe": "deluxe.",
    "duet": "duet.",
    "woods": "woods.",
    "rulings": "ruling.",
}
# Any word that reads like a rule id, in back quotes, in parentheses or bare.
CITATION = re.compile(
    r"(?<![\w.-])(?:fox|manual|mini|deluxe|duet|woods|ruling)\.[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*"
)

GOOD = """# Page

## Chapter

(fox.one)=
### One
`fox.one` · source: rulebook

First.

Second.

## Next chapter

Not part of a rule.

(fox.two)=
### Two
`fox.two` · source: house

| a | b |
|---|---|
"""


@pytest.mark.parametrize("lang", rulebook.languages())
@pytest.mark.parametrize("name", rulebook.PAGES)
def test_every_page_begins_with_a_title_and_an_introduction(name: str, lang: str) -> None:
    title, blank, introduction, *_ = rulebook.page(name, lang).splitlines()
    assert title.startswith("# ")
    assert blank == ""
    assert introduction
    assert not introduction.startswith(("#", "("))


@pytest.mark.parametrize("name", FAMILY_OF_PAGE)
def test_every_page_of_rules_parses_into_rules_of_its_own_family(name: str) -> None:
    found = rulebook.rules(name)
    assert found
    assert all(rule.id.startswith(FAMILY_OF_PAGE[name]) for rule in found)
    assert all(rule.page == name for rule in found)


def test_the_glossary_explains_words_and_holds_no_rules() -> None:
    assert rulebook.rules("glossary") == ()
    assert not CITATION.findall(rulebook.page("glossary"))


def test_every_page_either_holds_rules_or_is_the_glossary() -> None:
    assert set(rulebook.PAGES) == set(FAMILY_OF_PAGE) | {"glossary"}


def test_every_id_is_unique_across_pages() -> None:
    count = Counter(rule.id for name in rulebook.PAGES for rule in rulebook.rules(name))
    assert [rule_id for rule_id, times in count.items() if times > 1] == []
    assert rulebook.all_ids() == set(count)


@pytest.mark.parametrize("name", rulebook.PAGES)
def test_every_section_has_a_title_a_known_source_and_text(name: str) -> None:
    for rule in rulebook.rules(name):
        assert rule.title.strip(), rule.id
        assert rule.source in SOURCES, rule.id
        assert rule.text.strip(), rule.id


@pytest.mark.parametrize("name", rulebook.PAGES)
def test_every_target_line_becomes_a_rule(name: str) -> None:
    targets = re.findall(r"^\((.+)\)=$", rulebook.page(name), flags=re.MULTILINE)
    assert [rule.id for rule in rulebook.rules(name)] == targets


@pytest.mark.parametrize("name", rulebook.PAGES)
def test_a_page_cites_no_rule_that_does_not_exist(name: str) -> None:
    assert set(CITATION.findall(rulebook.page(name))) <= rulebook.all_ids()


def test_every_section_of_the_rulings_page_asks_decides_and_says_why() -> None:
    for rule in rulebook.rules("rulings"):
        assert rule.source == "ruling"
        for part in ("**Question.**", "**Decision.**", "**Why.**"):
            assert part in rule.text, rule.id


def test_the_table_of_special_cards_names_every_pair_once() -> None:
    cards = ["Bow", "Hammer", "Potion", "Shovel", "Axe", "Tree", "Fairy", "Crown", "Mirror"]
    rows = re.findall(
        r"^\| (\w+) and (?:lone )?(\w+) \|", rulebook.page("rulings"), flags=re.MULTILINE
    )
    pairs = [(one, two) for at, one in enumerate(cards) for two in cards[at + 1 :]]
    assert rows == pairs


def test_find_gives_the_rule_with_its_page_and_its_text() -> None:
    rule = rulebook.find("fox.follow")
    assert (rule.id, rule.title, rule.source, rule.page) == (
        "fox.follow",
        "Following suit",
        "rulebook",
        "fox",
    )
    assert "lead suit" in rule.text
    assert not rule.text.startswith("`")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("fox.folow", "fox.follow"), ("ruling.s10", "ruling.S10"), ("duet.gems", "duet.gem")],
)
def test_find_suggests_near_ids(wrong: str, right: str) -> None:
    with pytest.raises(rulebook.UnknownRule) as caught:
        rulebook.find(wrong)
    assert right in caught.value.near
    assert wrong in str(caught.value)
    assert right in str(caught.value)


def test_find_says_what_an_id_looks_like_when_nothing_is_near() -> None:
    with pytest.raises(KeyError) as caught:
        rulebook.find("zzzzzzzz")
    assert str(caught.value) == (
        "There is no rule 'zzzzzzzz'. Rule ids look like 'fox.follow' or 'ruling.S10'."
    )


def test_an_unknown_page_is_answered_with_the_pages_there_are() -> None:
    with pytest.raises(rulebook.UnknownPage, match="The pages are: fox, fox-manual"):
        rulebook.page("poker")


def test_a_section_ends_at_the_next_target_or_chapter() -> None:
    one, two = parse(GOOD, "page")
    assert one.text == "First.\n\nSecond."
    assert two.text == "| a | b |\n|---|---|"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("### One\n", "", "line 6: fox.one needs a title"),
        ("`fox.one` ·", "`fox.uno` ·", "line 7: expected '`fox.one`"),
        ("source: house", "source: hearsay", "source must be one of rulebook, secondary"),
        ("\n\nFirst.\n\nSecond.\n", "\n", "line 8: fox.one needs a blank line"),
        ("rulebook\n\nFirst", "rulebook\nFirst", "line 8: fox.one needs a blank line"),
        ("(fox.one)=\n", "", "line 5: a rule's title needs a line"),
        ("Second.", "### Second", "fox.one holds a second title"),
    ],
)
def test_a_page_that_breaks_the_format_is_refused(old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    with pytest.raises(rulebook.MalformedPage, match=re.escape(complaint)):
        parse(GOOD.replace(old, new, 1), "page")
