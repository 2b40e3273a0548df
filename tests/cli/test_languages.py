"""The command line speaks every language: its help, its errors, and whole games in lines."""

import json
import re

import pytest
from click.shell_completion import ShellComplete

from tanglewood.cli import COMMANDS, cli
from tanglewood.words import NAMES, languages
from tests.cli.helpers import refused, run

OTHERS = [lang for lang in languages() if lang != "en"]
PAGES = [(), *((name,) for name in COMMANDS)]
PAGES += [("store", name) for name in ("where", "export", "backup", "delete")]


def _sentences(page: str) -> set[str]:
    """The lines of more than two words, without examples and what only names options or games."""
    lines = (re.sub(r" {2,}", "  ", line.strip()) for line in page.splitlines())
    told = (part for line in lines for part in line.split("  "))
    return {
        it for it in told if len(re.findall(r"[A-Za-z]{2,}", it)) > 2 and "tanglewood" not in it
    }


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("command", PAGES, ids=" ".join)
def test_help_has_no_english_sentence_left(lang: str, command: tuple[str, ...]) -> None:
    english = run(*command, "--help").stdout
    other = run("--lang", lang, *command, "--help").stdout
    names = "[fox, fox-manual, fox-mini, deluxe]"
    assert not (_sentences(english) & _sentences(other)) - {names}
    assert not {"Usage:", "Options:", "Commands:", "Example:"} & set(other.split())
    assert other.count("--") == english.count("--"), "the same options"


@pytest.mark.parametrize("words", [("--lang", "de", "games"), ("games", "--lang=de")])
def test_the_language_may_be_named_anywhere(words: tuple[str, ...]) -> None:
    assert "Quellen: " in run(*words).stdout
    assert run(*words, "--help").stdout.startswith("Aufruf: ")


def test_help_before_the_language_is_in_that_language() -> None:
    assert run("games", "--help", "--lang", "fr").stdout.startswith("Utilisation")


@pytest.mark.parametrize(
    ("variable", "value", "begin"),
    [("LANG", "de_AT.UTF-8", "Aufruf"), ("TANGLEWOOD_LANG", "fr", "Utilisation"),
     ("LANG", "pt_BR", "Usage")],
)  # fmt: skip
def test_the_locale_chooses_the_language(
    variable: str, value: str, begin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    assert run("--help").stdout.startswith(begin)
    assert run("--lang", "en", "--help").stdout.startswith("Usage")


def test_an_unknown_language_is_refused() -> None:
    there = ", ".join(f"{code} ({name})" for code, name in NAMES.items())
    sentence = f"There is no language 'xx' here. There are: {there}."
    assert refused("--lang", "xx", "games") == sentence
    assert refused("rules", "fox", "--lang", "xx") == sentence


WRONG = [
    ["--nonsense"], ["simulat"], ["xyzzy"], ["check"], ["check", "none.json"], ["check", "."],
    ["simulate", "fox", "--sed", "1"], ["simulate", "fox", "--seed"], ["games", "--jsn"],
    ["simulate", "fox", "--games", "x"], ["simulate", "fox", "--games", "0"],
    ["play", "fox", "--seed", "-1"], ["play", "fox", "--save", ""], ["play", "fox", "--open"],
    ["play", "fox", "--save", "missing/game.json"], ["play", "fox", "--seats", "human"],
    ["arena", "uniform", "uniform", "--seconds", "0"], ["arena", "uniform", "--sprt", "0"],
    ["arena", "uniform", "uniform", "--seconds", "x"], ["arena", "uniform"], ["games", "--json=1"],
    ["arena", "uniform", "uniform", "--seconds", "nan"], ["completion"], ["completion", "tcsh"],
    ["games", "chess", "go"], ["perft", "fox"], ["serve", "--host", ""], ["tui", "fox"],
    ["store", "delete", "--table", "nosuch", "--yes"], ["store", "delete"],
    ["store", "where", "--db", "sqlite:///missing.sqlite"], ["play", "fox", "--target", "many"],
    ["play", "fax"], ["play", "fox", "--level", "2"], ["rules", "chess"], ["rules", "fox", "zzz"],
    ["play", "fox", "--seats", "human,cheater"], ["play", "fox", "--seats", "human,cmd:missing"],
]  # fmt: skip


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("args", WRONG, ids=" ".join)
def test_a_wrong_wish_gets_one_sentence_in_every_language(lang: str, args: list[str]) -> None:
    english = refused(*args)
    result = run("--lang", lang, *args)
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert not line.startswith("Error")
    sentence = line.partition(":")[2]
    assert not set(re.split(r"(?<=[.?]) ", english)) & set(re.split(r"(?<=[.?]) ", sentence))
    assert not re.search(r"\b(the|is|are|not|no|of|See|which)\b", sentence), sentence


def test_a_yes_is_understood_in_every_language() -> None:
    run("store", "where")  # makes the store
    for lang in languages():
        told = run("--lang", lang, "store", "delete", "--everything", stdin="").output
        assert told.strip()


@pytest.mark.parametrize("lang", OTHERS)
def test_what_programs_read_is_english(lang: str) -> None:
    for words in (["games", "--json"], ["doctor", "--json"],
                  ["simulate", "fox-mini", "--games", "2", "--json"]):  # fmt: skip
        assert json.loads(run("--lang", lang, *words).stdout) == json.loads(run(*words).stdout)


def test_the_tab_key_explains_in_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    complete = ShellComplete(cli, {}, "tanglewood", "_TANGLEWOOD_COMPLETE")
    assert complete.get_completions(["play"], "fox")[0].help == "Der Fuchs im Wald"
    assert complete.get_completions([], "rep")[0].help == "Erzählt eine Aufzeichnung nach."
    assert [it.value for it in complete.get_completions(["--lang"], "")] == [*languages()]
