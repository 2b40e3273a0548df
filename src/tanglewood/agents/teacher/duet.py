"""What is taught about the Duet."""

from typing import Any, Final

from tanglewood.agents.teacher.reasons import duet_hands as hands
from tanglewood.agents.teacher.reasons import duet_moves as moves
from tanglewood.agents.teacher.reasons import duet_path as path
from tanglewood.agents.teacher.reasons import duet_spaces as spaces
from tanglewood.analysis.search import Standpoint, Weighted
from tanglewood.analysis.searched import Searched
from tanglewood.core.action import Action
from tanglewood.games.duet.state import DuetState
from tanglewood.games.duet.view import DuetView
from tanglewood.kernel import available, twin
from tanglewood.kernel.numbers import numbers
from tanglewood.kernel.seen import NothingDealt

REASONS: Final = (
    moves.picks_up,
    moves.off_the_path,
    moves.heaped,
    moves.nearer,
    moves.edge_gem,
    moves.room,
    moves.covers,
    moves.covers_far,
    path.leads_to_gem,
    path.stays_on,
    spaces.gem_spaces,
    spaces.same_trump,
    spaces.trump_moves,
    hands.changes_trump,
    hands.swaps_card,
    hands.leaves_trump,
    hands.gift_trump,
    hands.gift_kept,
    hands.gift_void,
    hands.gift_spare,
    hands.names_me,
    hands.names_mate,
    hands.names_nobody,
    path.my_way,
    path.their_way,
    path.musician,
    path.gazelle,
    spaces.stands_near,
    path.closer,
    path.short_step,
    path.long_step,
    spaces.same_space,
    spaces.edge_space,
    spaces.richer_space,
    hands.gift_led,
    hands.takes_over,
    hands.leaves_it,
)
CHANCES: Final = ()
DRAWS: Final = frozenset[str]()
OPEN: Final = 500
"""Plays to the end of the round with all hands open."""


def proven(view: Any, action: Action, seed: int) -> bool:
    """Nothing is proven from one hand alone."""
    return False


def opened(view: DuetView, state: DuetState, seed: int) -> Searched | None:
    """The search for a team in the one world that is true."""
    if not available():
        return None
    assert view.known is not None
    known = view.known
    try:
        here = Standpoint(view.ruleset, view).weighted([Weighted(twin(state), 1.0)])
        belief = here.belief
    except NothingDealt:
        return None
    found = belief.team(
        played=known.played.mask,
        holds=numbers(known.holds),
        lacks=numbers(known.lacks),
        iterations=OPEN,
        milliseconds=0.0,
        seed=seed,
    )
    return Searched.of(view.ruleset, found).looked_at
