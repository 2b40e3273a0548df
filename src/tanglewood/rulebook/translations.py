"""The languages of the rule pages: a folder here with all pages and a `language.toml` is one.

That file holds what the pages cannot say themselves: the language's own name, the words for the
sources, what else people call a page or a rule, and the front page of the documentation.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, Literal, get_args

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened

Source = Literal["rulebook", "secondary", "house", "ruling"]

SOURCES: Final[tuple[Source, ...]] = get_args(Source)

ENGLISH: Final = "en"
"""The language that is used where there are no pages in the one that was asked for."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the rule pages; `code` is the name of its folder."""

    code: str
    name: str
    source: str
    """The word 'source' in this language."""
    sources: Mapping[Source, str]
    """How this language says where a rule comes from."""
    articles: tuple[str, ...]
    """The words before a name that may be left out."""
    quotes: str
    """What stands before a title in a sentence, and what after it."""
    names: Mapping[str, tuple[str, ...]]
    """Further names, by the page or the rule id that they mean."""
    title: str
    about: str

    def marked(self, rule_id: str, source: Source) -> str:
        """The line below a rule's title."""
        return f"`{rule_id}` · {self.source}: {self.sources[source]}"


class NotInRulebook(TanglewoodError, KeyError):
    """A rule, a page or a language that the rule pages do not have."""

    def __str__(self) -> str:
        return str(self.message)  # a KeyError would show it in quotes


class UnknownLanguage(NotInRulebook):
    """There are no rule pages in this language. The message names the languages there are."""

    def __init__(self, code: str) -> None:
        known = ", ".join(f"{each.code} ({each.name})" for each in map(language, languages()))
        super().__init__(Message("rulebook-no-language", language=shortened(code), known=known))


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    folders = (each for each in _room().iterdir() if each.joinpath("language.toml").is_file())
    return tuple(sorted((each.name for each in folders), key=lambda code: (code != ENGLISH, code)))


@cache
def language(code: str) -> Language:
    """The language with this code; `UnknownLanguage` if there is none."""
    if code not in languages():
        raise UnknownLanguage(code)
    text = folder(code).joinpath("language.toml").read_text("utf-8")
    found = tomllib.loads(text)
    return Language(
        code=code,
        name=found["name"],
        source=found["source"],
        sources={source: found["sources"][source] for source in SOURCES},
        articles=tuple(found["articles"]),
        quotes=found["quotes"],
        names={meant: tuple(names) for meant, names in found["names"].items()},
        title=found["title"],
        about=found["about"].strip(),
    )


def folder(code: str) -> Traversable:
    """The folder of a language."""
    return _room().joinpath(code)


def known(tag: str) -> str | None:
    """The language that a tag such as `de`, `de-AT` or `de_CH.UTF-8` asks for, if we have it."""
    code = tag.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in languages() else None


def _room() -> Traversable:
    return resources.files("tanglewood.rulebook")
