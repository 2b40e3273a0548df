"""Into the Woods: what can be had at the next turn, in worlds in which the others trade by rules of
thumb meanwhile and the row is filled up."""

from collections import Counter
from typing import Any, Final, NamedTuple

from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.reasons.woods_hand import SET, hand_after, row_after
from tanglewood.cards.woods import WoodsCard
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.state import State
from tanglewood.games.woods.actions import Trade

LIKELY: Final = 0.6
"""So often a set of the next turn must be there to be told of."""
WORLDS: Final = 16
"""Worlds in which the others take their turns."""
LONGEST: Final = 24
"""Steps after which nobody waits for the next turn any more."""


class Ready(NamedTuple):
    """How often a set of a value can be completed at the next turn, and the card that pays for it
    most often."""

    share: float
    payer: WoodsCard

    @property
    def sure(self) -> str:
        """How it is told."""
        return "sure" if self.share >= SURE else "likely"


def ready(case: Case, action: Action) -> dict[WoodsCard, Ready]:
    """The sets that can be completed at the next turn after an action, by their values."""
    found: dict[WoodsCard, Ready] = case.once(("ready", action), lambda: _ready(case, action))
    return found


def _ready(case: Case, action: Action) -> dict[WoodsCard, Ready]:
    often: Counter[WoodsCard] = Counter()
    payers: Counter[tuple[WoodsCard, WoodsCard]] = Counter()
    for _, state in next_turns(case, action):
        ways = set() if state is None else set(_completing(state.view(case.me)))
        often.update({value for value, _ in ways})
        payers.update(ways)
    found = {}
    for value, times in often.items():
        best = max((it for it in payers if it[0] == value), key=lambda it: (payers[it], -it[1]))
        found[value] = Ready(times / len(next_turns(case, action)), best[1])
    return found


def next_turns(case: Case, action: Action) -> list[tuple[list[Any], State[Any] | None]]:
    """What happens after an action until it is this seat's turn again, world by world, and the
    state then; None where the game is over before."""
    found: list[tuple[list[Any], State[Any] | None]] = case.once(
        ("turns", action),
        lambda: [
            _next_turn(world.apply(action), case.me, Stream(case.seed, number))
            for number, world in enumerate(case.worlds[:WORLDS])
        ],
    )
    return found


def _next_turn(state: State[Any], me: int, source: Stream) -> tuple[list[Any], State[Any] | None]:
    events: list[Any] = []
    for _ in range(LONGEST):
        if state.outcome is not None or state.to_act == me:
            break
        if state.chance is not None:
            state = state.draw(source)
        else:
            state = state.apply(Heuristic().choose(state.view(state.to_act), source))
        events += state.events
    return events, state if state.to_act == me else None


def _completing(view: Any) -> list[tuple[WoodsCard, WoodsCard]]:
    """The values of which a trade makes three, with the card that pays for it."""
    full = set(view.pockets[view.viewer].kinds) if view.players == 1 else set()
    found = []
    for trade in view.legal:
        if isinstance(trade, Trade):
            hand = view.hand - trade.card + [view.row[slot] for slot in trade.slots]
            found += [(it, trade.card) for it in hand.kinds if hand.count(it) >= SET and
                      it not in full]  # fmt: skip
    return found


def likely_set(case: Case) -> tuple[WoodsCard, Ready] | None:
    """The highest set that can most likely be completed next turn after the best trade, and not
    yet by any trade of this turn."""
    hand = hand_after(case, case.best)
    if hand is None:
        return None
    now, row = {value for value, _ in _completing(case.view)}, row_after(case)
    near = {
        value
        for value in hand.kinds
        if value not in now and hand.count(value) < SET <= hand.count(value) + row.count(value)
    }
    if not near:
        return None  # the others need not be asked for their turns
    found = [
        (value, it)
        for value, it in ready(case, case.best).items()
        if it.share >= LIKELY and value in near
    ]
    return max(found, default=None)
