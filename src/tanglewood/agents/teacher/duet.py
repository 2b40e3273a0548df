"""What is taught about the Duet: every action is asked the same."""

from typing import Any, Final

from tanglewood.agents.teacher.family import Teaching, verdict
from tanglewood.agents.teacher.reasons import duet_answers as answers
from tanglewood.agents.teacher.reasons import duet_cards as cards
from tanglewood.agents.teacher.reasons import duet_even as even
from tanglewood.agents.teacher.reasons import duet_flaws as flaws
from tanglewood.agents.teacher.reasons import duet_gifts as gifts
from tanglewood.agents.teacher.reasons import duet_moves as moves
from tanglewood.agents.teacher.reasons import duet_trump as trump
from tanglewood.agents.teacher.traits import Trait, Traits, by_traits
from tanglewood.analysis.search import Standpoint, Weighted
from tanglewood.analysis.searched import Searched
from tanglewood.core.message import Message
from tanglewood.games.duet.state import DuetState
from tanglewood.games.duet.view import DuetView
from tanglewood.kernel import available, twin
from tanglewood.kernel.numbers import numbers
from tanglewood.kernel.seen import NoWorlds

OPEN: Final = 500
"""Plays to the end of the round with all hands open."""


KEEPS: Final = ("why-duet-spares", "why-duet-wastes", "why-duet-keep", "why-gift-stays",
                "why-gift-no-trump")  # fmt: skip
"""Sentences that say what to keep."""
SAME: Final = (
    {"why-turn-held", "why-turn-few"},
    {"why-turn-over", "why-turn-many"},
    {"why-duet-none", "why-duet-far"},
    {"why-move-none", "why-move-end"},
    {"why-move-none", "why-move-near"},
)
"""Sentences that say the same of both actions, or of one space."""


def clash(one: Message, two: Message) -> bool:
    """Whether two sentences say the same twice: what to keep, which trumps are held, or
    what lies on a space."""
    if one.id.startswith(KEEPS) and two.id.startswith(KEEPS):
        return True
    same = one.args.get("space") == two.args.get("space")
    return same and any(it <= {one.id, two.id} for it in SAME)


CARDS: Final = Traits(
    good=(
        Trait(cards.ends_on_gem, any_words=True, means=cards.finds_too),
        Trait(answers.sure_gem, means=cards.finds_too),
        Trait(cards.finds_gem, ("fifths",), any_words=True, means=cards.finds_too),
        Trait(cards.free_way, ("fifths",), means=cards.finds_too),
        Trait(cards.stays_on),
        Trait(cards.stands_at, ("-n",), any_words=True),
        Trait(cards.comes_close, ("-halves",), any_words=True),
        Trait(cards.heap, ("n",)),
        Trait(cards.edge, ("-left",)),
        Trait(cards.next_gem, ("-n",)),
        Trait(cards.sheds),
        Trait(cards.around, ("all",), any_words=True),
        Trait(cards.keeps_room, ("n",), any_words=True),
        Trait(cards.spares),
    ),
    bad=(
        Trait(flaws.beyond, ("fifths",)),
        Trait(flaws.far, ("n",)),
        Trait(flaws.none),
        Trait(flaws.seldom),
        Trait(flaws.at_end, ("-n",)),
        Trait(flaws.wastes, of_card=True),
        Trait(flaws.spends, of_card=True),
        Trait(flaws.spends_trump, of_card=True),
    ),
    clash=clash,
)
GIFTS: Final = Traits(
    good=(
        Trait(gifts.gift_found, ("fifths",)),
        Trait(gifts.trump_given, ("rank",)),
        Trait(gifts.trumps_stay),
        Trait(gifts.highest, ("rank",)),
        Trait(gifts.weakest, ("-rank",)),
        Trait(gifts.lowest, ("-rank",)),
        Trait(gifts.power_given),
        Trait(gifts.void),
    ),
    bad=(
        Trait(flaws.gives_power, of_card=True),
        Trait(flaws.gives_trump, of_card=True),
        Trait(flaws.gives_weak, of_card=True),
    ),
    clash=clash,
)
MOVES: Final = Traits(
    good=(
        Trait(moves.picks_up, ("-n",)),
        Trait(moves.goes_back, ("-n",)),
        Trait(moves.nearer, ("-n",), means=moves.back_as_near),
        Trait(moves.heaped, ("n",)),
        Trait(moves.edge_gem, ("-n",)),
        Trait(moves.in_reach, ("all",), any_words=True, means=moves.back_as_many),
        Trait(moves.stays_inside, ("n",), means=moves.back_as_inside),
        Trait(moves.trump_side, ("n",)),
        Trait(moves.covers_under),
        Trait(moves.covers_room),
        Trait(moves.covers_slides, ("n",)),
        Trait(moves.covers_behind),
        Trait(moves.covers_empty),
    ),
    bad=(
        Trait(moves.leaves),
        Trait(moves.no_gem, ("n",)),
        Trait(moves.far_on, ("n",)),
        Trait(moves.near_end, ("-n",)),
    ),
    clash=clash,
)
TRUMP: Final = Traits(
    good=(
        Trait(trump.turns),
        Trait(trump.turn_finds, ("fifths",), any_words=True),
        Trait(trump.named_finds, ("fifths",)),
        Trait(trump.turn_stays),
        Trait(trump.named_close, ("-halves",), any_words=True),
        Trait(trump.turn_comes, ("-n",), any_words=True),
        Trait(trump.trumps_held, ("n",)),
        Trait(trump.trumps_over, ("-n",)),
        Trait(trump.named_side),
        Trait(trump.names_me),
        Trait(trump.names_nobody),
        Trait(trump.names_mate),
        Trait(trump.gets),
        Trait(trump.cheapest, ("-rank",)),
    ),
    bad=(
        Trait(trump.turn_leaves, ("fifths",)),
        Trait(trump.turn_none),
        Trait(trump.few_trumps, ("-n",)),
        Trait(trump.many_trumps, ("n",)),
        Trait(trump.puts_power, of_card=True),
    ),
    clash=clash,
)
ALL: Final = (CARDS, GIFTS, MOVES, TRUMP)
"""What is asked of each kind of choice."""


def opened(view: Any, state: Any, seed: int) -> Searched | None:
    """The search for a team in the one world that is true."""
    if not available():
        return None
    assert isinstance(view, DuetView)
    assert isinstance(state, DuetState)
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


TEACHING: Final = Teaching(
    tells=(
        verdict(even.all_alike),
        by_traits(CARDS),
        by_traits(GIFTS),
        by_traits(MOVES, moves.past_the_end),
        by_traits(TRUMP),
        verdict(even.decided),
    ),
    names=frozenset[str]().union(*(it.names for it in ALL)),
    opened=opened,
)
