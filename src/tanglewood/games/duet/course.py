"""The course of a Duet: deal, trick, abilities, the way through the forest, rounds, end.

One function per phase. A step begins the next state (`then`), and each function adds to it until
somebody is asked or the game is over. Where an ability asks the teammate, the trick goes on
afterwards from the card that was played, so nothing here depends on who answered last.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.action import Action
from tanglewood.core.chance import Fate
from tanglewood.core.seat import CHANCE, NOBODY
from tanglewood.games.duet import forest as woods
from tanglewood.games.duet.actions import (
    COVER_LOW,
    COVERS,
    KEEP,
    MOVE_ZERO,
    NAME_NOBODY,
    NAME_SELF,
    exchanges,
    gifts,
    moves_mask,
    namings,
)
from tanglewood.games.duet.cards import FOXES, HAND, follower_takes, may_follow
from tanglewood.games.duet.cards import GIFT as GIFT_RANK
from tanglewood.games.duet.events import (
    DealerChosen,
    Dealt,
    Exchanged,
    GameEnded,
    Kept,
    Named,
    Played,
    RoundEnded,
    Sealed,
    Swapped,
    TrickWon,
)
from tanglewood.games.duet.moves import moves
from tanglewood.games.duet.phase import (
    COVER,
    DEAL,
    DEALER,
    ENDINGS,
    EXCHANGE,
    FOLLOW,
    GIFT,
    LEAD,
    LOST,
    MOVE,
    NAME,
    OVER,
    TIME,
    VICTORY,
)
from tanglewood.games.duet.state import NO_CARDS, DuetState, Hands

if TYPE_CHECKING:
    from tanglewood.games.duet.game import DuetGame

ROUNDS: Final = 3
"""How many rounds a game has at most (`duet.rounds`)."""


def first_state(game: "DuetGame", fate: Fate) -> DuetState:
    """Before round 1: who deals is open (`duet.dealer`)."""
    return DuetState(game, fate, round=1, dealer=0, leader=1, forest=game.forest, phase=DEALER)


def _dealer(s: DuetState, drawn: tuple[int, ...]) -> DuetState:
    """Round 1's dealer is drawn (`duet.dealer`)."""
    dealer = drawn[0]
    return s.then(
        (DealerChosen(dealer),),
        dealer=dealer,
        leader=1 - dealer,
        phase=DEAL,
        chances=s.chances + 1,
    )


def _deal(s: DuetState, order: tuple[int, ...]) -> DuetState:
    """Hands to seat 0 and seat 1, then the decree; the rest stays out of play (`duet.deal`,
    `ruling.G2`). The non-dealer leads the first trick (`duet.dealer`)."""
    cards = [DuetCard.all[number] for number in order]
    hands = DuetCards(cards[:HAND]), DuetCards(cards[HAND : 2 * HAND])
    decree, rest = cards[2 * HAND], DuetCards(cards[2 * HAND + 1 :])
    leader = 1 - s.dealer
    return s.then(
        (Dealt(s.round, s.dealer, hands, decree, rest),),
        hands=hands,
        decree=decree,
        rest=rest,
        leader=leader,
        to_act=leader,
        phase=LEAD,
        choices=hands[leader].mask,
        chances=s.chances + 1,
    )


def _play(s: DuetState, action: Action) -> DuetState:
    """Lead any card (`duet.lead`) or follow (`duet.follow`); Foxes and Gift resolve at once."""
    seat, card = s.to_act, action.card
    hands = _with(s.hands, seat, s.hands[seat] - card)
    played = s.then((Played(seat, card),), hands=hands, trick=(*s.trick, card))
    if card.rank == FOXES and any(hands):
        return _ask(played, seat, NAME, namings(hands[seat], hands[1 - seat]))
    if card.rank == GIFT_RANK and all(hands):
        if len(hands[seat]) > 1:
            return _ask(played, seat, GIFT, gifts(hands[seat]))
        return _sealed(played, seat, hands[seat].lowest)
    return _played(played)


def _ask(s: DuetState, seat: int, phase: int, choices: int) -> DuetState:
    """A seat chooses something inside the trick before anything else happens."""
    s.to_act, s.phase, s.choices = seat, phase, choices
    return s


def _name(s: DuetState, action: Action) -> DuetState:
    """Foxes: somebody is named and may exchange the decree, or nobody is (`duet.foxes`)."""
    seat = s.to_act
    if action is NAME_NOBODY:
        return _played(s.then((Named(seat, None),)))
    named = seat if action is NAME_SELF else 1 - seat
    return _ask(s.then((Named(seat, named),)), named, EXCHANGE, exchanges(s.hands[named]))


def _exchange(s: DuetState, action: Action) -> DuetState:
    """The player who was named may exchange the decree; it counts for this trick (`duet.foxes`)."""
    seat, taken = s.to_act, s.decree
    if action is KEEP:
        return _played(s.then((Kept(seat),)))
    assert taken is not None
    card = action.card
    hands = _with(s.hands, seat, s.hands[seat] - card | taken)
    return _played(s.then((Exchanged(seat, card, taken),), decree=card, hands=hands))


def _give(s: DuetState, action: Action) -> DuetState:
    """Gift: a card is sealed, first by the player of the 7 (`duet.gift`, `ruling.U2`)."""
    if s.sealed is None:
        return _sealed(s.then(()), s.to_act, action.card)
    return _swap(s.then((), sealed=None), 1 - s.to_act, s.sealed, action.card)


def _sealed(s: DuetState, seat: int, card: DuetCard) -> DuetState:
    """The teammate's turn to seal, unless one card is all they hold (`ruling.U2`)."""
    s.events += (Sealed(seat, card),)
    other = s.hands[1 - seat]
    if len(other) > 1:
        s.sealed = card
        return _ask(s, 1 - seat, GIFT, gifts(other))
    return _swap(s, seat, card, other.lowest)


def _swap(s: DuetState, seat: int, card: DuetCard, other: DuetCard) -> DuetState:
    """Both cards are sealed and change hands at once (`duet.gift`)."""
    both = DuetCards([card, other])
    s.hands = s.hands[0] ^ both, s.hands[1] ^ both
    s.events += (Swapped((card, other) if seat == 0 else (other, card)),)
    return _played(s)


def _played(s: DuetState) -> DuetState:
    """A card and its ability are done: the other follows, or the trick is complete."""
    leader = s.leader
    if len(s.trick) == 1:
        follower = 1 - leader
        return _ask(s, follower, FOLLOW, may_follow(s.hands[follower], s.trick[0]).mask)
    assert s.decree is not None
    lead, follow = s.trick
    winner = 1 - leader if follower_takes(s.decree, lead, follow) else leader
    s.events += (TrickWon(winner, leader, lead, follow),)
    found = moves(s.game.paws.by_card, winner, lead, follow)
    if len(found) > 1:
        return _ask(s, winner, MOVE, moves_mask(found))
    return _walk(s, winner, found[0])


def _move(s: DuetState, action: Action) -> DuetState:
    """The winner picks one of the moves that Musician and Gazelle allow (`duet.move.choice`)."""
    return _walk(s.then(()), s.to_act, action.index - MOVE_ZERO)


def _walk(s: DuetState, winner: int, by: int) -> DuetState:
    """The tracker moves; the last gem wins at once (`duet.end.victory`), the way beyond without a
    token loses at once (`duet.end.lost`); else the winner leads (`duet.winner`)."""
    forest, happened = woods.moved(s.forest, s.game.board.start, by)
    s.events += happened
    s.trick, s.leader = (), winner
    if forest is None:
        return _over(s, LOST)
    s.forest = forest
    if not any(forest.gems):
        return _over(s, VICTORY)
    if s.hands[winner]:
        return _ask(s, winner, LEAD, s.hands[winner].mask)
    return _round_over(s)


def _round_over(s: DuetState) -> DuetState:
    """Eleven tricks are played (`duet.rounds`): plus icons bring gems, then a token covers an end
    that the tracker does not stand on (`duet.round-end`, `ruling.U5`); after round 3 time is up
    (`duet.end.time`)."""
    if s.round == ROUNDS:
        s.events += (RoundEnded(s.round, ()),)
        return _over(s, TIME)
    s.forest, added = woods.grown(s.forest, s.game.board)
    s.events += (RoundEnded(s.round, added),)
    forest = s.forest
    if not forest.tokens:
        return _next_round(s)
    if forest.low < forest.tracker < forest.high:
        return _ask(s, 1 - s.dealer, COVER, COVERS)
    return _covered(s, at_low=forest.tracker == forest.high)


def _cover(s: DuetState, action: Action) -> DuetState:
    """The next dealer enters the team's choice of an end (`duet.round-end`)."""
    return _covered(s.then(()), at_low=action is COVER_LOW)


def _covered(s: DuetState, *, at_low: bool) -> DuetState:
    s.forest, happened = woods.covered(s.forest, at_low=at_low)
    s.events += happened
    return _next_round(s)


def _next_round(s: DuetState) -> DuetState:
    """The other player deals (`duet.dealer`); the tracker stays where it is (`duet.rounds`)."""
    s.round += 1
    s.leader, s.dealer = s.dealer, 1 - s.dealer
    s.decree, s.rest = None, NO_CARDS
    return _ask(s, CHANCE, DEAL, 0)


def _over(s: DuetState, ending: int) -> DuetState:
    """The game has ended; the hands stay as they are, for cards left count (`duet.score`)."""
    s.ending = ending
    s.events += (GameEnded(ENDINGS[ending], s.scores[0]),)
    return _ask(s, NOBODY, OVER, 0)


def _with(hands: Hands, seat: int, hand: DuetCards) -> Hands:
    """The hands with the seat's replaced."""
    return (hand, hands[1]) if seat == 0 else (hands[0], hand)


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
