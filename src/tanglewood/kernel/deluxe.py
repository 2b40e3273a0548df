"""Deluxe: law to kernel and back."""

from typing import Any, Final

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.components.goals import CardTest
from tanglewood.core.bits import mask_of
from tanglewood.core.chance import Fate
from tanglewood.games.deluxe.cards import DECK
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.goals import Asked, Ready
from tanglewood.games.deluxe.phase import PHASES
from tanglewood.games.deluxe.state import DeluxeState, Goals, Special
from tanglewood.games.fox.laid import GONE, Laid
from tanglewood.games.fox.rules import Pair
from tanglewood.kernel import _kernel
from tanglewood.kernel.numbers import numbers

TWIN = _kernel.DeluxeTwin
BATCH = _kernel.DeluxeBatch

_ON: Final = ("win", "lose", "trick", "take", "play", "exchange")
_SUITS: Final = (*FoxCard.suits, None, "trump", "off-trump", "lead")
_DIFFERENT: Final = (None, "lead-suit", "own-suit")


def config(game: DeluxeGame) -> _kernel.DeluxeConfig:
    """The modules and the goals as the kernel reads them."""
    rules = game.rules
    return _kernel.DeluxeConfig(
        goals=[_goal(ready) for ready in game.goals],
        special=rules.special,
        named=rules.public_specials.mask,
        poison=rules.poison,
        target=rules.target,
    )


def _goal(ready: Ready) -> list[int]:
    goal, when = ready.goal, ready.goal.when
    return [
        _asked(ready.own, when.own),
        _asked(ready.other, when.other),
        _asked(ready.either, when.either),
        _asked(ready.both, when.both),
        _asked(ready.lead, when.lead),
        _asked(ready.card, when.card),
        mask_of(when.trick),
        mask_of(when.won),
        goal.points,
        _ON.index(when.on),
        when.times,
        when.in_a_row,
        _DIFFERENT.index(when.different),
        int(goal.ongoing),
        int(when.trump is not None),
    ]


def _asked(ready: Asked | None, test: CardTest | None) -> int:
    """A card test as one number: the faces that pass, and the suit from bit 56 on."""
    faces = (1 << DECK.size) - 1 if ready is None else ready.faces.mask
    return faces | _SUITS.index(None if test is None else test.suit) << 56


def state(game: DeluxeGame, position: tuple[Any, ...]) -> DeluxeState:
    """The law's state of a position."""
    parts = dict(zip(DeluxeState.POSITION, position, strict=True))
    parts["trick"] = tuple(
        GONE if card < 0 else Laid(FoxCard.all[card], _card(crown), mark)
        for card, crown, mark in parts["trick"]
    )
    parts["special"], parts["goals"] = _special(*parts["special"]), Goals(*parts["goals"])
    parts["hands"] = tuple(map(FoxCards.from_mask, parts["hands"]))
    parts["decree"], parts["deck"] = _card(parts["decree"]), tuple(map(_card, parts["deck"]))
    parts["phase"] = PHASES[parts["phase"]]
    return DeluxeState.of(game, Fate(), **parts)


def position(state: DeluxeState) -> tuple[Any, ...]:
    """The position of the law with the phase by its number."""
    at = DeluxeState.POSITION.index("phase")
    found = state.key()
    law: tuple[Any, ...] = numbers((*found[:at], PHASES.index(state.phase), *found[at + 1 :]))
    return law


def _card(number: int) -> FoxCard | None:
    return FoxCard.all[number] if number >= 0 else None


def _special(cards: int, piles: Pair, suit: int, shown: int) -> Special:
    first, second = map(FoxCards.from_mask, piles)
    asked = suit if suit >= 0 else None
    return Special(FoxCards.from_mask(cards), (first, second), asked, FoxCards.from_mask(shown))
