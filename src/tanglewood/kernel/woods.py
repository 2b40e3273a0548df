"""Into the Woods: law to kernel and back."""

from typing import Any, Final

from tanglewood.core.chance import Fate
from tanglewood.games.woods.game import WoodsGame
from tanglewood.games.woods.knowledge import Known
from tanglewood.games.woods.phase import NAMES
from tanglewood.games.woods.state import Table, WoodsState
from tanglewood.games.woods.view import WoodsView
from tanglewood.kernel import _kernel
from tanglewood.kernel.twin import Fields

TWIN = _kernel.WoodsTwin
BATCH = _kernel.WoodsBatch
PHASES = NAMES

_KNOWN: Final = (*Known._fields[:-1], "deck_cards")
"""What is known, by the kernel's names: `deck` alone is its size."""


def position(state: WoodsState) -> tuple[Any, ...]:
    """The position as the law holds it."""
    return state.position()


def config(game: WoodsGame) -> _kernel.WoodsConfig:
    """Players and deck as the kernel reads them."""
    rules = game.rules
    return _kernel.WoodsConfig(
        counts=list(rules.deck.counts),
        players=rules.players,
        tokens=rules.tokens,
        reshuffles=rules.reshuffles,
        gentle=rules.gentle,
    )


def known(game: WoodsGame, view: WoodsView) -> _kernel.WoodsKnown:
    """A view of the law inside the kernel."""
    return _kernel.WoodsKnown(config(game), view)


def state(game: WoodsGame, position: tuple[Any, ...], choices: int) -> WoodsState:
    """The law's state of a position."""
    table, hands, pockets, tokens, turn, passes, to_act, phase = position
    return WoodsState(
        game, Fate(), Table(*table), hands, pockets, tokens, turn, passes, to_act, phase, choices,
        (), None,
    )  # fmt: skip


def seen(game: WoodsGame, fields: Fields) -> Fields:
    """What only views of this game have, field by field."""
    return {
        "players": fields["players"],
        "turn": fields["turn"],
        "hand": fields["hand"],
        "counts": fields["counts"],
        "row": fields["row"],
        "deck": fields["deck"],
        "discards": fields["discards"],
        "reshuffles": fields["reshuffles"],
        "pockets": fields["pockets"],
        "tokens": fields["tokens"],
        "left": fields["left"],
        "passes": fields["passes"],
        "known": tuple([fields[name] for name in _KNOWN]),
    }
