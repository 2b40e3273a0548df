"""A view as lines of text, and what every client says alike, by the voice of its table
(`tanglewood.words.table_voice`)."""

import re
from collections.abc import Sequence
from typing import Any, Protocol

from tanglewood.core import layout
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.sheet import Line, rendered
from tanglewood.core.view import View
from tanglewood.words import ENGLISH, Voice


class LayoutModule(Protocol):
    """What a family's module offers."""

    COLOURS: Sequence[tuple[str, str]]
    """Patterns of text with their colours."""

    def sheet(self, game: Any, plain: dict[str, Any]) -> list[Line]:
        """The table in lines, from the plain values of a view."""

    def prompt(self, view: Any) -> Message:
        """What the seat to act is asked."""

    def label(self, game: Any, plain: dict[str, Any], text: str) -> Message | None:
        """A choice in words; None if its text says all."""


def position(view: View, voice: Voice) -> list[str]:
    """What lies on the table, as the viewer may know it."""
    return rendered(layout.sheet(view.game, view.plain()), voice.say)


def memory_lines(view: View, voice: Voice) -> list[str]:
    """Of these lines, what could be remembered or concluded: facts, then the tricks won."""
    known, won = [], []
    for line in layout.sheet(view.game, view.plain()):
        if isinstance(line, Message) and line.id == "sheet-line":
            title = line.args["title"]
            if title == Message("sheet-known"):
                known.append(voice.argument(line.args["text"]))
            elif title == Message("sheet-won"):
                won.append(voice.say(line))
    return known + won


def prompt(view: View, voice: Voice) -> str:
    """What the seat to act is asked."""
    return voice.say(layout.prompt(view))


def choices(view: View, voice: Voice, width: int = 96) -> list[str]:
    """The legal actions, numbered from 1, in as many columns as fit in the width."""
    plain, legal = view.plain(), view.legal
    digits = len(str(len(legal)))
    items = []
    for number, action in enumerate(legal, 1):
        words = label(view.game, plain, action.text, voice)
        items.append(f"{number:>{digits}}) {choice(action.text, words, voice)}")
    column = max(map(len, items)) + 3
    across = max(1, min((min(width, 96) + 1) // column, 6))  # no gap is needed after the last
    return [
        "  " + "".join(item.ljust(column) for item in items[at : at + across]).rstrip()
        for at in range(0, len(items), across)
    ]


def choice(text: str, words: str, voice: Voice) -> str:
    """A choice as it is listed: what it is about (`decree=B3`) is asked above the list."""
    about, _, value = text.rpartition("=")
    if about:
        return words or voice.card(value)
    return words if text.isalpha() and words else f"{text}  {words}".rstrip()


def label(game: Game[Any], plain: dict[str, Any], text: str, voice: Voice) -> str:
    """A choice in words; '' where its text says all."""
    words = voice.say(layout.label(game, plain, text) or "")
    return "" if words == text else words


def colours(game: str, voice: Voice = ENGLISH) -> tuple[tuple[str, str], ...]:
    """Patterns of a game's cards with their colours."""
    return tuple(
        (re.sub(r"\{([a-zA-Z-]+)\}", lambda id: re.escape(voice(id[1])), pattern), colour)
        for pattern, colour in layout.layout_of(game).COLOURS
    )
