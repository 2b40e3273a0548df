"""The messages of a language: every `.ftl` file of its folder, read as Project Fluent reads it.

A language is a folder. What it lacks is said in English.
"""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tanglewood.core.errors import BadOption, TanglewoodError
from tanglewood.core.message import Message
from tanglewood.core.printable import shortened
from tanglewood.games.registry import FAMILIES

SOURCE: Final = "en"
"""The language in which messages are written first, and which has all of them."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) =.*(?:\n(?: .*)?)*", re.MULTILINE)
"""An entry goes on as long as its lines are indented or empty."""
_REFERENCE: Final = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)\s*[}(.]")

NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}
"""What each language calls itself."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    found = {each.name for each in resources.files(__package__).iterdir() if _files(each)}
    return (SOURCE, *sorted(found - {SOURCE}))


def _folders() -> tuple[str, ...]:
    """The packages whose folder `words` has messages, after our own: families bring theirs."""
    return tuple(family.words for family in FAMILIES.values() if family.words)


def checked_language(lang: object) -> str:
    """The code of a language that there is."""
    if isinstance(lang, str) and lang in languages():
        return lang
    there = ", ".join(languages())
    raise BadOption(Message("error-language", code=shortened(lang), there=there))


def entries(lang: str) -> dict[str, str]:
    """The source of every message and term of a language, by its id."""
    return _entries(lang, _folders())


@cache
def _entries(lang: str, brought: tuple[str, ...]) -> dict[str, str]:
    folders = [resources.files(__package__), *(resources.files(it) / "words" for it in brought)]
    files = [file for folder in folders for file in _files(folder / lang)]
    return {
        found[1]: found[0] for file in files for found in _ENTRY.finditer(file.read_text("utf-8"))
    }


@cache
def bundle(lang: str) -> FluentBundle:
    """The messages of a language that were asked for; to read all of them takes a tenth of a
    second, and home or a command says a few."""
    # No isolation marks around arguments: terminals show them as boxes.
    return FluentBundle([lang], use_isolating=False)


def has_own(lang: str, message: str) -> bool:
    """Whether a language has this message itself; it can be said then."""
    return _has_own(lang, message, _folders())


@cache
def _has_own(lang: str, message: str, brought: tuple[str, ...]) -> bool:
    source = _entries(lang, brought).get(message)
    if source is None:
        return False
    bundle(lang).add_resource(FluentResource(source))
    for other in _REFERENCE.findall(source):
        _has_own(lang, other, brought)
    return True


def has(lang: str, message: str) -> bool:
    """Whether there is a message with this id."""
    return has_own(lang, message) or has_own(SOURCE, message)


class CannotSay(TanglewoodError):
    """A message that is not in the catalogue, or lacks something that its sentence speaks of."""


def format_message(lang: str, message: str, args: dict[str, Any]) -> str:
    """The sentence of a message; `CannotSay` where there is none in English either."""
    for code in (lang, SOURCE):
        if has_own(code, message):
            value = bundle(code).get_message(message).value
            if value is not None:
                text, errors = bundle(code).format_pattern(value, args)
                if errors:
                    raise CannotSay(f"The message {message!r} cannot be said: {errors[0]}.")
                return str(text)
    raise CannotSay(f"There is no message {shortened(message)!r} in the catalogue.")


def _files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((it for it in folder.iterdir() if it.name.endswith(".ftl")), key=lambda f: f.name)
