"""The course of a fox game: deal, lead, follow, abilities, scoring, end.

One function a phase. A phase ends in the next state; the follower's choices are worked out when
the lead is made, so a state always knows what is legal in it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from tanglewood.core.action import Action
from tanglewood.core.bits import mask_of
from tanglewood.core.chance import Chance, Fate
from tanglewood.core.errors import IllegalAction
from tanglewood.core.event import Event
from tanglewood.core.outcome import Ending, Outcome
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.core.state import State
from tanglewood.games.fox.actions import EXCHANGE_FROM, KEEP, UNDER_FROM
from tanglewood.games.fox.cards import (
    ABILITY,
    BIT,
    RANK,
    SUIT,
    WOODCUTTER,
    may_follow,
)
from tanglewood.games.fox.events import (
    PLAYED,
    DealerChosen,
    Dealt,
    Drew,
    Exchanged,
    Kept,
    PutUnder,
    RoundScored,
)
from tanglewood.games.fox.phase import DEAL, DEALER, EXCHANGE, FOLLOW, LEAD, OVER, UNDER
from tanglewood.games.fox.refusal import why_not
from tanglewood.games.fox.rules import Pair
from tanglewood.games.fox.taken import TAKEN

if TYPE_CHECKING:
    from tanglewood.games.fox.game import FoxGame
    from tanglewood.games.fox.view import FoxView

_new: Final = object.__new__


class Round(NamedTuple):
    """What stays the same from trick to trick unless an ability changes it.

    `scores` are those at the start of the round, `chances` counts the chance outcomes so far.
    """

    number: int
    dealer: int
    scores: Pair
    decree: int
    trump: int
    deck: tuple[int, ...]
    chances: int


class FoxState(State["FoxGame"]):
    """One moment of a fox game. `hands` are card masks, `trick` the cards played so far in order,
    `tricks` and `treasure` the tricks and 7s won in this round."""

    __slots__ = ("hands", "leader", "phase", "round", "treasure", "trick", "tricks")

    POSITION: ClassVar[tuple[str, ...]] = (
        "round", "hands", "trick", "tricks", "treasure", "leader", "to_act", "phase",
    )  # fmt: skip

    round: Round
    hands: Pair
    trick: tuple[int, ...]
    tricks: Pair
    treasure: Pair
    leader: int
    phase: int
    previous: "FoxState | None"

    def _step(self, action: Action) -> "FoxState":
        return _STEPS[self.phase](self, action)

    @property
    def chance(self) -> Chance | None:
        """The dealer of round 1 (`fox.dealer`), or the order of the shuffled deck (`fox.deal`)."""
        if self.phase == DEALER:
            return Chance("dealer", (0, 1), 1, ordered=False)
        if self.phase == DEAL:
            deck = self.game.rules.deck
            return Chance("deal", deck, len(deck), ordered=True)
        return None

    @property
    def chances(self) -> int:
        return self.round.chances

    def _chance_step(self, drawn: tuple[int, ...]) -> "FoxState":
        return _dealer(self, drawn[0]) if self.phase == DEALER else _deal(self, drawn)

    @property
    def scores(self) -> Pair:
        """The scores on the table: Treasure counts at once where the ruleset says so."""
        first, second = self.round.scores
        if self.phase == OVER:
            points = self.game.rules.points(self.tricks, self.treasure)
        else:
            points = self.treasure if self.game.rules.treasure_at_once else (0, 0)
        return first + points[0], second + points[1]

    @property
    def outcome(self) -> Outcome | None:
        """Most points, then the tie-break of the ruleset, else a draw (`fox.game.winner`)."""
        if self.phase != OVER:
            return None
        rules, scores = self.game.rules, self.scores
        if scores[0] != scores[1]:
            winner = int(scores[1] > scores[0])
            return Outcome(Ending.WIN, (winner,), scores, "fox.game.winner", "Most points.")
        last = rules.tie(self.tricks, rules.points(self.tricks, self.treasure))
        if last[0] != last[1]:
            winner = int(last[1] > last[0])
            sentence = "Level on points; the last round decides."
            return Outcome(Ending.WIN, (winner,), scores, rules.tie_rule, sentence)
        return Outcome(Ending.DRAW, (), scores, rules.tie_rule, "Level in everything: a draw.")

    def view(self, viewer: int) -> "FoxView":
        from tanglewood.games.fox.view import view

        return view(self, viewer)

    def why_not(self, action: Action) -> IllegalAction:
        return why_not(self, action)


def moment(
    game: "FoxGame",
    fate: Fate,
    round_: Round,
    hands: Pair,
    trick: tuple[int, ...],
    tricks: Pair,
    treasure: Pair,
    leader: int,
    to_act: int,
    phase: int,
    choices: int,
    events: tuple[Event, ...],
    previous: FoxState | None,
) -> FoxState:
    """A state from its parts. A function, not `__init__`: calling a class costs a third more."""
    state = _new(FoxState)
    state.game = game
    state.fate = fate
    state.round = round_
    state.hands = hands
    state.trick = trick
    state.tricks = tricks
    state.treasure = treasure
    state.leader = leader
    state.to_act = to_act
    state.phase = phase
    state.choices = choices
    state.events = events
    state.previous = previous
    return state


def first_state(game: "FoxGame", fate: Fate) -> FoxState:
    """Before round 1: who deals is open (`fox.dealer`)."""
    none = Round(1, 0, (0, 0), -1, -1, (), 0)
    return moment(game, fate, none, (0, 0), (), (0, 0), (0, 0), 0, CHANCE, DEALER, 0, (), None)


def _dealer(s: FoxState, dealer: int) -> FoxState:
    """Round 1's dealer is drawn (`fox.dealer`)."""
    return moment(
        s.game, s.fate, s.round._replace(dealer=dealer, chances=1), (0, 0), (), (0, 0), (0, 0),
        1 - dealer, CHANCE, DEAL, 0, (DealerChosen(dealer),), s,
    )  # fmt: skip


def _deal(s: FoxState, order: tuple[int, ...]) -> FoxState:
    """Hands to seat 0 and seat 1, then the decree, then the draw deck (`fox.deal`, `ruling.G2`).

    The non-dealer leads the first trick (`fox.first-lead`).
    """
    size = s.game.rules.hand
    hands = mask_of(order[:size]), mask_of(order[size : 2 * size])
    decree, deck = order[2 * size], order[2 * size + 1 :]
    number, dealer, scores, _, _, _, chances = s.round
    round_ = Round(number, dealer, scores, decree, SUIT[decree], deck, chances + 1)
    leader = 1 - dealer
    return moment(
        s.game, s.fate, round_, hands, (), (0, 0), (0, 0), leader, leader, LEAD,
        hands[leader], (Dealt(number, dealer, hands, decree, deck),), s,
    )  # fmt: skip


def _lead(s: FoxState, action: Action) -> FoxState:
    """Lead any card (`fox.lead`); its ability resolves before the follow (`fox.trick.order`)."""
    seat, card = s.to_act, action.card
    first, second = s.hands
    hands = (first ^ action.bit, second) if seat == 0 else (first, second ^ action.bit)
    if ABILITY[card]:
        return _ability(s, hands, (card,), PLAYED[seat][card])
    follower = 1 - seat
    return moment(
        s.game, s.fate, s.round, hands, (card,), s.tricks, s.treasure, seat, follower, FOLLOW,
        may_follow(hands[follower], card), PLAYED[seat][card], s,
    )  # fmt: skip


def _follow(s: FoxState, action: Action) -> FoxState:
    """Follow (`fox.follow`); the ability resolves before the winner is known
    (`fox.trick.order`)."""
    seat, card = s.to_act, action.card
    first, second = s.hands
    hands = (first ^ action.bit, second) if seat == 0 else (first, second ^ action.bit)
    trick = (s.trick[0], card)
    if ABILITY[card]:
        return _ability(s, hands, trick, PLAYED[seat][card])
    return _trick_won(s, s.round, hands, trick, PLAYED[seat][card])


def _ability(
    s: FoxState, hands: Pair, trick: tuple[int, ...], events: tuple[Event, ...]
) -> FoxState:
    """What happens when a Fox or a Woodcutter is played."""
    seat = s.to_act
    if RANK[trick[-1]] == WOODCUTTER:
        return _draw(s, hands, trick, events)
    if not hands[seat]:
        return _played(s, s.round, hands, trick, events)
    choices = hands[seat] << EXCHANGE_FROM | KEEP.bit
    return _same_seat(s, s.round, hands, trick, EXCHANGE, choices, events)


def _same_seat(
    s: FoxState,
    round_: Round,
    hands: Pair,
    trick: tuple[int, ...],
    phase: int,
    choices: int,
    events: tuple[Event, ...],
) -> FoxState:
    """The player of an ability chooses before anything else happens."""
    return moment(
        s.game, s.fate, round_, hands, trick, s.tricks, s.treasure, s.leader, s.to_act, phase,
        choices, events, s,
    )  # fmt: skip


def _draw(s: FoxState, hands: Pair, trick: tuple[int, ...], events: tuple[Event, ...]) -> FoxState:
    """Woodcutter: draw the top card, then put any card under the deck (`fox.woodcutter`)."""
    seat, drawn = s.to_act, s.round.deck[0]
    if not hands[seat]:
        round_ = s.round._replace(deck=(*s.round.deck[1:], drawn))
        return _played(s, round_, hands, trick, (*events, Drew(seat, drawn), PutUnder(seat, drawn)))
    hands = _with(hands, seat, hands[seat] | BIT[drawn])
    round_ = s.round._replace(deck=s.round.deck[1:])
    events = (*events, Drew(seat, drawn))
    return _same_seat(s, round_, hands, trick, UNDER, hands[seat] << UNDER_FROM, events)


def _under(s: FoxState, action: Action) -> FoxState:
    """The card that goes under the deck is chosen."""
    seat, card = s.to_act, action.card
    round_ = s.round._replace(deck=(*s.round.deck, card))
    hands = _with(s.hands, seat, s.hands[seat] ^ BIT[card])
    return _played(s, round_, hands, s.trick, (PutUnder(seat, card),))


def _exchange(s: FoxState, action: Action) -> FoxState:
    """Fox: the decree is exchanged or kept; it counts for this trick (`fox.fox`)."""
    seat = s.to_act
    if action is KEEP:
        return _played(s, s.round, s.hands, s.trick, (Kept(seat),))
    card, taken = action.card, s.round.decree
    round_ = s.round._replace(decree=card, trump=SUIT[card])
    hands = _with(s.hands, seat, s.hands[seat] ^ BIT[card] | BIT[taken])
    return _played(s, round_, hands, s.trick, (Exchanged(seat, card, taken),))


def _played(
    s: FoxState, round_: Round, hands: Pair, trick: tuple[int, ...], events: tuple[Event, ...]
) -> FoxState:
    """A card and its ability are done: the other follows, or the trick is complete."""
    if len(trick) == 1:
        follower = 1 - s.to_act
        return moment(
            s.game, s.fate, round_, hands, trick, s.tricks, s.treasure, s.leader, follower,
            FOLLOW, may_follow(hands[follower], trick[0]), events, s,
        )  # fmt: skip
    return _trick_won(s, round_, hands, trick, events)


def _trick_won(
    s: FoxState, round_: Round, hands: Pair, trick: tuple[int, ...], events: tuple[Event, ...]
) -> FoxState:
    """The trick is complete: somebody takes it, somebody leads the next one (`taken`)."""
    lead, follow = trick
    winner, points, leader, won = TAKEN[s.leader][round_.trump][lead, follow]
    first, second = s.tricks
    tricks = (first + 1, second) if winner == 0 else (first, second + 1)
    treasure = _with(s.treasure, winner, s.treasure[winner] + points) if points else s.treasure
    if hands[leader]:
        return moment(
            s.game, s.fate, round_, hands, (), tricks, treasure, leader, leader, LEAD,
            hands[leader], events + won, s,
        )  # fmt: skip
    return _round_over(s, round_, tricks, treasure, events + won)


def _round_over(
    s: FoxState, round_: Round, tricks: Pair, treasure: Pair, events: tuple[Event, ...]
) -> FoxState:
    """All tricks are played (`fox.round.length`): score them; the target ends the game only now
    (`fox.end`), else the other player deals (`fox.dealer`)."""
    rules = s.game.rules
    points = rules.points(tricks, treasure)
    scores = round_.scores[0] + points[0], round_.scores[1] + points[1]
    events += (RoundScored(round_.number, tricks, points, scores),)
    if max(scores) >= rules.target:
        return moment(
            s.game, s.fate, round_, (0, 0), (), tricks, treasure, s.leader, NOBODY, OVER, 0,
            events, s,
        )  # fmt: skip
    dealer = 1 - round_.dealer
    ahead = Round(round_.number + 1, dealer, scores, -1, -1, (), round_.chances)
    return moment(
        s.game, s.fate, ahead, (0, 0), (), (0, 0), (0, 0), 1 - dealer, CHANCE, DEAL, 0,
        events, s,
    )  # fmt: skip


def _with(pair: Pair, seat: int, value: int) -> Pair:
    """The pair with the seat's value replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


_STEPS: Final[tuple[Callable[[FoxState, Action], FoxState], ...]] = (
    _lead,
    _follow,
    _exchange,
    _under,
)
