"""The Duet: law to kernel and back."""

from typing import Any

from tanglewood.core.chance import Fate
from tanglewood.games.duet.forest import Forest
from tanglewood.games.duet.game import DuetGame
from tanglewood.games.duet.knowledge import Known
from tanglewood.games.duet.phase import COVER, NAMES
from tanglewood.games.duet.state import DuetState, Round
from tanglewood.games.duet.view import DuetView
from tanglewood.kernel import _kernel
from tanglewood.kernel.twin import Fields

TWIN = _kernel.DuetTwin
BATCH = _kernel.DuetBatch
PHASES = NAMES


def position(state: DuetState) -> tuple[Any, ...]:
    """The position as the law holds it."""
    return state.position()


def config(game: DuetGame) -> _kernel.DuetConfig:
    """Level, board and paws as the kernel reads them."""
    return _kernel.DuetConfig(
        gems=list(game.forest.gems),
        plus=list(game.board.plus),
        paws=list(game.paws.by_card),
        start=game.board.start,
        tokens=game.forest.tokens,
        level=game.level,
    )


def known(game: DuetGame, view: DuetView) -> _kernel.DuetKnown:
    """A view of the law inside the kernel."""
    return _kernel.DuetKnown(config(game), view)


def state(game: DuetGame, position: tuple[Any, ...], choices: int) -> DuetState:
    """The law's state of a position."""
    round_, forest, hands, trick, sealed, leader, to_act, phase, ending = position
    return DuetState(
        game, Fate(), Round(*round_), Forest(*forest), hands, trick, sealed, leader, to_act, phase,
        ending, choices, (), None,
    )  # fmt: skip


def seen(game: DuetGame, fields: Fields) -> Fields:
    """What only views of this game have, field by field."""
    won = fields["won"]
    return {
        "level": game.level,
        "round": fields["round"],
        "dealer": fields["dealer"],
        "leader": fields["leader"],
        "hand": fields["hand"],
        "counts": fields["counts"],
        "decree": fields["decree"],
        "trick": fields["trick"],
        "sealed": fields["sealed"],
        "forest": fields["forest"],
        "start": game.board.start,
        "plus": game.board.plus,
        "paws": game.paws.by_card,
        "talk": fields["phase"] >= COVER,
        "last": won[-1] if won else None,
        "won": won,
        "known": tuple([fields[name] for name in Known._fields]),
    }
