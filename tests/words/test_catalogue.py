"""Every language says every message, with the same arguments; nothing is missing or left over."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

from tanglewood.words import NAMES, languages
from tanglewood.words.catalogue import entries, has_own

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "src" / "tanglewood" / "words"
SAID_BY = {"Message", "voice", "t", "knows"}
"""What is called with the id of a message first."""
PYTHON = [it for it in (ROOT / "src").rglob("*.py") if WORDS not in it.parents]
PAGE = [it for it in (ROOT / "web" / "src").rglob("*") if it.suffix in {".ts", ".svelte"}]
"""The files of the web client that say messages."""


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.found.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """The variables of every message of a language, by its id; the same id twice is an error."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted((WORDS / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{lang}/{path.name}: {entry.content!r}"
            if isinstance(entry, Message | Term):
                seen = Variables()
                seen.visit(entry)
                name = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
                assert name not in found, f"{lang}/{path.name}: {name} appears twice"
                found[name] = frozenset(seen.found)
    return found


def said() -> Iterator[str]:
    """Every id that is asked for, as a pattern: what is put in while running may be anything."""
    for path in PYTHON:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and _called(node.func) in SAID_BY:
                yield from _patterns(node.args[0])
    for path in PAGE:
        text = path.read_text("utf-8")
        for _, quoted in re.findall(r"\b(?:t|tOr|known)\(\s*(['`])(.+?)\1", text):
            yield _of_template(quoted)


def _of_template(text: str) -> str:
    return ".+".join(map(re.escape, re.split(r"\$\{.*?\}", text)))


def _called(func: ast.expr) -> str:
    if isinstance(func, ast.Attribute):
        return func.attr
    return func.id if isinstance(func, ast.Name) else ""


def _patterns(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
            for part in node.values
        )
    elif isinstance(node, ast.IfExp):
        yield from _patterns(node.body)
        yield from _patterns(node.orelse)


@pytest.mark.parametrize("lang", languages())
def test_a_language_has_a_name_of_its_own(lang: str) -> None:
    assert NAMES[lang]


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_a_language_says_every_message_with_the_same_variables(lang: str) -> None:
    assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", languages())
def test_a_message_is_found_without_reading_the_others(lang: str) -> None:
    assert set(entries(lang)) == set(messages(lang))
    assert all(has_own(lang, message) for message in messages(lang))


@pytest.mark.parametrize("lang", languages())
def test_uncertainty_is_said_in_words(lang: str) -> None:
    for path in sorted((WORDS / lang).glob("*.ftl")):
        assert "±" not in path.read_text("utf-8"), path.name


def test_every_message_that_is_asked_for_exists() -> None:
    known = messages("en")
    missing = {it for it in said() if not any(re.fullmatch(it, message) for message in known)}
    assert not missing


def test_every_message_is_asked_for() -> None:
    """By a call, by a text that is put together and begins like it, or as an id in a table of the
    code, be it with something added to it."""
    files = (*PYTHON, *PAGE, *WORDS.glob("*.py"))
    sources = "\n".join(path.read_text("utf-8") for path in files)
    templates = map(_of_template, re.findall(r"`([a-z]+-[^` ]*\$\{[^`]+)`", sources))
    begun = (it for it in (*said(), *made()) if not it.startswith(".+"))
    patterns = re.compile("|".join(sorted({f"(?:{it})" for it in (*begun, *templates)})))
    literal = set(re.findall(r"""["'`]([a-z][a-zA-Z0-9-]+)["'`]""", sources))
    unused = {
        message
        for message in messages("en")
        if not message.startswith("-")
        and message not in literal
        and not patterns.fullmatch(message)
        and not any(message.startswith(f"{it}-") for it in literal if "-" in it)
    }
    assert unused <= {"list-and"}, unused


def made() -> Iterator[str]:
    """Every text that begins like an id, as a pattern."""
    for path in PYTHON:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr) and re.match(r"f?.[a-z]+-", ast.unparse(node)):
                yield from (it.replace(".+", ".*") for it in _patterns(node))
