"""The voice of one table: it knows who sits there and what its cards are called."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from tanglewood.core.game import Game
from tanglewood.core.seat import SPECTATOR
from tanglewood.words.catalogue import SOURCE, formatted
from tanglewood.words.voice import Voice


def table_voice(
    game: Game[Any], names: Sequence[str] = (), viewer: int = SPECTATOR, lang: str = SOURCE
) -> Voice:
    """Says the messages of a game to a viewer, who is called 'you': `voice.say(game.message(it))`.

    A card is said as its text with its character: 'B3 (Fox)', 'B3 (Fuchs)', 'B3 (Renard)'.
    """
    return Voice(
        lang,
        names=names,
        viewer=viewer,
        card=lambda voice, text: card_text(voice.lang, text, game.character(text)),
    )


@cache
def card_text(lang: str, text: str, character: str) -> str:
    """A card in a line of text; special cards go by their names alone."""
    if text.isdecimal():  # of Into the Woods
        return formatted(lang, "card-value", {"value": int(text)})
    if not character:
        return text
    name = formatted(lang, f"card-{character}", {})
    if character.startswith("special-"):
        return formatted(lang, "card-special", {"name": name})
    return formatted(lang, "card-text", {"text": text, "name": name})
