"""The goals at work: which open goal pays whom and when (`deluxe.goals.claim`,
`deluxe.goals.ongoing`).

A goal's data is made ready once (`made_ready`): names become masks of faces. The open goals carry
two tallies, one a seat: how many times, how many in a row, or (as a mask) which suits so far."""

from typing import TYPE_CHECKING, Final, NamedTuple

from tanglewood.components.goals import CHARACTERS, TRICK_EVENTS, CardTest, Goal
from tanglewood.core.bits import mask_of
from tanglewood.games.deluxe.cards import DECK, RANK, SUIT, face
from tanglewood.games.deluxe.draft import gain, tell
from tanglewood.games.deluxe.events import GoalScored
from tanglewood.games.deluxe.laid import Laid

if TYPE_CHECKING:
    from tanglewood.games.deluxe.state import DeluxeState

_ANY, _TRUMP, _OFF_TRUMP, _LEAD = -1, -2, -3, -4
Loss = tuple[Goal, int, int]
"""A goal that costs, the seat, and how often."""

_SUIT_CODES: Final = {"trump": _TRUMP, "off-trump": _OFF_TRUMP, "lead": _LEAD}


class Asked(NamedTuple):
    """A card test made ready: the faces that pass, and the suit that is asked for."""

    faces: int
    suit: int

    def of(self, shown: int, trump: int, lead_suit: int) -> bool:
        """Whether a card with this face passes."""
        if not self.faces >> shown & 1:
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
    passing = list(range(DECK.size))
    if test.cards:
        passing = [card for name in test.cards for card in _named(name)]
    if test.ranks:
        passing = [card for card in passing if RANK[card] in test.ranks]
    suit = _ANY
    if test.suit is not None:
        suit = _SUIT_CODES[test.suit] if test.suit in _SUIT_CODES else DECK.parse_suit(test.suit)
    return Asked(mask_of(passing), suit)


def _named(name: str) -> list[int]:
    """The suited cards of a character's rank, or the special card (`ruling.Q3`)."""
    if name in CHARACTERS:
        return [card for card in range(DECK.suited) if RANK[card] == CHARACTERS[name]]
    return [DECK.parse(name)]


def played(d: "DeluxeState", seat: int, shown: int) -> None:
    """A card came into the trick: goals on playing pay at once (`ruling.Q1`)."""
    lead_suit = SUIT[face(d.trick[0].card, d.decree)]
    for ready in _open(d, "play"):
        if ready.card is None or ready.card.of(shown, SUIT[d.decree], lead_suit):
            _count(d, ready, seat)


def exchanged(d: "DeluxeState", seat: int, decree: int, trump_changed: bool) -> None:
    """A Fox changed the decree: goals on that pay at once (`ruling.Q5`)."""
    lead_suit = SUIT[face(d.trick[0].card, d.decree)]
    for ready in _open(d, "exchange"):
        fits = ready.card is None or ready.card.of(decree, SUIT[decree], lead_suit)
        if fits and (trump_changed or ready.goal.when.trump is None):
            _count(d, ready, seat)


def _open(d: "DeluxeState", event: str) -> list[Ready]:
    ready = d.game.goals
    return [ready[goal] for goal, _, _ in d.goals.open if ready[goal].goal.when.on == event]


def _count(d: "DeluxeState", ready: Ready, seat: int) -> None:
    """One more time in mid-trick; pays when it is time."""
    index = d.game.goals.index(ready)
    place = next(i for i, entry in enumerate(d.goals.open) if entry[0] == index)
    entry = list(d.goals.open[place])
    entry[1 + seat] += 1
    pays = entry[1 + seat] >= ready.goal.when.times
    if pays:
        entry[1 + seat] = 0
        _pay(d, ready.goal, seat, 1)
    before, after = d.goals.open[:place], d.goals.open[place + 1 :]
    stays = () if pays and not ready.goal.ongoing else ((entry[0], entry[1], entry[2]),)
    d.goals = d.goals._replace(open=before + stays + after)


def trick_ended(d: "DeluxeState", winner: int, lead: Laid, follow: Laid) -> list[Loss]:
    """The trick is over: every open goal is looked at for the winner first. Gains are booked;
    losses are given back, to be booked after all gains (`ruling.Q11`)."""
    led, answer = face(lead.card, d.decree), face(follow.card, d.decree)
    stay: list[tuple[int, int, int]] = []
    losses: list[Loss] = []
    for index, first, second in d.goals.open:
        ready = d.game.goals[index]
        goal, tallies = ready.goal, [first, second]
        claimed = False
        for seat in (winner, 1 - winner):
            own, other = (led, answer) if seat == d.leader else (answer, led)
            tallies[seat], pays = _advanced(d, ready, tallies[seat], seat, winner, own, other, led)
            if pays and goal.ongoing and goal.points < 0:
                losses.append((goal, seat, pays))
            elif pays:
                _pay(d, goal, seat, pays if goal.ongoing else 1)
                claimed = not goal.ongoing
                if claimed:
                    break
        if not claimed:
            stay.append((index, tallies[0], tallies[1]))
    d.goals = d.goals._replace(open=tuple(stay))
    return losses


def book(d: "DeluxeState", losses: list[Loss]) -> None:
    """The losses of a trick, after its gains."""
    for goal, seat, times in losses:
        _pay(d, goal, seat, times)


def _pay(d: "DeluxeState", goal: Goal, seat: int, times: int) -> None:
    change = gain(d, seat, goal.points * times)
    tell(d, GoalScored(seat, goal.id, not goal.ongoing, change))


def _advanced(
    d: "DeluxeState",
    ready: Ready,
    tally: int,
    seat: int,
    winner: int,
    own: int,
    other: int,
    led: int,
) -> tuple[int, int]:
    """The seat's new tally, and how often the goal pays it for this trick."""
    when = ready.goal.when
    trump, lead_suit = SUIT[d.decree], SUIT[led]
    if when.on == "take":
        if seat != winner:
            return tally, 0
        test = ready.card
        tally += sum(test is None or test.of(shown, trump, lead_suit) for shown in (own, other))
        return tally % when.times, tally // when.times
    if when.on not in TRICK_EVENTS:
        return tally, 0
    met = _met(d, ready, seat, winner, own, other, led)
    if when.in_a_row:
        tally = tally + 1 if met else 0
        return (0, 1) if tally == when.in_a_row else (tally, 0)
    if not met:
        return tally, 0
    if when.different is not None:
        suit = lead_suit if when.different == "lead-suit" else SUIT[own]
        tally |= 1 << suit if suit >= 0 else 0
        return (0, 1) if tally.bit_count() >= when.times else (tally, 0)
    return (0, 1) if tally + 1 >= when.times else (tally + 1, 0)


def _met(
    d: "DeluxeState", ready: Ready, seat: int, winner: int, own: int, other: int, led: int
) -> bool:
    """Whether this trick is one that the goal asks for."""
    when = ready.goal.when
    if (when.on == "win" and seat != winner) or (when.on == "lose" and seat == winner):
        return False
    if when.trick and sum(d.tricks) not in when.trick:
        return False
    if when.won and d.tricks[seat] not in when.won:
        return False
    trump, suit = SUIT[d.decree], SUIT[led]
    if ready.own is not None and not ready.own.of(own, trump, suit):
        return False
    if ready.other is not None and not ready.other.of(other, trump, suit):
        return False
    if ready.lead is not None and not ready.lead.of(led, trump, suit):
        return False
    passed = ready.either
    if passed is not None and not (passed.of(own, trump, suit) or passed.of(other, trump, suit)):
        return False
    passed = ready.both
    return passed is None or (passed.of(own, trump, suit) and passed.of(other, trump, suit))
