"""The rule pages of every language: the same rules under the same ids, and no English left over."""

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tanglewood import rulebook
from tanglewood.rulebook import names, reader, translations
from tests.rulebook.test_rulebook import CITATION

OTHERS = [code for code in rulebook.languages() if code != rulebook.ENGLISH]
OTHER_PAGES = [(code, name) for code in OTHERS for name in rulebook.PAGES]
ROOM = Path(translations.__file__).parent
WORDS = ROOM.parent / "words"

CARD = re.compile(r"\b[BKMDRS](?:10|11|[1-9])\b")
# Words that make an English sentence and that no language we write in shares.
ENGLISH_WORDS = re.compile(
    r"\b(?:the|and|with|which|you|your|from|they|when|card|cards)\b", re.IGNORECASE
)


def blocks(text: str) -> list[str]:
    """The paragraphs and the cells of the tables, without ids and code."""
    found = []
    for part in re.sub(r"`[^`]*`|^\(.*\)=$", "", text, flags=re.MULTILINE).split("\n\n"):
        if part.startswith("|"):
            found += [cell.strip() for cell in part.split("|")]
        else:
            found += [" ".join(line.split()) for line in re.split(r"\n(?=#)|(?<=#)\n", part)]
    return [block for block in found if block]


def tables(text: str) -> list[list[str]]:
    """The rows of all tables, each cell with its numbers only."""
    rows = [line for line in text.splitlines() if line.startswith("|")]
    return [[" ".join(re.findall(r"\d+", cell)) for cell in row.split("|")] for row in rows]


def test_english_comes_first_and_german_is_there() -> None:
    assert rulebook.languages()[0] == rulebook.ENGLISH
    assert "de" in OTHERS


@pytest.mark.parametrize("code", rulebook.languages())
def test_no_page_is_missing_and_none_is_left_over(code: str) -> None:
    files = {path.name for path in (ROOM / code).iterdir()}
    assert files == {"language.toml"} | {f"{name}.md" for name in rulebook.PAGES}


@pytest.mark.parametrize(("code", "name"), OTHER_PAGES)
def test_a_page_has_the_ids_and_the_sources_of_the_english_one_in_order(
    code: str, name: str
) -> None:
    here = [(rule.id, rule.source) for rule in rulebook.rules(name, code)]
    assert here == [(rule.id, rule.source) for rule in rulebook.rules(name)]


@pytest.mark.parametrize(("code", "name"), OTHER_PAGES)
def test_a_page_has_as_many_chapters_as_the_english_one(code: str, name: str) -> None:
    chapters = [re.findall(r"^##? ", rulebook.page(name, lang), re.MULTILINE)
                for lang in (code, rulebook.ENGLISH)]  # fmt: skip
    assert chapters[0] == chapters[1]


@pytest.mark.parametrize("code", OTHERS)
def test_a_rule_names_the_cards_and_cites_the_rules_that_the_english_one_does(code: str) -> None:
    for rule_id in sorted(rulebook.all_ids()):
        here, english = rulebook.find(rule_id, code).text, rulebook.find(rule_id).text
        assert Counter(CITATION.findall(here)) == Counter(CITATION.findall(english)), rule_id
        assert Counter(CARD.findall(here)) == Counter(CARD.findall(english)), rule_id


@pytest.mark.parametrize(("code", "name"), OTHER_PAGES)
def test_the_tables_have_the_numbers_of_the_english_ones(code: str, name: str) -> None:
    assert tables(rulebook.page(name, code)) == tables(rulebook.page(name))


@pytest.mark.parametrize(("code", "name"), OTHER_PAGES)
def test_no_english_sentence_is_left_over(code: str, name: str) -> None:
    here = blocks(rulebook.page(name, code))
    english = {block for block in blocks(rulebook.page(name)) if " " in block}
    same = [block for block in here if block in english]
    assert [block for block in same if re.search(r"[a-z]{2}", CITATION.sub("", block))] == []
    assert [block for block in here if ENGLISH_WORDS.search(CITATION.sub("", block))] == []


@pytest.mark.parametrize("code", OTHERS)
def test_the_rulings_page_asks_decides_and_says_why_in_every_language(code: str) -> None:
    asked = {tuple(re.findall(r"^\*\*(\w+)\.\*\*", rule.text, re.MULTILINE)[:3])
             for rule in rulebook.rules("rulings", code)}  # fmt: skip
    assert len(asked) == 1
    assert len(asked.pop()) == 3


def test_the_german_pages_use_the_words_of_the_catalogue() -> None:
    texts = {lang: "".join(it.read_text("utf-8") for it in (WORDS / lang).glob("*.ftl"))
             for lang in ("en", "de")}  # fmt: skip
    line = re.compile(r"^((?:card|goal|game)-[\w-]+) = (.+)$", re.MULTILINE)
    here, there = (dict(line.findall(texts[lang])) for lang in ("en", "de"))
    words = {here[it]: there[it] for it in here if not it.startswith("game-")}
    used = 0
    for rule_id in rulebook.all_ids():
        english, german = (
            re.sub(r" \(\d+\)$", "", rulebook.find(rule_id, lang).title) for lang in ("en", "de")
        )
        if english in words:
            assert german == words[english]
            used += 1
    assert used > 30
    for it in there:
        if found := re.fullmatch("game-(.+)-title", it):
            assert rulebook.page(found[1], "de").startswith(f"# {there[it]}\n")


@pytest.mark.parametrize("code", rulebook.languages())
def test_every_further_name_means_a_page_or_a_rule_and_is_found(code: str) -> None:
    for meant, called in rulebook.language(code).names.items():
        for name in called:
            if meant in rulebook.PAGES:
                assert rulebook.page_called(name, code) == meant
            else:
                assert rulebook.named(name, lang=code).id == meant


@pytest.mark.parametrize(
    ("english", "german"),
    [("swan", "Schwan"), ("WOODCUTTER", "holzfäller"), ("Woodcutter (5)", "Holzfäller (5)"),
     ("mirror", "spiegel"), ("foxes", "Füchse"), ("heir", "Erbin"), ("poison", "Gift-Acht"),
     ("bells", "Glocken"), ("Thorns", "Dornen"), ("following  suit", "farbe bedienen")],
)  # fmt: skip
def test_a_german_name_finds_what_the_english_one_finds(english: str, german: str) -> None:
    for lang in rulebook.languages():
        assert rulebook.named(german, lang=lang) == rulebook.named(english, lang=lang)
    assert rulebook.page_called("Fuchs") == rulebook.page_called("fox") == "fox"


def test_a_name_means_what_it_means_in_the_language_that_is_read() -> None:
    assert rulebook.named("Gift", lang="en").id == "duet.gift"
    assert rulebook.named("Gift", lang="de").id == "deluxe.poison.loss"


def test_a_name_is_looked_for_on_the_page_first() -> None:
    assert rulebook.named("Leading", "duet").id == "duet.lead"
    assert rulebook.named("Leading").id == "fox.lead"
    assert rulebook.named("Ausspielen", "duet", "de").id == "duet.lead"
    assert rulebook.named("Swan", "duet").id == "fox.swan"


def test_a_name_that_is_nearly_right_is_answered_with_the_names_near_it() -> None:
    with pytest.raises(rulebook.UnknownRule, match="Did you mean holzfaeller or holzfäller"):
        rulebook.named("Holzfeller", lang="de")


def test_an_unknown_language_is_answered_with_those_there_are() -> None:
    with pytest.raises(rulebook.UnknownLanguage, match=r"en \(English\), de \(Deutsch\)"):
        rulebook.page("fox", "xx")


def _forget() -> None:
    for remembered in (translations.languages, translations.language, reader.page, reader.rules,
                       reader.all_ids, reader._index, names._by_name, names._by_id,
                       names.known_names):  # fmt: skip
        remembered.cache_clear()


@pytest.fixture
def third(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A third language: a folder like the others, and nothing else."""
    shutil.copytree(ROOM, tmp_path / "room")
    shutil.copytree(ROOM / "de", tmp_path / "room" / "nl")
    page = tmp_path / "room" / "nl" / "fox.md"
    page.write_text(page.read_text("utf-8").replace("### Schwan (1)", "### Zwaan (1)"), "utf-8")
    monkeypatch.setattr(translations, "_room", lambda: tmp_path / "room")
    _forget()
    yield "nl"
    monkeypatch.undo()
    _forget()


def test_a_third_language_is_only_a_folder(third: str) -> None:
    assert rulebook.languages() == ("en", "de", "nl")
    assert rulebook.known("nl_BE.UTF-8") == third
    assert rulebook.find("fox.swan", third).title == "Zwaan (1)"
    assert rulebook.named("zwaan").title == "Swan (1)"
