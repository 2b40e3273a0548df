"""Deluxe: law to kernel and back."""

from dataclasses import replace
from typing import Any, Final

from tanglewood.components.goals import CardTest
from tanglewood.core.bits import mask_of, members
from tanglewood.core.chance import Fate
from tanglewood.games.deluxe.cards import DECK
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.goals import Asked, Ready
from tanglewood.games.deluxe.phase import NAMES
from tanglewood.games.deluxe.phase import PHASES as LAW_PHASES
from tanglewood.games.deluxe.state import DeluxeState, Goals, Special
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.games.fox.laid import Laid
from tanglewood.kernel import _kernel
from tanglewood.kernel.twin import Fields

TWIN = _kernel.DeluxeTwin
BATCH = _kernel.DeluxeBatch
PHASES = NAMES

_ON: Final = ("win", "lose", "trick", "take", "play", "exchange")
_SUITS: Final = (*DECK.suits, None, "trump", "off-trump", "lead")
_DIFFERENT: Final = (None, "lead-suit", "own-suit")
_KNOWN: Final = ("facts", "holds", "lacks", "known_deck", "under", "out", "specials")
"""`Known` of the law by the kernel's names."""


def config(game: DeluxeGame) -> _kernel.DeluxeConfig:
    """The modules and the goals as the kernel reads them."""
    rules = game.rules
    return _kernel.DeluxeConfig(
        goals=[_goal(ready) for ready in game.goals],
        special=rules.special,
        named=rules.named,
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
    faces = (1 << DECK.size) - 1 if ready is None else ready.faces
    return faces | _SUITS.index(None if test is None else test.suit) << 56


def known(game: DeluxeGame, view: DeluxeView) -> _kernel.DeluxeKnown:
    """A view of the law inside the kernel, where goals are numbers."""
    goals: Any = tuple(map(game.goal_number, view.goals))
    discarded: Any = tuple(map(game.goal_number, view.discarded))
    return _kernel.DeluxeKnown(config(game), replace(view, goals=goals, discarded=discarded))


def state(game: DeluxeGame, position: tuple[Any, ...], choices: int) -> DeluxeState:
    """The law's state of a position."""
    parts = dict(zip(DeluxeState.POSITION, position, strict=True))
    parts["trick"] = tuple(Laid(*laid) for laid in parts["trick"])
    parts["special"], parts["goals"] = Special(*parts["special"]), Goals(*parts["goals"])
    parts["phase"] = LAW_PHASES[parts["phase"]]
    return DeluxeState.of(game, Fate(), **parts)


def position(state: DeluxeState) -> tuple[Any, ...]:
    """The position of the law with the phase by its number."""
    at = DeluxeState.POSITION.index("phase")
    found = state.position()
    return (*found[:at], LAW_PHASES.index(state.phase), *found[at + 1 :])


def seen(game: DeluxeGame, fields: Fields) -> Fields:
    """What only views of this game have, field by field."""
    rules, won, goals = game.rules, fields["won"], fields["open"]
    goal_id = [goal.id for goal in rules.goals]
    return {
        "round": fields["round"],
        "dealer": fields["dealer"],
        "leader": fields["leader"],
        "turn": fields["turn"],
        "hand": fields["hand"],
        "counts": fields["counts"],
        "decree": fields["decree"],
        "deck": fields["deck"],
        "trick": fields["trick"],
        "tricks": fields["tricks"],
        "target": rules.target,
        "poison": rules.poison,
        "special": rules.special,
        "named": rules.named,
        "suit": fields["suit"],
        "shown": fields["shown"],
        "goals": tuple([goal_id[goal] for goal, _, _ in goals]),
        "goal_deck": fields["goal_deck"],
        "discarded": tuple([goal_id[goal] for goal in members(fields["discarded"])]),
        "last": won[-1] if won else None,
        "tallies": tuple([(first, second) for _, first, second in goals]),
        "piles": fields["piles"],
        "won": won,
        "known": tuple([fields[name] for name in _KNOWN]),
    }
