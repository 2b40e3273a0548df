"""Reads the rule pages: Markdown in which every rule is one section under a stable id.

Every language has the same pages with the same ids, and its own words for the source.

A section is a target line, a title, a line with the id and its source, a blank line, and the text::

    (fox.follow)=
    ### Following suit
    `fox.follow` · source: rulebook

    The follower plays ...

The text runs to the next target line or the next chapter (``## ``), whichever comes first.
"""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.rulebook.translations import ENGLISH, NotInRulebook, Source, folder, language

PAGES: Final = (
    "fox",
    "fox-manual",
    "fox-mini",
    "deluxe",
    "duet",
    "woods",
    "rulings",
    "glossary",
)

_TARGET = re.compile(r"\((?P<id>[a-z]+(?:[.-][A-Za-z0-9]+)+)\)=")
_TITLE = re.compile(r"### (?P<title>\S.*)")
_SOURCE_LINE = re.compile(r"`(?P<id>[^`]+)` · (?P<word>[^:]+): (?P<source>\S.*)")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its stable id, its title, how sure we are of it, its Markdown text, its page."""

    id: str
    title: str
    source: Source
    text: str
    page: str


class UnknownRule(NotInRulebook):
    """No rule has this id, or is called so. The message names what comes closest."""

    def __init__(
        self, rule_id: str, known: frozenset[str], names: frozenset[str] = frozenset()
    ) -> None:
        self.rule_id = rule_id[:60]
        self.near = _near(self.rule_id, names) or _near(self.rule_id, known)
        rule = shortened(self.rule_id, 60)
        super().__init__(
            Message("rulebook-no-rule-near", rule=rule, near=_either(self.near))
            if self.near
            else Message("rulebook-no-rule", rule=rule)
        )


class UnknownPage(NotInRulebook):
    """No rule page has this name. The message names the pages there are."""

    def __init__(self, name: str) -> None:
        pages = ", ".join(PAGES)
        super().__init__(Message("rulebook-no-page", page=shortened(name, 60), pages=pages))


class MalformedPage(ValueError):
    """A rule page departs from the section format. The message names the page and the line."""


def _near(rule_id: str, known: frozenset[str]) -> tuple[str, ...]:
    # Case is folded for the comparison only: "ruling.s10" should find "ruling.S10".
    spelling = {each.lower(): each for each in sorted(known)}
    return tuple(spelling[each] for each in get_close_matches(rule_id.lower(), spelling, n=3))


def _either(near: tuple[str, ...]) -> Message | str:
    *some, last = near
    return Message("rulebook-or", some=_either(tuple(some)), last=last) if some else last


@cache
def page(name: str, lang: str = ENGLISH) -> str:
    """The whole Markdown text of a rule page."""
    if name not in PAGES:
        raise UnknownPage(name)
    return folder(language(lang).code).joinpath(f"{name}.md").read_text("utf-8")


@cache
def rules(name: str, lang: str = ENGLISH) -> tuple[Rule, ...]:
    """The rules of a page, in page order."""
    return parse(page(name, lang), name, lang)


def find(rule_id: str, lang: str = ENGLISH) -> Rule:
    """The rule with this id; `UnknownRule` if there is none."""
    index = _index(lang)
    if rule_id not in index:
        raise UnknownRule(rule_id, all_ids())
    return index[rule_id]


@cache
def all_ids() -> frozenset[str]:
    """The ids of all rules on all pages."""
    return frozenset(_index(ENGLISH))


@cache
def _index(lang: str) -> dict[str, Rule]:
    index: dict[str, Rule] = {}
    for name in PAGES:
        for rule in rules(name, lang):
            if rule.id in index:
                pages = f"{index[rule.id].page!r} and {name!r}"
                raise MalformedPage(f"Rule {rule.id} has two sections, on {pages}; one must go.")
            index[rule.id] = rule
    return index


def parse(text: str, name: str, lang: str = ENGLISH) -> tuple[Rule, ...]:
    """The rules in the Markdown `text` of the page called `name`; `MalformedPage` if it is not one.

    A heading of the third level without a target line is refused too, since it would be a rule
    that nobody can cite.
    """
    lines = text.splitlines()
    found: list[Rule] = []
    at = 0
    while at < len(lines):
        target = _TARGET.fullmatch(lines[at])
        if target is None:
            if lines[at].startswith("### "):
                raise _malformed(name, at, "a rule's title needs a line '(rule.id)=' above it")
            at += 1
            continue
        end = _end_of_section(lines, at + 1)
        found.append(_section(lines[at:end], target["id"], name, at, lang))
        at = end
    return tuple(found)


def _end_of_section(lines: list[str], start: int) -> int:
    for at in range(start, len(lines)):
        if lines[at].startswith("## ") or _TARGET.fullmatch(lines[at]):
            return at
    return len(lines)


def _section(lines: list[str], rule_id: str, name: str, at: int, lang: str) -> Rule:
    head = [*lines[1:4], "", "", ""]
    title = _TITLE.fullmatch(head[0])
    if title is None:
        raise _malformed(name, at + 1, f"{rule_id} needs a title line '### Title' here")
    spoken = language(lang)
    line = _SOURCE_LINE.fullmatch(head[1])
    if line is None or (line["id"], line["word"]) != (rule_id, spoken.source):
        raise _malformed(name, at + 2, f"expected '`{rule_id}` · {spoken.source}: ...' here")
    meant: dict[str, Source] = {word: source for source, word in spoken.sources.items()}
    if line["source"] not in meant:
        raise _malformed(name, at + 2, f"the source must be one of {', '.join(meant)}")
    text = "\n".join(lines[4:]).strip()
    if head[2] or not text:
        raise _malformed(name, at + 3, f"{rule_id} needs a blank line here and then its text")
    if any(line.startswith("### ") for line in lines[4:]):
        raise _malformed(name, at, f"{rule_id} holds a second title; give that its own target line")
    return Rule(rule_id, title["title"], meant[line["source"]], text, name)


def _malformed(name: str, at: int, what: str) -> MalformedPage:
    return MalformedPage(f"Rule page {name!r}, line {at + 1}: {what}.")
