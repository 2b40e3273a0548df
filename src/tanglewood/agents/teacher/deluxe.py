"""What is taught about Deluxe: what fox teaches, poison, goals and special cards."""

from typing import Final

from tanglewood.agents.teacher import fox
from tanglewood.agents.teacher.family import Teaching
from tanglewood.agents.teacher.forecast import chance, forecast
from tanglewood.agents.teacher.reasons import deluxe_cards as cards
from tanglewood.agents.teacher.reasons import deluxe_next_tricks as soon
from tanglewood.agents.teacher.traits import Trait, Traits, by_traits

TRAITS: Final = Traits(
    good=(
        Trait(cards.hammered),
        Trait(cards.hammer_named, ("-n",)),
        Trait(cards.takes_seen, ("rank",)),
        Trait(cards.digs),
        Trait(cards.fairy),
        Trait(cards.shovel),
    ),
    bad=(),
)
FORECASTS: Final = (soon.goals, soon.poison, *fox.FORECASTS)

TEACHING: Final = Teaching(
    tells=(
        fox.told_facts,
        by_traits(TRAITS),
        fox.all_settled,
        forecast(*FORECASTS),
        chance(*fox.CHANCES),
    ),
    names=fox.TEACHING.names | TRAITS.names | {it.__name__ for it in FORECASTS},
    draws=frozenset({"drew", "looked", "forced"}),
)
