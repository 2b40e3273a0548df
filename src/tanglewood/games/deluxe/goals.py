"""The goals at work: which open goal pays whom and when (`deluxe.goals.claim`,
`deluxe.goals.ongoing`).

A goal's data is made ready once (`made_ready`): names become masks of faces. The open goals carry
two tallies, one per seat: how many times, how many in a row, or (as a mask) which suits so far."""

from typing import Annotated, Any, Final, NamedTuple

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.components.goals import CHARACTERS, TRICK_EVENTS, CardTest, Goal
from tanglewood.core.chance import Chance
from tanglewood.core.errors import BadText
from tanglewood.core.event import Event
from tanglewood.core.field import Noted, Open
from tanglewood.core.message import Message, Who, signed
from tanglewood.games.deluxe.cards import DECK, RANK, SUIT
from tanglewood.games.deluxe.state import DeluxeState, Goals, Then
from tanglewood.games.fox.cards import of_rank
from tanglewood.games.fox.course import open_game, open_round
from tanglewood.games.fox.module import Module
from tanglewood.games.fox.phase import FoxDraw
from tanglewood.games.fox.points import Payment
from tanglewood.games.fox.state import decree_of

_ANY, _TRUMP, _OFF_TRUMP, _LEAD = -1, -2, -3, -4
_SUIT_CODES: Final = {"trump": _TRUMP, "off-trump": _OFF_TRUMP, "lead": _LEAD}


class Asked(NamedTuple):
    """A card test made ready: the faces that pass, and the suit that is asked for."""

    faces: FoxCards
    suit: int

    def of(self, shown: FoxCard, trump: int, lead_suit: int) -> bool:
        """Whether a card with this face passes."""
        if shown not in self.faces:
            return False
        if self.suit == _ANY:
            return True
        suit = SUIT[shown]
        if suit < 0:
            return False
        if self.suit == _OFF_TRUMP:
            return suit != trump
        return suit == {_TRUMP: trump, _LEAD: lead_suit}.get(self.suit, self.suit)


class Ready(NamedTuple):
    """A goal with its tests made ready."""

    goal: Goal
    own: Asked | None
    other: Asked | None
    either: Asked | None
    both: Asked | None
    lead: Asked | None
    card: Asked | None


def made_ready(goal: Goal) -> Ready:
    """The goal as it is worked with during a game."""
    when = goal.when
    tests = when.own, when.other, when.either, when.both, when.lead, when.card
    asked = [None if test is None else _asked(test) for test in tests]
    return Ready(goal, *asked)


def _asked(test: CardTest) -> Asked:
    passing = DECK.cards
    if test.cards:
        passing = tuple(card for name in test.cards for card in _named(name))
    if test.ranks:
        passing = tuple(card for card in passing if RANK[card] in test.ranks)
    suit = _ANY
    if test.suit is not None:
        suit = _SUIT_CODES[test.suit] if test.suit in _SUIT_CODES else FoxCard.parse_suit(test.suit)
    return Asked(FoxCards(passing), suit)


def _named(name: str) -> tuple[FoxCard, ...]:
    """The suited cards of a character's rank, or the special card (`ruling.Q3`)."""
    if name in CHARACTERS:
        return of_rank(CHARACTERS[name])
    return (FoxCard(name),)


class GoalsRenewed(Event):
    """The discarded goals became the goal deck (`ruling.Q8`)."""

    number: Annotated[Open[int], Noted("renew", of="nothing")]


class GoalsOpened(Event):
    """The goals of this hand (`deluxe.goals.deck`)."""

    goals: Annotated[Open[tuple[str, ...]], Noted("goal")]


class GoalScored(Event):
    """A goal paid or cost points; `claimed` goals are gone. The score changed by `points`."""

    seat: Open[int]
    goal: Open[str]
    claimed: Open[bool]
    points: Open[int]


class GoalCards(Module[DeluxeState]):
    """The goal deck, and the goals that are open in a hand."""

    payments = (Payment("goal-scored", "goals", "seat"),)

    def open_game(self, s: DeluxeState, then: Then) -> DeluxeState:
        """The goal deck is shuffled once (`deluxe.goals.deck`)."""
        count = len(s.game.rules.goals)
        return (
            s.ask(SHUFFLE, 0) if count > 1 else then(s._replace(goals=Goals(tuple(range(count)))))
        )

    def open_round(self, s: DeluxeState, then: Then) -> DeluxeState:
        """The hand's goals are revealed. An empty goal deck is renewed when a goal is needed
        (`ruling.Q8`), from whatever is discarded then (`ruling.Q9`)."""
        wanted = s.game.rules.open_goals
        while len(s.goals.open) < wanted:
            if not s.goals.deck:
                if len(s.discarded) > 1:
                    return s.ask(RENEW, 0)
                s = _renewed(s, s.discarded)
            top, *rest = s.goals.deck
            s = s._replace(goals=Goals(tuple(rest), (*s.goals.open, (top, 0, 0))))
        goals = tuple(s.game.rules.goals[goal].id for goal, _, _ in s.goals.open)
        return then(s.with_event(GoalsOpened(goals)) if wanted else s)

    def played(self, s: DeluxeState, seat: int, shown: FoxCard) -> DeluxeState:
        """A card came into the trick: goals on playing pay at once (`ruling.Q1`)."""
        for ready in _open(s, "play"):
            if ready.card is None or ready.card.of(shown, SUIT[decree_of(s)], _lead_suit(s)):
                s = _count(s, ready, seat)
        return s

    def exchanged(self, s: DeluxeState, seat: int, taken: FoxCard) -> DeluxeState:
        """A Fox changed the decree: goals on that pay at once (`ruling.Q5`)."""
        for ready in _open(s, "exchange"):
            trump = SUIT[decree_of(s)]
            fits = ready.card is None or ready.card.of(decree_of(s), trump, _lead_suit(s))
            if fits and (trump != SUIT[taken] or ready.goal.when.trump is None):
                s = _count(s, ready, seat)
        return s

    def trick_won(self, s: DeluxeState, winner: int) -> DeluxeState:
        """Every open goal is looked at for the winner first. Losses are booked after all gains
        (`ruling.Q11`)."""
        stay: list[tuple[int, int, int]] = []
        losses: list[tuple[Goal, int, int]] = []
        for index, *tallies in s.goals.open:
            ready = s.game.goals[index]
            goal, claimed = ready.goal, False
            for seat in (winner, 1 - winner):
                if claimed:
                    break
                tallies[seat], pays = _advanced(ready, tallies[seat], _Trick.of(s, seat, winner))
                if pays and goal.ongoing and goal.points < 0:
                    losses.append((goal, seat, pays))
                elif pays:
                    s = _pay(s, goal, seat, pays if goal.ongoing else 1)
                    claimed = not goal.ongoing
            if not claimed:
                stay.append((index, tallies[0], tallies[1]))
        s = s._replace(goals=s.goals._replace(open=tuple(stay)))
        for goal, seat, times in losses:
            s = _pay(s, goal, seat, times)
        return s

    def check(self, s: DeluxeState) -> None:
        if s.phase is RENEW and s.goals.deck:
            raise BadText(Message("position-renew"))

    def round_over(self, s: DeluxeState) -> DeluxeState:
        """What is left of the goals goes to the discards (`deluxe.goals.deck`)."""
        return s._replace(goals=s.goals._replace(open=()))


GOAL_CARDS: Final = GoalCards()


def _renewed(s: DeluxeState, order: tuple[int, ...]) -> DeluxeState:
    """The discards become the goal deck in this order."""
    return s.with_event(GoalsRenewed(len(order)), goals=s.goals._replace(deck=order))


def _shuffled(s: DeluxeState) -> Chance:
    return Chance.shuffle("goals", s.discarded)


SHUFFLE: Final = FoxDraw(
    name="goals",
    chance=_shuffled,
    step=lambda s, order: open_game(s._replace(goals=Goals(order)), GOAL_CARDS),
)
RENEW: Final = FoxDraw(  # the hand's goals are opened from there on
    name="renew",
    chance=_shuffled,
    step=lambda s, order: GOAL_CARDS.open_round(
        _renewed(s, order), lambda s: open_round(s, GOAL_CARDS)
    ),
)


def _open(s: DeluxeState, event: str) -> list[Ready]:
    ready = s.game.goals
    return [ready[goal] for goal, _, _ in s.goals.open if ready[goal].goal.when.on == event]


def _lead_suit(s: DeluxeState) -> int:
    return SUIT[s.face(s.trick[0].card)]


def _count(s: DeluxeState, ready: Ready, seat: int) -> DeluxeState:
    """Counts once more in mid-trick, and pays when that was often enough."""
    index = s.game.goals.index(ready)
    place = next(i for i, entry in enumerate(s.goals.open) if entry[0] == index)
    tallies = list(s.goals.open[place][1:])
    tallies[seat] += 1
    stays = True
    if tallies[seat] >= ready.goal.when.times:
        tallies[seat] = 0
        s = _pay(s, ready.goal, seat, 1)
        stays = ready.goal.ongoing
    entry = ((index, tallies[0], tallies[1]),) if stays else ()
    opened = s.goals.open[:place] + entry + s.goals.open[place + 1 :]
    return s._replace(goals=s.goals._replace(open=opened))


def _pay(s: DeluxeState, goal: Goal, seat: int, times: int) -> DeluxeState:
    after = s.gain(seat, goal.points * times)
    change = after.scores[seat] - s.scores[seat]
    return after.with_event(GoalScored(seat, goal.id, not goal.ongoing, change))


class _Trick(NamedTuple):
    """A trick that has ended, as a goal looks at it for one seat: the faces of the cards, and how
    many tricks of the hand were played, and won by the seat."""

    taken: bool
    own: FoxCard
    other: FoxCard
    led: FoxCard
    trump: int
    number: int
    won: int

    @classmethod
    def of(cls, s: DeluxeState, seat: int, winner: int) -> "_Trick":
        led, answer = (s.face(laid.card) for laid in s.trick)
        own, other = (led, answer) if seat == s.leader else (answer, led)
        number, won = sum(s.tricks), s.tricks[seat]
        return cls(
            taken=seat == winner, own=own, other=other, led=led, trump=SUIT[decree_of(s)],
            number=number, won=won,
        )  # fmt: skip

    def passes(self, test: Asked, *cards: FoxCard) -> list[bool]:
        """Which of the cards pass the test."""
        return [test.of(card, self.trump, SUIT[self.led]) for card in cards]


def _advanced(ready: Ready, tally: int, trick: _Trick) -> tuple[int, int]:
    """The seat's new tally, and how often the goal pays it for this trick."""
    when = ready.goal.when
    if when.on == "take":
        if not trick.taken:
            return tally, 0
        cards = trick.own, trick.other
        tally += len(cards) if ready.card is None else sum(trick.passes(ready.card, *cards))
        return tally % when.times, tally // when.times
    if when.on not in TRICK_EVENTS:
        return tally, 0
    met = _met(ready, trick)
    if when.in_a_row:
        tally = tally + 1 if met else 0
        return (0, 1) if tally == when.in_a_row else (tally, 0)
    if not met:
        return tally, 0
    if when.different is not None:
        suit = SUIT[trick.led if when.different == "lead-suit" else trick.own]
        tally |= 1 << suit if suit >= 0 else 0
        return (0, 1) if tally.bit_count() >= when.times else (tally, 0)
    return (0, 1) if tally + 1 >= when.times else (tally + 1, 0)


def _met(ready: Ready, trick: _Trick) -> bool:
    """Whether this trick is one that the goal asks for."""
    when, passes = ready.goal.when, trick.passes
    return (
        (when.on == "trick" or trick.taken == (when.on == "win"))
        and (not when.trick or trick.number in when.trick)
        and (not when.won or trick.won in when.won)
        and (ready.own is None or all(passes(ready.own, trick.own)))
        and (ready.other is None or all(passes(ready.other, trick.other)))
        and (ready.lead is None or all(passes(ready.lead, trick.led)))
        and (ready.either is None or any(passes(ready.either, trick.own, trick.other)))
        and (ready.both is None or all(passes(ready.both, trick.own, trick.other)))
    )


def goal_name(game: Any, goal_id: str) -> Message:
    """A goal's name: of our goals in every language, of an owner's as it is given."""
    found: Goal = next(goal for goal in game.rules.goals if goal.id == goal_id)
    return found.title


def _opened(game: Any, event: GoalsOpened) -> Message:
    return Message("event-goals-opened", goals=tuple(goal_name(game, goal) for goal in event.goals))


def _scored(game: Any, event: GoalScored) -> Message:
    """A loss at 0 is forgotten (`deluxe.floor`)."""
    who, goal = Who(event.seat), goal_name(game, event.goal)
    if not event.points:
        return Message("event-goal-scored-none", who=who, goal=goal)
    return Message("event-goal-scored", who=who, goal=goal, points=signed(event.points))


MESSAGES: Final[dict[type, Any]] = {
    GoalsRenewed: lambda game, event: Message("event-goals-renewed", n=event.number),
    GoalsOpened: _opened,
    GoalScored: _scored,
}
