"""The fox games: law to kernel and back."""

from dataclasses import replace
from typing import Any

from tanglewood.core.bits import mask_of
from tanglewood.core.chance import Fate
from tanglewood.games.fox.course import PHASES as LAW_PHASES
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.fox.knowledge import Known
from tanglewood.games.fox.laid import Laid
from tanglewood.games.fox.rules import most_tricks
from tanglewood.games.fox.state import FoxState
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel import _kernel
from tanglewood.kernel.twin import Fields

TWIN = _kernel.FoxTwin
BATCH = _kernel.FoxBatch
PHASES = tuple(phase.name for phase in LAW_PHASES)


def config(game: FoxGame) -> _kernel.FoxConfig:
    """The ruleset as the kernel reads it."""
    rules = game.rules
    return _kernel.FoxConfig(
        deck=list(rules.deck),
        hand=rules.hand,
        points=list(rules.scores),
        treasure_at_once=rules.treasure_at_once,
        tie_by_tricks=rules.tie is most_tricks,
        target=rules.target,
    )


def known(game: FoxGame, view: FoxView) -> _kernel.FoxKnown:
    """A view of the law inside the kernel, where nothing is added to cards."""
    trick: Any = [laid.card for laid in view.trick]
    won: Any = [(*trick[:4], trick.points) for trick in view.won or ()]
    return _kernel.FoxKnown(config(game), replace(view, trick=trick, won=won))


def position(state: FoxState) -> tuple[Any, ...]:
    """The position in the kernel's order: the round, then the trick."""
    trump = state.game.deck.suit_of[state.decree] if state.decree >= 0 else -1
    round_ = (
        state.round, state.dealer, state.before, state.decree, trump, state.deck, state.chances,
    )  # fmt: skip
    return (
        round_, state.hands, tuple(laid.card for laid in state.trick), state.tricks, state.sevens,
        state.leader, state.to_act, LAW_PHASES.index(state.phase),
    )  # fmt: skip


def state(game: FoxGame, position: tuple[Any, ...], choices: int) -> FoxState:
    """The law's state of a position."""
    round_, hands, trick, tricks, sevens, leader, to_act, phase = position
    number, dealer, before, decree, _, deck, chances = round_
    found = FoxState.of(
        game, Fate(), round=number, dealer=dealer, before=before, decree=decree, deck=deck,
        chances=chances, hands=hands, trick=tuple(map(Laid, trick)), tricks=tricks, leader=leader,
        turn=max(to_act, 0), phase=LAW_PHASES[phase],
    )  # fmt: skip
    return found.with_sevens(sevens)


def seen(game: FoxGame, fields: Fields) -> Fields:
    """What only views of this game have, field by field."""
    won = tuple([(*trick[:4], (None, None), trick[4]) for trick in fields["won"]])
    return {
        "round": fields["round"],
        "dealer": fields["dealer"],
        "leader": fields["leader"],
        "hand": fields["hand"],
        "counts": fields["counts"],
        "decree": fields["decree"],
        "deck": fields["deck"],
        "trick": tuple([Laid(card) for card in fields["trick"]]),
        "tricks": fields["tricks"],
        "sevens": fields["sevens"],
        "target": fields["target"],
        "chart": game.rules.scores,
        "cards": mask_of(game.rules.deck),
        "last": won[-1] if won else None,
        "won": won,
        "known": tuple([fields[name] for name in Known._fields]),
    }
