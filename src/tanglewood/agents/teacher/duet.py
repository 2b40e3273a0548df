"""What is taught about the Duet."""

from collections.abc import Collection
from types import MappingProxyType
from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.reasons import duet_answers as answers
from tanglewood.agents.teacher.reasons import duet_chosen as chosen
from tanglewood.agents.teacher.reasons import duet_course as way
from tanglewood.agents.teacher.reasons import duet_covers as covers
from tanglewood.agents.teacher.reasons import duet_even as even
from tanglewood.agents.teacher.reasons import duet_flaws as flaws
from tanglewood.agents.teacher.reasons import duet_hands as hands
from tanglewood.agents.teacher.reasons import duet_kept as kept
from tanglewood.agents.teacher.reasons import duet_moves as moves
from tanglewood.agents.teacher.reasons import duet_next as next
from tanglewood.agents.teacher.reasons import duet_next_tricks as soon
from tanglewood.agents.teacher.reasons import duet_path as path
from tanglewood.agents.teacher.reasons import duet_spaces as spaces
from tanglewood.agents.teacher.reasons import duet_traits as traits
from tanglewood.agents.teacher.traits import Trait, Traits, by_traits, explained
from tanglewood.analysis.search import Standpoint, Weighted
from tanglewood.analysis.searched import Searched
from tanglewood.core.action import Action
from tanglewood.core.message import Message
from tanglewood.games.duet.state import DuetState
from tanglewood.games.duet.view import DuetView
from tanglewood.kernel import available, twin
from tanglewood.kernel.numbers import numbers
from tanglewood.kernel.seen import NoWorlds

TRAITS: Final = Traits(
    good=(
        Trait(traits.gift_found, ("fifths",)),
        Trait(traits.ends_on_gem),
        Trait(traits.finds_gem, ("fifths",)),
        Trait(traits.free_way, ("fifths",)),
        Trait(traits.stands_at, ("-n",)),
        Trait(traits.comes_close, ("-halves",)),
        Trait(traits.trump_given, ("rank",)),
        Trait(traits.heap, ("n",)),
        Trait(traits.edge, ("-left",)),
        Trait(traits.next_gem, ("-n",)),
        Trait(traits.plain_card),
        Trait(traits.trumps_stay),
        Trait(traits.gift_strong, ("rank",)),
        Trait(traits.gift_weak, ("-rank",)),
        Trait(traits.lowest),
        Trait(traits.only_of_suit),
    ),
    bad=(
        Trait(flaws.beyond, ("fifths",)),
        Trait(flaws.far, ("n",)),
        Trait(flaws.none),
        Trait(flaws.seldom),
        Trait(flaws.spends, of_card=True),
        Trait(flaws.gives_power, of_card=True),
        Trait(flaws.gives_trump, of_card=True),
        Trait(flaws.spends_trump, of_card=True),
        Trait(flaws.gives_weak, of_card=True),
    ),
    clash=traits.clash,
)
PHASES: Final = frozenset({"lead", "follow", "gift"})
"""Phases in which every action is asked for its traits."""
REASONS: Final = (
    moves.picks_up,
    moves.off_the_path,
    moves.heaped,
    moves.nearer,
    moves.edge_gem,
    moves.room,
    covers.covers_under,
    covers.covers_behind,
    covers.covers_slides,
    covers.covers_empty,
    covers.covers_room,
    moves.covers,
    moves.covers_far,
    moves.trump_side,
    moves.both_find,
    path.leads_to_gem,
    chosen.chosen_gem,
    spaces.gem_spaces,
    answers.sure_gem,
    path.stays_on,
    hands.named_must_win,
    spaces.same_trump,
    spaces.trump_moves,
    next.more_gems,
    hands.changes_trump,
    kept.takes_higher,
    hands.swaps_card,
    hands.decree_power,
    hands.trump_for_mate,
    hands.leaves_trump,
    next.paws_given,
    hands.named_side,
    hands.named_more_side,
    hands.names_me,
    hands.names_mate,
    hands.names_nobody,
    path.my_way,
    path.their_way,
    path.gazelle,
    kept.wins_as_well,
    next.paws_fit,
    next.around,
    path.closer,
    path.short_step,
    path.long_step,
    spaces.edge_space,
    spaces.richer_space,
    hands.takes_over,
    next.apart,
    next.trump_kept,
    next.way_chosen,
    hands.foxes_led,
    hands.foxes_same,
    hands.names_more,
)
FORECASTS: Final = (soon.gem, soon.token, soon.next_gems, soon.hand_wins)
CHANCES: Final = ()
FOREMOST: Final = frozenset({"picks_up", "leads_to_gem"})
LAST: Final = (
    kept.then_gem,
    way.course,
    way.same_trick,
    next.little_between,
    next.alike,
    next.decided,
)
EITHER: Final = frozenset(
    {"decided", "foxes_same", "little_between", "both_find", "alike", "same_trick"}
)
ALONE: Final = frozenset({"then_gem"})
LITTLE: Final = frozenset(
    {
        "stays_on",
        "off_the_path",
        "short_step",
        "long_step",
        "trump_kept",
        "way_chosen",
        "same_trump",
    }
)
AGAINST: Final = frozenset({"stays_on", "off_the_path", "same_trump", "trump_kept", "way_chosen"})
GEMS: Final = frozenset(
    f"why-gem-{often}-{spaces}"
    for often in ("mostly", "maybe")
    for spaces in ("one", "two", "three")
)
INSTEAD: Final = MappingProxyType({"why-closer": GEMS})
COUNTED: Final = MappingProxyType({"nearer": ("n", -1), "closer": ("n", -1)})
DRAWS: Final = frozenset[str]()
OPEN: Final = 500
"""Plays to the end of the round with all hands open."""


def proven(view: Any, action: Action, seed: int) -> bool:
    """Nothing is proven from one hand alone."""
    return False


def by_facts(case: Case, other: Action | None, said: Collection[str]) -> tuple[str, Message] | None:
    """What sets a card apart; None where its traits fit a card that is clearly worse."""
    if other is None and (same := even.all_alike(case)) is not None:
        return "decided", same
    asked = case.view.phase in PHASES and case.worlds
    if (not asked or even.no_difference(case)) and (same := next.decided(case)) is not None:
        return "decided", same
    if not asked:
        return None
    if other is not None:
        return by_traits(case, TRAITS, other, said)
    found = explained(case, TRAITS, said)
    if found is None or (found.open and case.view.phase != "gift"):
        return None
    return found.name, found.message


def speaks_for(case: Case) -> Message | None:
    """Where the action takes the tracker."""
    return way.course(case)


def alike(case: Case) -> bool:
    """Nothing is proven from one hand alone."""
    return False


def opened(view: DuetView, state: DuetState, seed: int) -> Searched | None:
    """The search for a team in the one world that is true."""
    if not available():
        return None
    assert view.known is not None
    known = view.known
    try:
        here = Standpoint(view).weighted([Weighted(twin(state), 1.0)])
        belief = here.belief
    except NoWorlds:
        return None
    found = belief.team(
        played=known.out.mask,
        holds=numbers(known.holds),
        lacks=numbers(known.lacks),
        iterations=OPEN,
        milliseconds=0.0,
        seed=seed,
    )
    return Searched.of(view.game, found).looked_at
