"""Deluxe: law to kernel and back."""

from dataclasses import replace
from typing import Any, Final

from tanglewood.components.goals import CardTest
from tanglewood.core.bits import mask_of, members
from tanglewood.core.chance import Fate
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.games.deluxe import phase as at
from tanglewood.games.deluxe.actions import ACTIONS
from tanglewood.games.deluxe.cards import DECK
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.goals import Asked, Ready
from tanglewood.games.deluxe.knowledge import Fact
from tanglewood.games.deluxe.laid import Laid
from tanglewood.games.deluxe.notation import trick_text
from tanglewood.games.deluxe.slots import Goals, Special
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.kernel import _kernel
from tanglewood.kernel.twin import Fields

FEATURES = _kernel.DeluxeBatch.features

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


def native(game: DeluxeGame, position: tuple[Any, ...] | None) -> _kernel.DeluxeTwin:
    """The compiled twin."""
    return _kernel.DeluxeTwin(config(game), position)


def batch(game: DeluxeGame, games: int, seed: int, threads: int) -> _kernel.DeluxeBatch:
    """Many games side by side."""
    return _kernel.DeluxeBatch(config(game), games, seed, threads)


def known(game: DeluxeGame, view: DeluxeView) -> _kernel.DeluxeKnown:
    """A view of the law inside the kernel, where goals are numbers."""
    goals: Any = tuple(map(game.goal_number, view.goals))
    discarded: Any = tuple(map(game.goal_number, view.discarded))
    return _kernel.DeluxeKnown(config(game), replace(view, goals=goals, discarded=discarded))


def state(game: DeluxeGame, position: tuple[Any, ...], choices: int) -> DeluxeState:
    """The law's state of a position."""
    found = DeluxeState(game, Fate())
    for name, value in zip(DeluxeState.POSITION, position, strict=True):
        setattr(found, name, value)
    found.trick = tuple(Laid(*laid) for laid in found.trick)
    found.special, found.goals = Special(*found.special), Goals(*found.goals)
    found.choices = choices
    found.to_act = found.turn if found.phase <= at.LAST_CHOICE else CHANCE
    if found.phase == at.OVER:
        found.to_act = NOBODY
    return found


def plain(game: DeluxeGame, fields: Fields) -> dict[str, object]:
    """The kernel's numbers as the law's `view.plain()` writes them."""
    won = [_trick(trick) for trick in fields["won"]]
    rules, suit = game.rules, fields["suit"]
    goal_id = [goal.id for goal in rules.goals]
    trick = tuple(Laid(*laid) for laid in fields["trick"])
    return {
        "game": game.name,
        "viewer": fields["viewer"],
        "to_act": fields["to_act"],
        "phase": at.NAMES[fields["phase"]],
        "legal": [ACTIONS[index].text for index in fields["legal"]],
        "scores": list(fields["scores"]),
        "round": fields["round"],
        "dealer": fields["dealer"],
        "leader": fields["leader"],
        "turn": fields["turn"],
        "hand": _texts(fields["hand"]),
        "counts": list(fields["counts"]),
        "decree": DECK.text(fields["decree"]) if fields["decree"] >= 0 else None,
        "deck": fields["deck"],
        "trick": trick_text(trick).split(",") if trick else [],
        "tricks": list(fields["tricks"]),
        "target": rules.target,
        "poison": rules.poison,
        "special": rules.special,
        "named": _texts(rules.named),
        "suit": DECK.suits[suit] if suit >= 0 else None,
        "shown": _texts(fields["shown"]),
        "goals": [goal_id[goal] for goal, _, _ in fields["open"]],
        "goal_deck": fields["goal_deck"],
        "discarded": [goal_id[goal] for goal in members(fields["discarded"])],
        "last": won[-1] if won else None,
        "tallies": [[first, second] for _, first, second in fields["open"]],
        "piles": [_texts(pile) for pile in fields["piles"]],
        "won": won,
        "known": {
            "facts": [Fact(*fact).plain() for fact in fields["facts"]],
            "holds": [_texts(mask) for mask in fields["holds"]],
            "lacks": [_texts(mask) for mask in fields["lacks"]],
            "deck": _maybe(fields["known_deck"]),
            "under": _maybe(fields["under"]),
            "out": _texts(fields["out"]),
            "specials": _texts(fields["specials"]),
        },
    }


def seen(game: DeluxeGame, fields: Fields) -> Fields:
    """The kernel's numbers as the law's view has them, field by field."""
    rules, won, goals = game.rules, fields["won"], fields["open"]
    goal_id = [goal.id for goal in rules.goals]
    return {
        "game": game.name,
        "ruleset": game,
        "viewer": fields["viewer"],
        "to_act": fields["to_act"],
        "phase": at.NAMES[fields["phase"]],
        "legal": tuple([ACTIONS[index] for index in fields["legal"]]),
        "scores": fields["scores"],
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


def _texts(mask: int) -> list[str]:
    return [DECK.text(card) for card in members(mask)]


def _maybe(cards: tuple[int | None, ...]) -> list[str | None]:
    return [None if card is None else DECK.text(card) for card in cards]


def _trick(trick: tuple[Any, ...]) -> dict[str, object]:
    winner, leader, lead, follow, crowns, points = trick
    return {
        "winner": winner,
        "leader": leader,
        "cards": [DECK.text(lead), DECK.text(follow)],
        "crowns": _maybe(crowns),
        "points": points,
    }
