"""Deluxe events as sentences in rule words."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tanglewood.games.deluxe import goals, poison
from tanglewood.games.deluxe.cards import CROWN
from tanglewood.games.deluxe.special import module as special
from tanglewood.games.fox import events as tell
from tanglewood.games.fox import words as fox
from tanglewood.games.fox.words import Names, card_words

if TYPE_CHECKING:
    from tanglewood.games.deluxe.game import DeluxeGame


def _played(game: "DeluxeGame", event: tell.Played, names: Names) -> str:
    if event.crown is None:
        return fox.played(game, event, names)
    copy = "" if event.crown == CROWN else " as its Crown"
    added = f" with {card_words(game, event.crown)}{copy}"
    return f"{names[event.seat]} plays {card_words(game, event.card)}{added}."


def _exchanged(game: "DeluxeGame", event: tell.Exchanged, names: Names) -> str:
    return (
        f"The Fox: {names[event.seat]} makes {card_words(game, event.decree)} the decree and takes "
        f"{card_words(game, event.taken)}; {fox.trump_words(game, event.decree)}."
    )


def _drew(game: "DeluxeGame", event: tell.Drew, names: Names) -> str:
    """Not only Woodcutters draw."""
    return f"{names[event.seat]} draws {card_words(game, event.card)}."


WORDS: Final[Mapping[type, Any]] = {
    **fox.WORDS,
    tell.Played: _played,
    tell.Exchanged: _exchanged,
    tell.Drew: _drew,
    **special.WORDS,
    **goals.WORDS,
    **poison.WORDS,
}
"""The sentence of every event."""
