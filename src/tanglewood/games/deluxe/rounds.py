"""Before and between the rounds: what is shuffled when, and the scoring of a round.

The order of chance at the start of a game: `special` (which special cards are in, if that is
random), `goals` (the order of the goal deck), `dealer`, `deal`. Later rounds: `goals` once more if
the goal deck runs out while the hand's goals are opened, then `deal`."""

from typing import TYPE_CHECKING

from tanglewood.core.bits import mask_of
from tanglewood.core.seat import NOBODY
from tanglewood.games.deluxe import phase
from tanglewood.games.deluxe.draft import ask, gain, roll, tell
from tanglewood.games.deluxe.events import GoalsOpened, GoalsRenewed, SpecialsIn
from tanglewood.games.deluxe.slots import Goals
from tanglewood.games.fox.events import DealerChosen, Dealt, RoundScored

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState


def begin(d: "DeluxeState") -> None:
    """The special cards come first: drawn at random, or known (`deluxe.special.setup`)."""
    rules = d.game.rules
    if rules.special and not rules.named:
        roll(d, phase.SPECIAL, 0)
        return
    d.special = d.special._replace(cards=rules.named)
    if rules.named:
        tell(d, SpecialsIn(rules.special, rules.named, public=True))
    _shuffle_goals(d)


def specials_drawn(d: "DeluxeState", cards: tuple[int, ...]) -> None:
    """Random special cards stay hidden until they are seen (`ruling.P6`)."""
    d.special = d.special._replace(cards=mask_of(cards))
    tell(d, SpecialsIn(len(cards), d.special.cards, public=False))
    _shuffle_goals(d)


def _shuffle_goals(d: "DeluxeState") -> None:
    count = len(d.game.rules.goals)
    if count > 1:
        roll(d, phase.GOALS, 0)
    else:
        goals_shuffled(d, tuple(range(count)))


def goals_shuffled(d: "DeluxeState", order: tuple[int, ...]) -> None:
    """The goal deck is shuffled once (`deluxe.goals.deck`)."""
    d.goals = Goals(order)
    roll(d, phase.DEALER, 0)


def dealer_drawn(d: "DeluxeState", drawn: tuple[int, ...]) -> None:
    """Who deals round 1 (`fox.dealer`)."""
    d.dealer = drawn[0]
    tell(d, DealerChosen(d.dealer))
    _open_round(d)


def _open_round(d: "DeluxeState") -> None:
    """The hand's goals are revealed, then the cards are dealt. An empty goal deck is renewed when a
    goal is needed (`ruling.Q8`), from whatever is discarded then (`ruling.Q9`)."""
    wanted = d.game.rules.open_goals
    while len(d.goals.open) < wanted:
        if not d.goals.deck:
            discarded = d.discarded
            if len(discarded) > 1:
                roll(d, phase.RENEW, 0)
                return
            _renew(d, discarded)
        top, *rest = d.goals.deck
        d.goals = Goals(tuple(rest), (*d.goals.open, (top, 0, 0)))
    if wanted:
        tell(d, GoalsOpened(tuple(d.game.rules.goals[goal].id for goal, _, _ in d.goals.open)))
    d.leader = 1 - d.dealer
    roll(d, phase.DEAL, d.leader)


def goals_renewed(d: "DeluxeState", order: tuple[int, ...]) -> None:
    """The discards are shuffled into a new goal deck."""
    _renew(d, order)
    _open_round(d)


def _renew(d: "DeluxeState", order: tuple[int, ...]) -> None:
    d.goals = d.goals._replace(deck=order)
    tell(d, GoalsRenewed(len(order)))


def dealt(d: "DeluxeState", order: tuple[int, ...]) -> None:
    """Hands to seat 0 and seat 1, then the decree, then the draw deck (`fox.deal`, `ruling.G2`);
    the non-dealer leads (`fox.first-lead`)."""
    size = d.game.rules.hand
    d.hands = mask_of(order[:size]), mask_of(order[size : 2 * size])
    d.decree, d.deck = order[2 * size], order[2 * size + 1 :]
    tell(d, Dealt(d.number, d.dealer, d.hands, d.decree, d.deck))
    ask(d, phase.LEAD, d.leader)


def round_over(d: "DeluxeState") -> None:
    """Score the tricks (`fox.score.tricks`). The target is looked at only now (`fox.end`,
    `ruling.Q13`); what is left of the goals goes to the discards (`deluxe.goals.deck`)."""
    rules = d.game.rules
    for seat in range(2):
        gain(d, seat, rules.scores[d.tricks[seat]])
    tell(d, RoundScored(d.number, d.tricks, d.change, d.scores))
    if max(d.scores) >= rules.target:
        d.phase, d.to_act, d.choices = phase.OVER, NOBODY, 0
        return
    d.number += 1
    d.dealer = 1 - d.dealer
    d.before = d.scores
    d.tricks = (0, 0)
    d.decree, d.deck = -1, ()
    d.goals = d.goals._replace(open=())
    d.special = d.special._replace(piles=(0, 0))
    _open_round(d)
