"""No sentence of any language names what only programs know: the id of a rule, an agent that is no
level, or an uncertainty as a sign.

All that the faces say comes from these catalogues, and their arguments are cards, names, numbers
and other messages; so this holds for the browser, the terminal and the pages of reviews alike.
`command.ftl` is left out of the names: its help says what may be typed.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Literal, Message, Term, TextElement
from fluent.syntax.visitor import Visitor

import tanglewood as tw
from tanglewood.rulebook import all_ids
from tanglewood.words import languages

WORDS: Final = Path(tw.__file__).parent / "words"
TYPED: Final = {"command.ftl"}
"""Where names of agents are what people type."""
ASKED_BY_ID: Final = {"rulebook-no-rule"}
"""What answers somebody who typed the id of a rule."""
PROGRAMS: Final = re.compile(
    r"±|\b(?:ismcts|heuristic|uniform|sloppy|mcts|learned-mixed|oak-1)\b|\b[a-z-]+-1\b"
    r"|\b(?:search|ismcts|blind|ahead):\s?(?:\d|N\b)"
)


class Texts(Visitor):
    """What a message says, without the names of its variables and of other messages."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  # Fluent's name
        self.found.append(str(node.value))

    def visit_StringLiteral(self, node: Literal) -> None:  # noqa: N802  # Fluent's name
        self.found.append(str(node.value))


def sentences(lang: str, without: set[str]) -> Iterator[tuple[str, str]]:
    for path in sorted((WORDS / lang).glob("*.ftl")):
        if path.name not in without:
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, Message | Term):
                    texts = Texts()
                    texts.visit(entry)
                    yield from ((entry.id.name, text) for text in texts.found)


@pytest.mark.parametrize("lang", languages())
def test_no_sentence_names_an_agent_or_shows_an_uncertainty(lang: str) -> None:
    said = list(sentences(lang, TYPED))
    assert len(said) > 1000
    assert not [it for it in said if PROGRAMS.search(it[1])]


@pytest.mark.parametrize("lang", languages())
def test_no_sentence_has_the_id_of_a_rule(lang: str) -> None:
    known = all_ids()
    wrong = [
        (name, text)
        for name, text in sentences(lang, TYPED)
        if name not in ASKED_BY_ID and {*re.findall(r"[a-z]+(?:[.][\w-]+)+", text)} & known
    ]
    assert not wrong


def test_the_pattern_finds_what_it_should() -> None:
    for text in ("27 ± 3 %", "ismcts says so", "by heuristic", "birch-1", "search:2000", "oak-1"):
        assert PROGRAMS.search(text)
    for text in ("a search of 1 minute", "a heuristics", "3 : 1", "Round 1"):
        assert not PROGRAMS.search(text)
