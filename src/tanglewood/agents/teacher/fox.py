"""What is taught about fox, fox-manual and fox-mini."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final

from tanglewood.agents.search.proof_fox import proven
from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.reasons import fox_beaten as beaten
from tanglewood.agents.teacher.reasons import fox_cards as cards
from tanglewood.agents.teacher.reasons import fox_choices as choices
from tanglewood.agents.teacher.reasons import fox_compared as compared
from tanglewood.agents.teacher.reasons import fox_endings as endings
from tanglewood.agents.teacher.reasons import fox_leads as leads
from tanglewood.agents.teacher.reasons import fox_next_tricks as soon
from tanglewood.agents.teacher.reasons import fox_portrait as portrait
from tanglewood.agents.teacher.reasons import fox_powers as powers
from tanglewood.agents.teacher.reasons import fox_spare as spare
from tanglewood.agents.teacher.reasons import fox_tally as tally
from tanglewood.agents.teacher.reasons import fox_under as under
from tanglewood.agents.teacher.reasons.fox_beside import agrees
from tanglewood.agents.teacher.reasons.fox_facts import by_facts
from tanglewood.agents.teacher.whole import clearly_worse
from tanglewood.core.action import Action

__all__ = [
    "PORTRAITS", "AGAINST", "CHANCES", "COMPARED", "COUNTED", "DRAWS", "EITHER", "FORECASTS",
    "FOREMOST", "REASONS", "SINGLES_OUT", "THIN", "agrees", "by_facts", "alike", "opened", "proven", "tempting",
]  # fmt: skip

REASONS: Final = (
    cards.fox_takes,
    choices.exchange_takes,
    tally.seventh,
    tally.tenth,
    tally.humble,
    tally.deny,
    tally.feed,
    tally.costly,
    tally.rising,
    cards.treasure,
    leads.treasure_likely,
    cards.swan,
    leads.swan_led,
    tally.spends,
    cards.enough,
    cards.witch_spared,
    cards.treasure_saved,
    tally.needed,
    cards.witch,
    cards.trumped,
    tally.enough_tricks,
    tally.hands_over,
    tally.needs,
    leads.takes_as_well,
    leads.unbeaten,
    leads.pulls_out,
    cards.treasure_kept,
    powers.lost_draw,
    cards.thrown,
    powers.lost_turn,
    cards.spared,
    spare.power_spared,
    cards.swan_kept,
    beaten.goes_now,
    tally.one_allowed,
    powers.turns,
    powers.takes_decree,
    powers.swaps,
    powers.draws,
    powers.draws_besides,
    leads.can_wait,
    leads.pulls,
    leads.trump_saved,
    leads.witch_led,
    leads.few_above,
    leads.still_out,
    leads.lower_first,
    leads.lost_as_well,
    leads.clears,
    choices.exchange_led,
    choices.cheaper,
    choices.same_trump_power,
    choices.gives_strong,
    choices.new_trump,
    choices.away,
    choices.kept_trump,
    choices.fewer_trumps,
    choices.kept_away,
    choices.kept_from,
    choices.picked,
    choices.kept_high,
    choices.kept_card,
    choices.gained,
    under.keeps_treasure,
    under.wins_one,
    under.too_high,
    under.keeps_trump,
    under.keeps_swan,
    under.keeps_fox,
    under.keeps_woodcutter,
    under.keeps_witch,
    under.keeps_higher,
    under.void,
    under.void_few,
    under.too_low,
    under.keeps_strong,
    under.keeps_power,
    spare.grabs_lead,
    spare.keeps_over,
    spare.fewer_theirs,
    spare.lead_lost,
    spare.draws_out,
    spare.each_trick,
    spare.keeps_better,
    beaten.fewer_beat,
    beaten.more_beat,
    beaten.wins_sooner,
    endings.last_kept,
    endings.last_treasure,
    cards.grabs,
    cards.lets_go,
    powers.draws_first,
    spare.lets_lead,
    leads.weak_lead,
    spare.contrast,
    beaten.rather,
    beaten.weak_first,
    beaten.trump_waits,
    beaten.swan_waits,
    endings.end_alike,
    spare.greedy_already,
    tally.out_of_reach,
    tally.same_either_way,
    spare.touching,
    spare.little_between,
)
LAST: Final = ()
FORECASTS: Final = (soon.treasures, compared.surest, soon.next_tricks, compared.tricks)
COMPARED: Final = (compared.several,)
CHANCES: Final = (leads.mostly, tally.likelier, tally.avoids)
FOREMOST: Final = frozenset({"fox_takes", "exchange_takes", "treasure"})
EITHER: Final = frozenset(
    {"same_either_way", "greedy_already", "end_alike", "out_of_reach", "little_between", "touching"}
)
AGAINST: Final = frozenset(
    {
        "treasure_kept", "still_out", "kept_from", "keeps_trump", "swan_kept", "swan_waits",
        "trump_waits", "trump_saved", "can_wait", "cheaper", "same_trump_power", "kept_card",
        "touching", "fewer_theirs", "lead_lost",
    }
)  # fmt: skip
PORTRAITS: Final = (portrait.portrait,)
THIN: Final = AGAINST | {
    "rather", "contrast", "lower_first", "weak_lead", "lost_as_well", "draws_first",
    "little_between", "one_allowed", "several", "lets_go", "hands_over", "enough_tricks",
    "more_beat", "fewer_beat", "gives_strong", "keeps_trump", "picked", "spared", "weak_first",
    "few_above", "goes_now", "clears", "keeps_treasure", "enough", "keeps_higher", "kept_trump",
    "kept_away", "kept_high", "new_trump", "away", "gained", "fewer_trumps", "treasure_kept",
    "thrown", "swan_led", "same_either_way", "why-end-alike", "treasure_likely",
}  # fmt: skip
ALONE: Final = frozenset[str]()
LITTLE: Final = frozenset[str]()
INSTEAD: Final = MappingProxyType[str, frozenset[str]]({})
SINGLES_OUT: Final = True
COUNTED: Final = MappingProxyType(
    {
        "fewer_beat": ("n", -1),
        "more_beat": ("many", 1),
        "rather": ("often", 1),
        "contrast": ("often", 1),
        "wins_sooner": ("n", -1),
        "fewer_trumps": ("n", -1),
        "fewer_theirs": ("n", -1),
        **dict.fromkeys(
            (
                "keeps_better",
                "keeps_swan",
                "keeps_fox",
                "keeps_woodcutter",
                "keeps_witch",
                "keeps_strong",
                "keeps_power",
            ),
            ("many", 1),
        ),
    }
)
DRAWS: Final = frozenset({"drew"})


def tempting(case: Case) -> Sequence[Action]:
    """What decides more than which card it is: after a Fox the best of the worse cards that make
    another suit trump; in an answer the best of the worse cards that lose a trick which the advice
    takes, or take one which it loses."""
    view: Any = case.view
    chosen = case.found.chosen
    if view.phase == "exchange" and view.decree is not None:
        decree = view.decree
        trump = (chosen.card or decree).suit
        other_way = [it for it in view.legal if (it.card or decree).suit != trump]
    elif view.phase == "follow" and not 1 - SURE < _share(case, chosen) < SURE:
        takes = _share(case, chosen) >= SURE
        shares = {it: _share(case, it) for it in view.legal}
        other_way = [
            it for it, share in shares.items() if (share < SURE if takes else share >= SURE)
        ]
    else:
        return ()
    worse = [it for it in other_way if clearly_worse(case.found, it)]
    return sorted(worse, key=lambda it: -case.found.value(it))[:1]


def _share(case: Case, action: Action) -> float:
    """How often an action takes the trick."""
    ahead = case.ahead(action)
    return ahead.share(ahead.takes)


def speaks_for(case: Case) -> None:
    """The reasons themselves speak for a card."""


def alike(case: Case) -> bool:
    """The last cards are played out in every world."""
    return endings.even(case)


def opened(view: Any, state: Any, seed: int) -> None:
    """Everybody plays alone here."""
