"""The voice of one table: it knows who sits there and what its cards are called."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from tanglewood.core.arguments import checked_names, checked_viewer
from tanglewood.core.errors import wrong_kind
from tanglewood.core.game import Game
from tanglewood.core.seat import SPECTATOR
from tanglewood.words.catalogue import SOURCE, format_message
from tanglewood.words.voice import Voice


def table_voice(
    game: Game[Any], names: Sequence[str] = (), viewer: int = SPECTATOR, lang: str = SOURCE
) -> Voice:
    """Says the messages of a game to a viewer, who is called 'you': `voice.say(game.message(it))`.

    `names` has one for every seat, or none. A card is said as its text with its character: 'B3
    (Fox)', 'B3 (Fuchs)', 'B3 (Renard)'.
    """
    if not isinstance(game, Game):
        raise wrong_kind("type-no-game", game)
    return Voice(
        lang,
        names=checked_names(names, game.seats),
        viewer=checked_viewer(viewer, game.seats),
        card=lambda voice, text: card_text(voice.lang, text, game.character(text)),
    )


@cache
def card_text(lang: str, text: str, character: str) -> str:
    """A card in a line of text; special cards go by their names alone."""
    if text.isdecimal():  # of Into the Woods
        return format_message(lang, "card-value", {"value": int(text)})
    if not character:
        return text
    name = format_message(lang, f"card-{character}", {})
    if character.startswith("special-"):
        return format_message(lang, "card-special", {"name": name})
    return format_message(lang, "card-text", {"text": text, "name": name})
