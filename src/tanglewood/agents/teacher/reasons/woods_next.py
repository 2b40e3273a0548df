"""Into the Woods: what can be had at the next turn, in worlds in which the others trade by rules of
thumb meanwhile and the row is filled up."""

from collections import Counter
from typing import Any, Final, NamedTuple

from tanglewood.agents.heuristic.agent import Heuristic
from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.reasons.woods_trades import SET, hand_after, row_after, sets, wanted
from tanglewood.cards.woods import WoodsCard
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.message import Message
from tanglewood.core.state import State
from tanglewood.games.woods.actions import Trade

LIKELY: Final = 0.6
"""So often a set of the next turn must be there to be told of."""
MORE: Final = 0.25
"""And so much more often than after the other trade."""
WORLDS: Final = 16
"""Worlds in which the others take their turns."""
LONGEST: Final = 24
"""Steps after which nobody waits for the next turn any more."""


class Ready(NamedTuple):
    """How often a set of a value can be completed at the next turn, and the card that pays for it
    most often."""

    share: float
    payer: WoodsCard


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


def pocketed(case: Case, action: Action, seat: int, value: WoodsCard) -> float:
    """How often a seat pockets a set of a value before it is this one's turn again."""
    turns = next_turns(case, action)
    times = sum(
        any(it.kind == "traded" and it.seat == seat and value in it.pocketed for it in events)
        for events, _ in turns
    )
    return times / len(turns) if turns else 0.0


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


def set_next(case: Case) -> Message | None:
    """A set can most likely be completed at the next turn, and not after the other trade."""
    found = likely_set(case)
    if found is None or sets(case, case.best):
        return None
    value, here = found
    there = ready(case, case.other).get(value)
    if value in sets(case, case.other) or (there is not None and there.share > here.share - MORE):
        return None
    return told(case, value, here)


def told(case: Case, value: WoodsCard, found: Ready) -> Message | None:
    """What is held of a value then, what lies in the row, and the card that pays for the rest."""
    hand = hand_after(case, case.best)
    if hand is None:
        return None
    held, lie = hand.count(value), row_after(case).count(value)
    sure = "" if found.share >= SURE else "-likely"
    said = {"value": int(value), "payer": int(found.payer)}
    if held == SET - 1 and lie:
        return Message(f"why-set-next-one{sure}", **said)
    if held == SET - 2 and lie >= 2:
        return Message(f"why-set-next-two{sure}", **said)
    return None


def still_next(case: Case) -> Message | None:
    """The other trade completes a set that can most likely be completed next turn as well."""
    made = sets(case, case.other)
    if not isinstance(case.best, Trade) or len(made) != 1 or sets(case, case.best):
        return None
    value, hand = made[0], hand_after(case, case.best)
    if hand is None or hand.count(value) + row_after(case).count(value) < SET:
        return None
    found = ready(case, case.best).get(value)
    if found is None or found.share < LIKELY or not wanted(case, value):
        return None
    sure = "" if found.share >= SURE else "-likely"
    return Message(f"why-set-still{sure}", value=int(value), payer=int(found.payer))
