"""The fox games: law to kernel and back."""

from typing import Any

from tanglewood.core.bits import mask_of
from tanglewood.core.chance import Fate
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.fox.knowledge import Known
from tanglewood.games.fox.phase import NAMES
from tanglewood.games.fox.rules import most_tricks
from tanglewood.games.fox.state import FoxState, Round, moment
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel import _kernel
from tanglewood.kernel.twin import Fields

TWIN = _kernel.FoxTwin
BATCH = _kernel.FoxBatch
PHASES = NAMES


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
    """A view of the law inside the kernel."""
    return _kernel.FoxKnown(config(game), view)


def position(state: FoxState) -> tuple[Any, ...]:
    """A state of the law as the kernel's position."""
    return state.position()


def state(game: FoxGame, position: tuple[Any, ...], choices: int) -> FoxState:
    """The law's state of a position."""
    round_, hands, trick, tricks, treasure, leader, to_act, phase = position
    return moment(
        game, Fate(), Round(*round_), hands, trick, tricks, treasure, leader, to_act, phase,
        choices, (), None,
    )  # fmt: skip


def seen(game: FoxGame, fields: Fields) -> Fields:
    """What only views of this game have, field by field."""
    won = fields["won"]
    return {
        "round": fields["round"],
        "dealer": fields["dealer"],
        "leader": fields["leader"],
        "hand": fields["hand"],
        "counts": fields["counts"],
        "decree": fields["decree"],
        "deck": fields["deck"],
        "trick": fields["trick"],
        "tricks": fields["tricks"],
        "sevens": fields["sevens"],
        "target": fields["target"],
        "chart": game.rules.scores,
        "cards": mask_of(game.rules.deck),
        "last": won[-1] if won else None,
        "won": won,
        "known": tuple([fields[name] for name in Known._fields]),
    }
