"""`tanglewood rules` in every language."""

import pytest

from tanglewood import rulebook
from tests.cli.helpers import refused, run


@pytest.mark.parametrize("page", rulebook.PAGES)
def test_the_rules_are_shown_in_german(page: str) -> None:
    told = run("rules", "--lang", "de", page).stdout
    title = rulebook.page(page, "de").partition("\n")[0]
    assert told.startswith(title)
    assert ")=" not in told
    assert "source:" not in told


def test_one_rule_is_shown_in_german() -> None:
    told = run("rules", "--lang", "de", "fox", "fox.monarch").stdout
    assert told.startswith(
        "### Monarch (11)\n`fox.monarch` · Quelle: Spielregel\n\nEin ausgespielter"
    )


@pytest.mark.parametrize("words", [["Schwan"], ["swan"], ["fox", "schwan"], ["fuchs", "Swan"]])
def test_a_name_of_either_language_finds_the_rule_in_the_language_that_is_read(
    words: list[str],
) -> None:
    assert run("rules", *words).stdout.startswith("### Swan (1)")
    assert run("rules", "--lang", "de", *words).stdout.startswith("### Schwan (1)")


def test_a_german_name_of_a_game_finds_its_page() -> None:
    assert run("rules", "fuchs").stdout == run("rules", "fox").stdout
    assert (
        run("rules", "--lang", "de", "Duett").stdout == run("rules", "--lang", "de", "duet").stdout
    )


def test_beside_its_game_a_name_means_the_card() -> None:
    assert run("rules", "fox", "fox").stdout.startswith("### Fox (3)")
    assert run("rules", "fox", "fuchs", "--lang", "de").stdout.startswith("### Fuchs (3)")


@pytest.mark.parametrize(
    ("variable", "value", "title"),
    [("LANG", "de_DE.UTF-8", "# Der Fuchs im Wald"), ("LC_ALL", "de_AT", "# Der Fuchs im Wald"),
     ("LANG", "xx_XX.UTF-8", "# The Fox in the Forest"), ("LANG", "C", "# The Fox in the Forest")],
)  # fmt: skip
def test_the_locale_chooses_the_language(
    variable: str, value: str, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    assert run("rules", "fox").stdout.startswith(title)
    assert run("rules", "fox", "--lang", "en").stdout.startswith("# The Fox in the Forest")


def test_a_language_without_pages_gets_the_english_ones_and_is_told_so() -> None:
    result = run("rules", "--lang", "fr", "fox")
    assert result.stdout == run("rules", "fox").stdout
    assert result.stderr.startswith("Il n’y a pas encore de pages de règles en français")


def test_a_word_that_means_nothing_is_refused() -> None:
    assert refused("rules", "chess").startswith("There is no rule page 'chess'. The pages are: fox")
    assert refused("rules", "Swann") == "There is no rule 'Swann'. Did you mean swan or swan song?"
    assert "schwan" in run("rules", "Schwann", "--lang", "de").stderr
    assert refused("rules", "poker", "fox.swan").startswith("There is no rule page 'poker'.")
    assert refused("rules", "fox", "zzzz").startswith("There is no rule 'zzzz'. Rule ids look like")


def test_a_player_in_lines_hears_that_there_are_no_pages_in_this_language() -> None:
    played = run("play", "fox", "--lang", "fr", "--seed", "1", stdin="règles\nfin\n").stdout
    assert "Il n’y a pas encore de pages de règles en français" in played
    assert "yet" not in run("play", "fox", "--seed", "1", stdin="rules\nquit\n").stdout


@pytest.mark.parametrize("words", [("Cygne",), ("deluxe", "cygne"), ("fox", "Cygne")])
def test_a_card_is_found_by_the_name_that_it_has_on_the_table(words: tuple[str, ...]) -> None:
    assert run("rules", "--lang", "fr", *words).stdout == run("rules", "Swan").stdout
