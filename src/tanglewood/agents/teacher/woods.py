"""What is taught about Into the Woods: every trade is asked the same."""

from collections.abc import Collection, Sequence
from types import MappingProxyType
from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reason import Reason
from tanglewood.agents.teacher.reasons import woods_even as even
from tanglewood.agents.teacher.reasons import woods_flaws as flaws
from tanglewood.agents.teacher.reasons import woods_traits as traits
from tanglewood.agents.teacher.reasons.woods_hand import sets
from tanglewood.agents.teacher.traits import Trait, Traits, by_traits
from tanglewood.core.action import Action
from tanglewood.core.message import Message

TRAITS: Final = Traits(
    good=(
        Trait(traits.completes, ("points",), must=True),
        Trait(traits.waits, ("value",)),
        Trait(traits.denies, ("value",)),
        Trait(traits.next_set, ("value",)),
        Trait(traits.token),
        Trait(traits.pair, ("value", "n")),
        Trait(traits.fresh, ("n",)),
        Trait(traits.keeps_pair, ("value",)),
        Trait(traits.keeps_buyer, ("worth",)),
        Trait(traits.dead),
        Trait(traits.rises, ("value",)),
        Trait(traits.two_cards, ("n",)),
        Trait(traits.cheap),
        Trait(traits.missing),
        Trait(traits.plenty),
        Trait(traits.for_its_like),
    ),
    bad=(
        Trait(flaws.stuck),
        Trait(flaws.few_left, ("-n",)),
        Trait(flaws.low_set, ("-value",)),
        Trait(flaws.hands_over, ("value",)),
        Trait(flaws.parts, of_card=True),
        Trait(flaws.sells, of_card=True),
        Trait(flaws.useless),
        Trait(flaws.short_row, ("-n",)),
        Trait(flaws.one_only),
        Trait(flaws.dear, ("value",), of_card=True),
        Trait(flaws.low_cards, ("-worth",)),
        Trait(flaws.leaves_token),
        Trait(flaws.stands_still),
    ),
    noun="trade",
    clash=traits.clash,
)
REASONS: Final[Sequence[Reason]] = tuple(it.tells for it in TRAITS.good)
FORECASTS: Final[Sequence[Reason]] = ()
COMPARED: Final[Sequence[Reason]] = ()
CHANCES: Final[Sequence[Reason]] = ()
LAST: Final = (even.decided,)
FOREMOST: Final = frozenset[str]()
EITHER: Final = frozenset({"decided"})
ALONE: Final = frozenset[str]()
LITTLE: Final = frozenset[str]()
AGAINST: Final = frozenset[str]()
PORTRAITS: Final[Sequence[Reason]] = ()
THIN: Final = frozenset[str]()
INSTEAD: Final = MappingProxyType[str, frozenset[str]]({})
SINGLES_OUT: Final = False
COUNTED: Final = MappingProxyType[str, tuple[str, int]]({})
DRAWS: Final = frozenset({"revealed", "reshuffled"})


def proven(view: Any, action: Action, seed: int) -> bool:
    """Nothing is proven while the deck is unknown."""
    return False


def by_facts(case: Case, other: Action | None, said: Collection[str]) -> tuple[str, Message] | None:
    """That all trades are worth the same, or what sets this one apart."""
    if (same := even.decided(case)) is not None:
        return "decided", same
    return by_traits(case, TRAITS, other, said, tempting(case))


def tempting(case: Case) -> Sequence[Action]:
    """The best of the trades that complete a set, where the advice completes none."""
    found = case.found
    if sets(case, found.chosen):
        return ()
    made = [one.action for one in found.others if sets(case, one.action)]
    return sorted(made, key=lambda it: -found.value(it))[:1]


def speaks_for(case: Case) -> Message | None:
    """What the trade brings is among its traits."""
    return None


def alike(case: Case) -> bool:
    """Nothing is proven while the deck is unknown."""
    return False


def agrees(said: Case, message: Message, reason: Reason, case: Case) -> bool:
    """Traits of one trade are true together."""
    return True


def opened(view: Any, state: Any, seed: int) -> None:
    """Everybody plays alone here."""
