"""Rules and pages by what people call them, in any language: `fairy` and `Fee` find `deluxe.fairy`.

A rule is called by its title, with or without an article and the rank in brackets, by the further
names of `language.toml`, and by the last word of its id. Capitals do not matter. The names of the
language that is read come first: a Gift is a present in English and poison in German.
"""

import re
from functools import cache
from typing import Final

from tanglewood.rulebook.reader import (
    PAGES,
    Rule,
    UnknownPage,
    UnknownRule,
    all_ids,
    find,
    page,
    rules,
)
from tanglewood.rulebook.translations import ENGLISH, language, languages

_RANK: Final = re.compile(r" \(\d+\)$")

_BUILT_ON: Final = {"fox-manual": "fox", "fox-mini": "fox", "deluxe": "fox"}
"""The page that goes on where a game's own page says nothing."""


def named(text: str, game: str = "", lang: str = ENGLISH) -> Rule:
    """The rule with this id, or the one that is called so, in the language `lang`; the game's own
    rules come first. `UnknownRule` if there is none."""
    wanted = _spelled(text)
    for place in (game, _BUILT_ON.get(game, "")):
        pages = (place,) if place in PAGES else ()
        if (found := _found(wanted, pages, lang)) is not None:
            return find(found, lang)
    ids = {each.lower(): each for each in all_ids()}
    found = ids.get(wanted) or _found(wanted, PAGES, lang)
    if found is None:
        raise UnknownRule(text, all_ids(), known_names(lang))
    return find(found, lang)


def page_called(text: str, lang: str = ENGLISH) -> str:
    """The name of the page that is called so; `UnknownPage` if there is none."""
    wanted = _spelled(text)
    if wanted in PAGES:
        return wanted
    for code in _in_order(lang):
        for name in PAGES:
            if wanted in map(_spelled, language(code).names.get(name, ())):
                return name
    raise UnknownPage(text)


@cache
def known_names(lang: str = ENGLISH) -> frozenset[str]:
    """Every name of this language that finds a rule, without the rank in brackets."""
    found = [_by_name(name, lang) for name in PAGES]
    found += [_by_id(name) for name in PAGES]
    return frozenset(_RANK.sub("", name) for names in found for name in names)


def readable(name: str, lang: str = ENGLISH) -> str:
    """A page for people and for language models: without the anchors of the documentation."""
    lines = page(name, lang).splitlines()
    return "\n".join(line for line in lines if not re.fullmatch(r"\(\S+\)=", line)) + "\n"


def _found(wanted: str, pages: tuple[str, ...], lang: str) -> str | None:
    """The id of the rule that is called so on one of the pages."""
    for code in _in_order(lang):
        short = _without_article(wanted, code)
        for name in pages:
            if (found := _by_name(name, code).get(short)) is not None:
                return found
    return next((by_id[wanted] for by_id in map(_by_id, pages) if wanted in by_id), None)


def _in_order(lang: str) -> tuple[str, ...]:
    return (lang, *(code for code in languages() if code != lang))


@cache
def _by_name(name: str, lang: str) -> dict[str, str]:
    """The ids of a page by the further names and the titles of its rules."""
    found: dict[str, str] = {}
    for rule in rules(name, lang):
        found |= dict.fromkeys(map(_spelled, language(lang).names.get(rule.id, ())), rule.id)
    for rule in rules(name, lang):
        for title in (rule.title, _RANK.sub("", rule.title)):
            found.setdefault(_without_article(_spelled(title), lang), rule.id)
    return found


@cache
def _by_id(name: str) -> dict[str, str]:
    """The ids of a page by their last word, where that is no other's."""
    found: dict[str, str] = {}
    for rule in rules(name):
        found.setdefault(rule.id.rpartition(".")[2].replace("-", " ").lower(), rule.id)
    return found


def _spelled(name: str) -> str:
    return " ".join(name.casefold().split())


def _without_article(name: str, lang: str) -> str:
    first, _, rest = name.partition(" ")
    return rest if rest and first in language(lang).articles else name
