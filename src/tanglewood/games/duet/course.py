"""The course of a Duet: deal, trick, abilities, the way through the forest, rounds, end.

One function a phase. Where an ability asks the teammate, the trick goes on afterwards from the
card that was played, so nothing here depends on who answered last.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from tanglewood.core.action import Action
from tanglewood.core.bits import mask_of
from tanglewood.core.chance import Fate
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.games.duet import forest as woods
from tanglewood.games.duet.actions import (
    COVER_LOW,
    COVERS,
    GIVE_FROM,
    KEEP,
    MOVE_ZERO,
    NAME_NOBODY,
    NAME_SELF,
    exchanges,
    namings,
)
from tanglewood.games.duet.cards import BIT, DECK, FOXES, HAND, RANK, SUIT, WINNING, may_follow
from tanglewood.games.duet.cards import GIFT as GIFT_RANK
from tanglewood.games.duet.events import (
    PLAYED,
    DealerChosen,
    Dealt,
    Exchanged,
    GameEnded,
    Kept,
    Named,
    RoundEnded,
    Sealed,
    Swapped,
    TrickWon,
)
from tanglewood.games.duet.forest import Forest
from tanglewood.games.duet.phase import (
    COVER,
    DEAL,
    DEALER,
    ENDINGS,
    EXCHANGE,
    FOLLOW,
    GIFT,
    GOING_ON,
    LEAD,
    LOST,
    MOVE,
    NAME,
    OVER,
    TIME,
    VICTORY,
)
from tanglewood.games.duet.state import DuetState, Events, Pair, Round, Trick

if TYPE_CHECKING:
    from tanglewood.games.duet.game import DuetGame

ROUNDS: Final = 3
"""How many rounds a game has at most (`duet.rounds`)."""


def first_state(game: "DuetGame", fate: Fate) -> DuetState:
    """Before round 1: who deals is open (`duet.dealer`)."""
    return _between(game, fate, Round(1, 0, -1, 0, 0), game.forest, DEALER, (), None)


def _dealer(s: DuetState, drawn: tuple[int, ...]) -> DuetState:
    """Round 1's dealer is drawn (`duet.dealer`)."""
    dealer = drawn[0]
    round_ = Round(1, dealer, -1, 0, s.round.chances + 1)
    return _between(s.game, s.fate, round_, s.forest, DEAL, (DealerChosen(dealer),), s)


def _between(
    game: "DuetGame",
    fate: Fate,
    round_: Round,
    forest: Forest,
    phase: int,
    events: Events,
    previous: DuetState | None,
) -> DuetState:
    """Chance is to act; nobody holds a card."""
    return DuetState(
        game, fate, round_, forest, (0, 0), (), -1, 1 - round_.dealer, CHANCE, phase, GOING_ON, 0,
        events, previous,
    )  # fmt: skip


def _deal(s: DuetState, order: tuple[int, ...]) -> DuetState:
    """Hands to seat 0 and seat 1, then the decree; the rest stays out of play (`duet.deal`,
    `ruling.G2`). The non-dealer leads the first trick (`duet.dealer`)."""
    hands = mask_of(order[:HAND]), mask_of(order[HAND : 2 * HAND])
    decree, rest = order[2 * HAND], mask_of(order[2 * HAND + 1 :])
    number, dealer, _, _, chances = s.round
    leader = 1 - dealer
    return DuetState(
        s.game, s.fate, Round(number, dealer, decree, rest, chances + 1), s.forest, hands, (), -1,
        leader, leader, LEAD, GOING_ON, hands[leader],
        (Dealt(number, dealer, hands, decree, rest),), s,
    )  # fmt: skip


def _play(s: DuetState, action: Action) -> DuetState:
    """Lead any card (`duet.lead`) or follow (`duet.follow`); Foxes and Gift resolve at once."""
    seat, card = s.to_act, action.card
    first, second = s.hands
    hands = (first ^ action.bit, second) if seat == 0 else (first, second ^ action.bit)
    trick, rank, events = (*s.trick, card), RANK[card], PLAYED[seat][card]
    if rank == FOXES and (hands[0] or hands[1]):
        choices = namings(hands[seat], hands[1 - seat])
        return _ask(s, hands, trick, -1, seat, NAME, choices, events)
    if rank == GIFT_RANK and hands[0] and hands[1]:
        own = hands[seat]
        if own & own - 1:
            return _ask(s, hands, trick, -1, seat, GIFT, own << GIVE_FROM, events)
        return _sealed(s, hands, trick, seat, own.bit_length() - 1, events)
    return _played(s, s.round, hands, trick, events)


def _ask(
    s: DuetState,
    hands: Pair,
    trick: Trick,
    sealed: int,
    seat: int,
    phase: int,
    choices: int,
    events: Events,
) -> DuetState:
    """A seat chooses something inside the trick before anything else happens."""
    return DuetState(
        s.game, s.fate, s.round, s.forest, hands, trick, sealed, s.leader, seat, phase, GOING_ON,
        choices, events, s,
    )  # fmt: skip


def _name(s: DuetState, action: Action) -> DuetState:
    """Foxes: somebody is named and may exchange the decree, or nobody is (`duet.foxes`)."""
    seat = s.to_act
    if action is NAME_NOBODY:
        return _played(s, s.round, s.hands, s.trick, (Named(seat, None),))
    named = seat if action is NAME_SELF else 1 - seat
    choices = exchanges(s.hands[named])
    return _ask(s, s.hands, s.trick, -1, named, EXCHANGE, choices, (Named(seat, named),))


def _exchange(s: DuetState, action: Action) -> DuetState:
    """Who was named exchanges the decree or keeps it; it counts for this trick (`duet.foxes`)."""
    seat = s.to_act
    if action is KEEP:
        return _played(s, s.round, s.hands, s.trick, (Kept(seat),))
    card, taken = action.card, s.round.decree
    hand = s.hands[seat] ^ BIT[card] | BIT[taken]
    hands = (hand, s.hands[1]) if seat == 0 else (s.hands[0], hand)
    number, dealer, _, rest, chances = s.round
    round_ = Round(number, dealer, card, rest, chances)
    return _played(s, round_, hands, s.trick, (Exchanged(seat, card, taken),))


def _give(s: DuetState, action: Action) -> DuetState:
    """Gift: a card is sealed, first by the player of the 7 (`duet.gift`, `ruling.U2`)."""
    if s.sealed < 0:
        return _sealed(s, s.hands, s.trick, s.to_act, action.card, ())
    return _swap(s, s.hands, s.trick, 1 - s.to_act, s.sealed, action.card, ())


def _sealed(
    s: DuetState, hands: Pair, trick: Trick, seat: int, card: int, events: Events
) -> DuetState:
    """The teammate's turn to seal, unless one card is all they hold (`ruling.U2`)."""
    events += (Sealed(seat, card),)
    other = hands[1 - seat]
    if other & other - 1:
        return _ask(s, hands, trick, card, 1 - seat, GIFT, other << GIVE_FROM, events)
    return _swap(s, hands, trick, seat, card, other.bit_length() - 1, events)


def _swap(
    s: DuetState, hands: Pair, trick: Trick, seat: int, card: int, other: int, events: Events
) -> DuetState:
    """Both cards are sealed and change hands at once (`duet.gift`)."""
    both = BIT[card] | BIT[other]
    gave = (card, other) if seat == 0 else (other, card)
    hands = hands[0] ^ both, hands[1] ^ both
    return _played(s, s.round, hands, trick, (*events, Swapped(gave)))


def _played(s: DuetState, round_: Round, hands: Pair, trick: Trick, events: Events) -> DuetState:
    """A card and its ability are done: the other follows, or the trick is complete."""
    leader = s.leader
    if len(trick) == 1:
        follower = 1 - leader
        return DuetState(
            s.game, s.fate, round_, s.forest, hands, trick, -1, leader, follower, FOLLOW, GOING_ON,
            may_follow(hands[follower], trick[0]), events, s,
        )  # fmt: skip
    lead, follow = trick
    winner = 1 - leader if WINNING[SUIT[round_.decree]][lead] & BIT[follow] else leader
    events += (TrickWon(winner, leader, lead, follow),)
    choices, by = s.game.moves[winner][lead * DECK.size + follow]
    if choices:
        return DuetState(
            s.game, s.fate, round_, s.forest, hands, trick, -1, leader, winner, MOVE, GOING_ON,
            choices, events, s,
        )  # fmt: skip
    return _walk(s, round_, hands, winner, by, events)


def _move(s: DuetState, action: Action) -> DuetState:
    """The winner picks one of the moves that Musician and Gazelle allow (`duet.move.choice`)."""
    return _walk(s, s.round, s.hands, s.to_act, action.index - MOVE_ZERO, ())


def _walk(
    s: DuetState, round_: Round, hands: Pair, winner: int, by: int, events: Events
) -> DuetState:
    """The tracker moves; the last gem wins at once (`duet.end.victory`), the way beyond without a
    token loses at once (`duet.end.lost`); else the winner leads (`duet.winner`)."""
    forest, told = woods.moved(s.forest, s.game.board.start, by)
    events += told
    if forest is None:
        return _over(s, round_, s.forest, hands, winner, LOST, events)
    if not any(forest.gems):
        return _over(s, round_, forest, hands, winner, VICTORY, events)
    if hands[winner]:
        return DuetState(
            s.game, s.fate, round_, forest, hands, (), -1, winner, winner, LEAD, GOING_ON,
            hands[winner], events, s,
        )  # fmt: skip
    return _round_over(s, round_, forest, winner, events)


def _round_over(
    s: DuetState, round_: Round, forest: Forest, winner: int, events: Events
) -> DuetState:
    """Eleven tricks are played (`duet.rounds`): plus icons bring gems, then a token covers an end
    that the tracker does not stand on (`duet.round-end`, `ruling.U5`); after round 3 time is up
    (`duet.end.time`)."""
    if round_.number == ROUNDS:
        events += (RoundEnded(round_.number, ()),)
        return _over(s, round_, forest, (0, 0), winner, TIME, events)
    forest, added = woods.grown(forest, s.game.board)
    events += (RoundEnded(round_.number, added),)
    if not forest.tokens:
        return _next_round(s, round_, forest, events)
    if forest.low < forest.tracker < forest.high:
        return DuetState(
            s.game, s.fate, round_, forest, (0, 0), (), -1, winner, 1 - round_.dealer, COVER,
            GOING_ON, COVERS, events, s,
        )  # fmt: skip
    forest, told = woods.covered(forest, at_low=forest.tracker == forest.high)
    return _next_round(s, round_, forest, events + told)


def _cover(s: DuetState, action: Action) -> DuetState:
    """The next dealer enters the team's choice of an end (`duet.round-end`)."""
    forest, told = woods.covered(s.forest, at_low=action is COVER_LOW)
    return _next_round(s, s.round, forest, told)


def _next_round(s: DuetState, round_: Round, forest: Forest, events: Events) -> DuetState:
    """The other player deals (`duet.dealer`); the tracker stays where it is (`duet.rounds`)."""
    ahead = Round(round_.number + 1, 1 - round_.dealer, -1, 0, round_.chances)
    return _between(s.game, s.fate, ahead, forest, DEAL, events, s)


def _over(
    s: DuetState, round_: Round, forest: Forest, hands: Pair, leader: int, ending: int,
    events: Events,
) -> DuetState:  # fmt: skip
    """The game has ended; the hands stay as they are, for cards left count (`duet.score`)."""
    after = DuetState(
        s.game, s.fate, round_, forest, hands, (), -1, leader, NOBODY, OVER, ending, 0, events, s
    )
    after.events += (GameEnded(ENDINGS[ending], after.scores[0]),)
    return after


STEPS: Final[tuple[Callable[[DuetState, Action], DuetState], ...]] = (
    _play,
    _play,
    _name,
    _exchange,
    _give,
    _move,
    _cover,
)
"""The step of each phase in which a seat is to act, by its number."""

CHANCE_STEPS: Final[Mapping[int, Callable[[DuetState, tuple[int, ...]], DuetState]]] = {
    DEALER: _dealer,
    DEAL: _deal,
}
