"""How networks see Into the Woods: the observation, for every slot of the row what those at the
table have of its value, and for every trade what it does at once.

It is the same as `cpp/include/tanglewood/net/sight_woods.hpp`, which has the table of its bytes.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, Final

from tanglewood.analysis.networks.forward import ONE
from tanglewood.analysis.networks.inputs import Forecast
from tanglewood.cards.woods import Handful
from tanglewood.games.woods.actions import PASS, Trade
from tanglewood.games.woods.trades import trades
from tanglewood.games.woods.view import WoodsView
from tanglewood.observing import observed

ROUNDS: Final = False
SEEN: Final = 464
POINTS: Final = 10.0
"""Points are learned in tens."""
SEATS: Final = 5
_TOLD: Final = 181
"""Bytes of an observation that say something."""
_FIRST, _SEAT, _LEAST, _MOST = 56, 23, 7, 14
"""Where it has the seats, this many bytes each; there, cards held at least and at most."""
_ROW, _VALUES = 5, 7


def seen(view: WoodsView) -> bytes:
    """What a network is shown."""
    whole = observed(view)
    values = [whole[_VALUES * slot : _VALUES * (slot + 1)].find(1) for slot in range(_ROW)]

    def by_slot(at: int) -> bytes:
        return bytes(whole[at + value] if value >= 0 else 0 for value in values)

    def by_seat() -> Iterator[bytes]:
        for seat in range(SEATS):
            yield by_slot(_FIRST + _SEAT * seat + _LEAST)
            yield by_slot(_FIRST + _SEAT * seat + _MOST)

    alike = bytes(first == second >= 0 for first, second in combinations(values, 2))
    parts = [whole[:_TOLD], *by_seat(), by_slot(_FIRST), alike, _trades(view)]
    return b"".join(parts).ljust(SEEN, b"\0")


def _trades(view: WoodsView) -> bytes:
    """The sets that each legal trade pockets, and whether it leaves cards in the row and me none to
    trade for them."""
    pockets, stuck = bytearray(PASS.index), bytearray(PASS.index)
    mine = view.pockets[view.viewer]
    for action in view.legal:
        if isinstance(action, Trade):
            taken = [view.row[slot] for slot in action.slots]
            hand = [*(view.hand - action.card), *taken]
            for card in {*taken}:
                if hand.count(card) >= 3 and not (view.players == 1 and card in mine):
                    pockets[action.index] += 1
                    for _ in range(3):
                        hand.remove(card)
            row = tuple(card for at, card in enumerate(view.row) if at not in action.slots)
            stuck[action.index] = bool(row) and not trades(Handful(hand), row)
    return bytes(pockets + stuck)


def place(_: WoodsView, action: int) -> int:
    """Every action is its own."""
    return action


def forecast(view: WoodsView, outputs: list[int]) -> Forecast:
    """Everybody's victory and points to come, from mine on."""
    won, more = outputs[0] / ONE, outputs[SEATS] / ONE * POINTS
    return Forecast(min(1.0, max(0.0, won)), view.scores[view.viewer] + more)


def forecast_for(view: WoodsView, outputs: list[int], seat: int) -> Forecast:
    """Alone the sets, else points ahead."""
    players = view.players
    turns = [(view.viewer + at) % players for at in range(players)]
    more = {one: outputs[SEATS + at] / ONE * POINTS for at, one in enumerate(turns)}
    points = [view.scores[one] + more[one] for one in range(players)]
    others = [score for one, score in enumerate(points) if one != seat]
    ahead = points[seat] - sum(others) / len(others) if others else points[seat]
    won = outputs[turns.index(seat)] / ONE
    return Forecast(min(1.0, max(0.0, won)), ahead)


def fits(_: object, __: Mapping[str, Any]) -> bool:
    """Options say it all."""
    return True
