"""The command line speaks every language: its help, its errors, and whole games in lines."""

import json
import re
from functools import cache
from importlib import resources

import pytest
from click.shell_completion import ShellComplete
from fluent.syntax import FluentParser
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from tanglewood import words
from tanglewood.cli import COMMANDS, cli
from tanglewood.games.registry import GAMES, load
from tanglewood.words import NAMES, Voice, languages
from tests.cli.helpers import refused, run

OTHERS = [lang for lang in languages() if lang != "en"]
PAGES = [(), *((name,) for name in COMMANDS)]
PAGES += [("store", name) for name in ("where", "export", "backup", "delete")]


def _sentences(page: str) -> set[str]:
    """The lines of more than two words, without examples and what only names options or games."""
    lines = (re.sub(r" {2,}", "  ", line.strip()) for line in page.splitlines())
    told = (part for line in lines for part in line.split("  "))
    return {it for it in told if len(re.findall(r"[A-Za-z]{2,}", it)) > 2 and it[0] not in "-["}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("command", PAGES, ids=" ".join)
def test_help_has_no_english_sentence_left(lang: str, command: tuple[str, ...]) -> None:
    english = run(*command, "--help").stdout
    other = run("--lang", lang, *command, "--help").stdout
    names = "[fox, fox-manual, fox-mini, deluxe]"
    assert not (_sentences(english) & _sentences(other)) - {names}
    assert not {"Usage:", "Options:", "Commands:", "Example:"} & set(other.split())
    assert {*re.findall("--[a-z-]+", other)} == {*re.findall("--[a-z-]+", english)}


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
    sentence = f"The language 'xx' is not available. Choose from: {there}."
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


@pytest.mark.parametrize("lang", OTHERS)
def test_what_programs_read_is_english(lang: str) -> None:
    for command in (["games", "--json"], ["doctor", "--json"],
                  ["simulate", "fox-mini", "--games", "2", "--json"]):  # fmt: skip
        assert json.loads(run("--lang", lang, *command).stdout) == json.loads(run(*command).stdout)


def test_the_tab_key_explains_in_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    complete = ShellComplete(cli, {}, "tanglewood", "_TANGLEWOOD_COMPLETE")
    assert complete.get_completions(["play"], "fox")[0].help == "Der Fuchs im Wald"
    assert complete.get_completions([], "rep")[0].help == "Erzählt eine Aufzeichnung nach."
    assert [it.value for it in complete.get_completions(["--lang"], "")] == [*languages()]


class Texts(Visitor):
    """The words of a message, without what is put in while it is said."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  # Fluent's name
        self.found |= set(WORD.findall(node.value))


WORD = re.compile(r"[^\W\d_]{3,}")


@cache
def _words(lang: str) -> frozenset[str]:
    """Every word of a language's catalogue."""
    texts = Texts()
    for file in resources.files(words).joinpath(lang).iterdir():
        texts.visit(FluentParser().parse(file.read_text("utf-8")))
    return frozenset(texts.found)


TYPED = "?\nshow\nlog\nhint\nundo\nsave\nnonsense\nB99\nM11\nresign\nsave x.json\n" + "1\n" * 900


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("mode", ["--memory", "--assist"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_has_no_english_word(lang: str, mode: str, game: str) -> None:
    english_only = _words("en") - _words(lang)
    seats = ",".join(["Ann=human", "Ben=heuristic"][: load(game).seats])
    play = ("play", game, "--seed", "5", "--seats", seats, mode, "--save", "g.json")
    told = run("--lang", lang, *play, stdin=TYPED).stdout
    typed = set(WORD.findall(TYPED))
    assert not (set(WORD.findall(told)) & english_only) - typed
    retold = run("--lang", lang, "replay", "g.json").stdout
    assert not set(WORD.findall(retold)) & english_only
    assert told.count("\n") > 80


@pytest.mark.parametrize("lang", OTHERS)
def test_commands_may_be_typed_in_the_language(lang: str) -> None:
    voice = Voice(lang)
    own = [voice(f"line-word-{name}") for name in ("help", "show", "log", "undo", "quit")]
    told = run("--lang", lang, "play", "fox", "--seed", "3", stdin="\n".join(own) + "\n").stdout
    assert voice("line-help-number-why") in told
    assert voice("line-unfinished") in told
    assert "?" not in told.partition(voice("line-help-quit-why"))[2]
    up = f"{voice('line-word-resign')} {voice('line-yes')}\n"
    assert voice("line-unfinished") not in run("--lang", lang, "play", "fox", stdin=up).stdout


def test_a_choice_may_be_typed_as_it_is_listed() -> None:
    play = ("--lang", "de", "play", "deluxe", "--seed", "5", "--seats", "Ann=human,Ben=heuristic")
    assert "Ann spielt Axt." in run(*play, stdin="axt\n").stdout
    assert "Ann spielt Axt." in run(*play, stdin="Axe\n").stdout
    decree = run("play", "fox", "--seed", "3", "--seats", "human,human", stdin="B3\nk9\nB4\n")
    assert "Player 1 makes K9 (Witch) the decree" in decree.stdout
