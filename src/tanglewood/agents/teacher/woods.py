"""What is taught about Into the Woods."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import Reason
from tanglewood.agents.teacher.reasons import woods_beside as beside
from tanglewood.agents.teacher.reasons import woods_later as later
from tanglewood.agents.teacher.reasons import woods_next as next
from tanglewood.agents.teacher.reasons import woods_next_turns as soon
from tanglewood.agents.teacher.reasons import woods_others as others
from tanglewood.agents.teacher.reasons import woods_own as own
from tanglewood.agents.teacher.reasons import woods_sets as sets
from tanglewood.agents.teacher.reasons import woods_trades as trades
from tanglewood.core.action import Action
from tanglewood.core.message import Message

REASONS: Final = (
    trades.completes,
    sets.completes_too,
    sets.can_wait,
    next.still_next,
    others.denies,
    sets.set_after,
    sets.declines,
    next.set_next,
    others.takes_away,
    trades.next_in_row,
    trades.pairs_up,
    later.keeps_high,
    later.keeps_buyer,
    later.two_more_in_row,
    trades.fresh_row,
    sets.stands_still,
    trades.full_already,
    trades.breaks_pair,
    sets.gives_dead,
    trades.missing,
    sets.comes_too,
    sets.gives_lower,
    later.third_gone,
    later.buys_next,
    sets.token_too,
    sets.token,
    trades.more_left,
    later.high_card,
    trades.lone_card,
    beside.dearer_pair,
    beside.breaks_no_pair,
    beside.keeps_dearer,
    trades.grows,
    sets.last_turns,
)
LAST: Final = (own.brings, sets.decided)
FORECASTS: Final = (soon.set_made, soon.set_denied, soon.pair_made)
COMPARED: Final = ()
CHANCES: Final = ()
FOREMOST: Final = frozenset({"completes", "can_wait", "still_next", "declines"})
EITHER: Final = frozenset({"decided"})
ALONE: Final = frozenset[str]()
LITTLE: Final = frozenset(
    {
        "can_wait",
        "still_next",
        "declines",
        "keeps_high",
        "keeps_buyer",
        "breaks_pair",
        "full_already",
        "gives_dead",
        "gives_lower",
        "comes_too",
        "third_gone",
        "more_left",
        "lone_card",
        "token_too",
        "missing",
        "dearer_pair",
        "breaks_no_pair",
        "keeps_dearer",
    }
)
AGAINST: Final = frozenset(
    {"third_gone", "breaks_pair", "dearer_pair", "breaks_no_pair", "keeps_dearer"}
)
PORTRAITS: Final[Sequence[Reason]] = ()
THIN: Final = frozenset[str]()
INSTEAD: Final = MappingProxyType(
    {
        "why-completes": frozenset(
            {
                "why-completes-lone",
                "why-completes-low",
                "why-completes-more",
                "why-completes-token",
                "why-set-after",
            }
        )
    }
)
SINGLES_OUT: Final = False
COUNTED: Final = MappingProxyType[str, tuple[str, int]]({})
DRAWS: Final = frozenset({"revealed", "reshuffled"})


def proven(view: Any, action: Action, seed: int) -> bool:
    """Nothing is proven while the deck is unknown."""
    return False


def tempting(case: Case) -> Sequence[Action]:
    """The best of the trades that complete a set, where the advice completes none."""
    found = case.found
    if trades.sets(case, found.chosen):
        return ()
    made = [one.action for one in found.others if trades.sets(case, one.action)]
    return sorted(made, key=lambda it: -found.value(it))[:1]


def speaks_for(case: Case) -> Message | None:
    """What the trade brings."""
    return own.brings(case)


def alike(case: Case) -> bool:
    """Nothing is proven while the deck is unknown."""
    return False


def agrees(said: Case, message: Message, reason: Reason, case: Case) -> bool:
    """A pair is not kept together that is spent on the set of the next turn."""
    if reason.__name__ != "breaks_pair" or not message.id.startswith("why-set-next"):
        return True
    return message.args["payer"] != int(case.other.card)


def opened(view: Any, state: Any, seed: int) -> None:
    """Everybody plays alone here."""
