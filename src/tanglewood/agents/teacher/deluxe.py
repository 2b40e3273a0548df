"""What is taught about Deluxe: what fox teaches, poison, goals and special cards."""

from typing import Final

from tanglewood.agents.teacher import fox
from tanglewood.agents.teacher.family import Teaching
from tanglewood.agents.teacher.reasons import deluxe_cards as cards
from tanglewood.agents.teacher.reasons.fox_causes import told_causes
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

TEACHING: Final = Teaching(
    tells=(
        fox.told_facts,
        by_traits(TRAITS),
        fox.all_settled,
        told_causes,
    ),
    names=fox.TEACHING.names | TRAITS.names,
    draws=frozenset({"drew", "looked", "forced"}),
)
