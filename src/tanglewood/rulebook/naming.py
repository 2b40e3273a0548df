"""Finds a page or a rule by what people call it, in any language: Swan, Schwan, Fuchs.

A rule is called by its title, with or without the rank in brackets, and a page or a rule also by
the further names of `language.toml`. Capitals do not matter. The names of the language that is
read come first: a Gift is a present in English and poison in German.
"""

import re
from functools import cache

from tanglewood.rulebook.reader import PAGES, Rule, UnknownPage, UnknownRule, all_ids, find, rules
from tanglewood.rulebook.translations import ENGLISH, language, languages

_RANK = re.compile(r" \(\d+\)$")


def page_called(word: str, lang: str = ENGLISH) -> str:
    """The name of the page that is called so; `UnknownPage` if there is none."""
    if word in PAGES:
        return word
    for names in _in_order(lang):
        if (meant := names.get(_spelled(word), "")) in PAGES:
            return meant
    raise UnknownPage(word)


def rule_called(word: str, lang: str = ENGLISH, page: str | None = None) -> Rule:
    """The rule that has this id or is called so, on `page` rather than on another; `UnknownRule`
    if there is none. Its text is in the language `lang`."""
    if word in all_ids():
        return find(word, lang)
    on_pages = ([page] if page else []) + [None]
    for on_page in on_pages:
        for names in _in_order(lang, on_page):
            if (meant := names.get(_spelled(word), "")) in all_ids():
                return find(meant, lang)
    names = {name: meant for names in _in_order(lang) for name, meant in names.items()}
    raise UnknownRule(word, {name: meant for name, meant in names.items() if meant in all_ids()})


def _in_order(lang: str, page: str | None = None) -> list[dict[str, str]]:
    others = [code for code in languages() if code != lang]
    return [_names(code, page) for code in (lang, *others)]


@cache
def _names(lang: str, page: str | None) -> dict[str, str]:
    """What each name of a language means. Where two rules share a title, the first page has it;
    a further name comes before any title, and a page before a rule."""
    found: dict[str, str] = {}
    for meant, names in language(lang).names.items():
        if page is None or meant in {rule.id for rule in rules(page)}:
            found |= dict.fromkeys(map(_spelled, names), meant)
    for name in PAGES if page is None else (page,):
        for rule in rules(name, lang):
            for title in (rule.title, _RANK.sub("", rule.title)):
                found.setdefault(_spelled(title), rule.id)
    return found


def _spelled(name: str) -> str:
    return " ".join(name.casefold().split())
