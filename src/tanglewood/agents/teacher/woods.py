"""What is taught about Into the Woods: every trade is asked the same."""

from collections.abc import Sequence
from typing import Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.family import Teaching, verdict
from tanglewood.agents.teacher.reasons import woods_even as even
from tanglewood.agents.teacher.reasons import woods_flaws as flaws
from tanglewood.agents.teacher.reasons import woods_traits as traits
from tanglewood.agents.teacher.reasons.woods_hand import sets
from tanglewood.agents.teacher.traits import Trait, Traits, by_traits
from tanglewood.core.action import Action

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
        Trait(traits.leaves, ("worth",)),
        Trait(traits.pays_less, ("-given",)),
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


def tempting(case: Case) -> Sequence[Action]:
    """The best of the trades that complete a set, where the advice completes none."""
    found = case.found
    if sets(case, found.chosen):
        return ()
    made = [one.action for one in found.others if sets(case, one.action)]
    return sorted(made, key=lambda it: -found.value(it))[:1]


TEACHING: Final = Teaching(
    tells=(verdict(even.decided), by_traits(TRAITS, tempting)),
    names=TRAITS.names,
    draws=frozenset({"revealed", "reshuffled"}),
)
