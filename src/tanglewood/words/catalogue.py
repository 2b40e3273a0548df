"""The messages of a language: every `.ftl` file of its folder, read as Project Fluent reads it.

A language is a folder. What it lacks is said in English.
"""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tanglewood.games.registry import FAMILIES

SOURCE: Final = "en"
"""The language in which messages are written first, and which has all of them."""

NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}
"""What each language calls itself."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    found = {each.name for each in resources.files(__package__).iterdir() if _files(each)}
    return (SOURCE, *sorted(found - {SOURCE}))


def bundle(lang: str) -> FluentBundle:
    """All messages of a language, those that families bring along included."""
    return _bundle(lang, tuple(family.words for family in FAMILIES.values() if family.words))


@cache
def _bundle(lang: str, brought: tuple[str, ...]) -> FluentBundle:
    # No isolation marks around arguments: terminals show them as boxes.
    found = FluentBundle([lang], use_isolating=False)
    folders = [resources.files(__package__), *(resources.files(it) / "words" for it in brought)]
    for file in (file for folder in folders for file in _files(folder / lang)):
        found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


def has(lang: str, message: str) -> bool:
    """Whether there is a message with this id."""
    return bool(bundle(lang).has_message(message)) or bool(bundle(SOURCE).has_message(message))


def formatted(lang: str, message: str, args: dict[str, Any]) -> str:
    """The sentence of a message; a KeyError where there is none in English either."""
    for code in (lang, SOURCE):
        if bundle(code).has_message(message):
            value = bundle(code).get_message(message).value
            if value is not None:
                text, errors = bundle(code).format_pattern(value, args)
                if errors:
                    raise ValueError(f"{code}: {message} cannot be said: {errors[0]!r}")
                return str(text)
    raise KeyError(message)


def _files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((it for it in folder.iterdir() if it.name.endswith(".ftl")), key=lambda f: f.name)
