"""Into the Woods: law to kernel and back."""

from typing import Any

from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.chance import Fate
from tanglewood.games.woods.course import PHASES
from tanglewood.games.woods.game import WoodsGame
from tanglewood.games.woods.state import WoodsState
from tanglewood.kernel import _kernel
from tanglewood.kernel.numbers import numbers

TWIN = _kernel.WoodsTwin
BATCH = _kernel.WoodsBatch


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


def position(state: WoodsState) -> tuple[Any, ...]:
    """A state of the law as the kernel's position: what lies in the middle comes first."""
    s = state
    table = s.row, s.deck, s.discards, s.reshuffles, s.chances
    found: tuple[Any, ...] = numbers(
        (table, s.hands, s.pockets, s.tokens, s.turn, s.passes, s.to_act, PHASES.index(s.phase))
    )
    return found


def state(game: WoodsGame, position: tuple[Any, ...]) -> WoodsState:
    """The law's state of a position."""
    (row, deck, discards, reshuffles, chances), hands, pockets, *rest = position
    tokens, turn, passes, _, phase = rest
    return WoodsState.of(
        game,
        Fate(),
        row=tuple(map(WoodsCard, row)),
        deck=tuple(map(WoodsCard, deck)),
        discards=Handful.from_packed(discards),
        reshuffles=reshuffles,
        chances=chances,
        hands=tuple(map(Handful.from_packed, hands)),
        pockets=tuple(map(Handful.from_packed, pockets)),
        tokens=tokens,
        turn=turn,
        passes=passes,
        phase=PHASES[phase],
    )
