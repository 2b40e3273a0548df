"""The course of a Duet: deal, trick, abilities, the way through the forest, rounds, end.

One function per phase, and each ends in the next question. Where an ability asks the teammate, the
trick goes on afterwards from the card that was played, so nothing here depends on who answered
last.
"""

from typing import Final

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.core.action import Action
from tanglewood.core.chance import Chance
from tanglewood.core.phase import OVER, Choice, Draw, Phase, refusing
from tanglewood.core.seat import changed
from tanglewood.games.duet import forest
from tanglewood.games.duet.actions import (
    COVER_LOW,
    COVERS,
    KEEP,
    NAME_NOBODY,
    NAME_SELF,
    Exchange,
    Give,
    Move,
    Name,
    exchanges,
    gifts,
    moves_by,
    namings,
)
from tanglewood.games.duet.cards import FOXES, HAND, follower_takes, may_follow
from tanglewood.games.duet.cards import GIFT as GIFT_RANK
from tanglewood.games.duet.ending import LOST, TIME, VICTORY
from tanglewood.games.duet.events import (
    DealerChosen,
    Dealt,
    Exchanged,
    Kept,
    Named,
    Played,
    RoundEnded,
    Sealed,
    Swapped,
    TrickWon,
)
from tanglewood.games.duet.moves import moves
from tanglewood.games.duet.refusal import (
    asked_for,
    no_cards_to_name,
    not_held,
    other_moves,
    why_not_play,
)
from tanglewood.games.duet.state import DuetState

DECK: Final = tuple(range(len(DuetCard.all)))
"""What is shuffled: every card by its number."""

ROUNDS: Final = 3
"""How many rounds a game has at most (`duet.rounds`)."""


def dealer_drawn(s: DuetState, drawn: tuple[int, ...]) -> DuetState:
    """Round 1's dealer is drawn (`duet.dealer`)."""
    dealer = drawn[0]
    return s.with_event(DealerChosen(dealer), dealer=dealer, leader=1 - dealer, phase=DEAL)


def dealt(s: DuetState, order: tuple[int, ...]) -> DuetState:
    """Hands to seat 0 and seat 1, then the decree; the rest stays out of play (`duet.deal`,
    `ruling.G2`). The non-dealer leads the first trick (`duet.dealer`)."""
    cards = [DuetCard.all[number] for number in order]
    hands = DuetCards(cards[:HAND]), DuetCards(cards[HAND : 2 * HAND])
    decree, rest = cards[2 * HAND], DuetCards(cards[2 * HAND + 1 :])
    event = Dealt(s.round, s.dealer, hands, decree, rest)
    leader = 1 - s.dealer
    s = s.with_event(event, hands=hands, decree=decree, rest=rest)
    return s.ask(LEAD, leader, leader=leader)


def play(s: DuetState, action: Action) -> DuetState:
    """Lead any card (`duet.lead`) or follow (`duet.follow`); Foxes and Gift resolve at once."""
    seat, card = s.turn, action.card
    hands = changed(s.hands, seat, s.hands[seat] - card)
    s = s.with_event(Played(seat, card), hands=hands, trick=(*s.trick, card))
    if card.rank == FOXES and any(hands):
        return s.ask(NAME, seat)
    if card.rank == GIFT_RANK and all(hands):
        return gift(s, seat)
    return done(s)


def name(s: DuetState, action: Action) -> DuetState:
    """Foxes: somebody is named and may exchange the decree, or nobody is (`duet.foxes`)."""
    seat = s.turn
    if action is NAME_NOBODY:
        return done(s.with_event(Named(seat, None)))
    named = seat if action is NAME_SELF else 1 - seat
    return s.with_event(Named(seat, named)).ask(EXCHANGE, named)


def exchange(s: DuetState, action: Action) -> DuetState:
    """The player who was named may exchange the decree; it counts for this trick (`duet.foxes`)."""
    seat, card, taken = s.turn, action.card, s.decree
    if action is KEEP:
        return done(s.with_event(Kept(seat)))
    assert taken is not None
    hands = changed(s.hands, seat, s.hands[seat] - card | taken)
    return done(s.with_event(Exchanged(seat, card, taken), decree=card, hands=hands))


def gift(s: DuetState, seat: int) -> DuetState:
    """Gift: the seat seals a card, which is not asked if it is all they hold (`ruling.U2`)."""
    hand = s.hands[seat]
    return s.ask(GIFT, seat) if len(hand) > 1 else sealed(s, seat, hand.lowest)


def give(s: DuetState, action: Action) -> DuetState:
    """The card that is sealed is chosen (`duet.gift`)."""
    return sealed(s, s.turn, action.card)


def sealed(s: DuetState, seat: int, card: DuetCard) -> DuetState:
    """A card is sealed, first by the player of the 7 (`ruling.U2`); then both change hands at once
    (`duet.gift`)."""
    first = s.sealed
    if first is None:
        return gift(s.with_event(Sealed(seat, card), sealed=card), 1 - seat)
    both = DuetCards([first, card])
    swapped = Swapped((first, card) if seat == 1 else (card, first))
    return done(s.with_event(swapped, hands=(s.hands[0] ^ both, s.hands[1] ^ both), sealed=None))


def done(s: DuetState) -> DuetState:
    """A card and its ability are done: the other follows, or the trick is complete."""
    if len(s.trick) == 1:
        return s.ask(FOLLOW, 1 - s.leader)
    winner = trick_winner(s)
    s = s.with_event(TrickWon(winner, s.leader, *s.trick))
    found = moves(s.game.paws.by_card, winner, *s.trick)
    return s.ask(MOVE, winner) if len(found) > 1 else walk(s, winner, found[0])


def trick_winner(s: DuetState) -> int:
    """Who takes the trick as it lies (`duet.winner`)."""
    assert s.decree is not None
    return 1 - s.leader if follower_takes(s.decree, *s.trick) else s.leader


def move(s: DuetState, action: Action) -> DuetState:
    """The winner picks one of the moves that Musician and Gazelle allow (`duet.move.choice`)."""
    assert isinstance(action, Move)
    return walk(s, s.turn, action.by)


def walk(s: DuetState, winner: int, by: int) -> DuetState:
    """The tracker moves; the last gem wins at once (`duet.end.victory`), the way beyond without a
    token loses at once (`duet.end.lost`); else the winner leads (`duet.winner`)."""
    after, events = forest.moved(s.forest, s.game.board.start, by)
    s = s.in_forest(after or s.forest, events, phase=LEAD, turn=winner, leader=winner, trick=())
    if after is None:
        return s.end(LOST)
    if not any(after.gems):
        return s.end(VICTORY)
    return s if s.hands[winner] else round_over(s)


def round_over(s: DuetState) -> DuetState:
    """Eleven tricks are played (`duet.rounds`): plus icons bring gems, then a token covers an end
    that the tracker does not stand on (`duet.round-end`, `ruling.U5`); after round 3 time is up
    (`duet.end.time`)."""
    if s.round == ROUNDS:
        return s.with_event(RoundEnded(s.round, ())).end(TIME)
    grown, added = forest.grown(s.forest, s.game.board)
    s = s.in_forest(grown, (RoundEnded(s.round, added),))
    if not grown.tokens:
        return next_round(s)
    if grown.low < grown.tracker < grown.high:
        return s.ask(COVER, 1 - s.dealer)
    return covered(s, at_low=grown.tracker == grown.high)


def cover(s: DuetState, action: Action) -> DuetState:
    """The next dealer enters the team's choice of an end (`duet.round-end`)."""
    return covered(s, at_low=action is COVER_LOW)


def covered(s: DuetState, *, at_low: bool) -> DuetState:
    """A token covers an end."""
    after, events = forest.covered(s.forest, at_low=at_low)
    return next_round(s.in_forest(after, events))


def next_round(s: DuetState) -> DuetState:
    """The other player deals (`duet.dealer`); the tracker stays where it is (`duet.rounds`)."""
    s = s._replace(round=s.round + 1, leader=s.dealer, dealer=1 - s.dealer)
    return s._replace(decree=None, rest=DuetCards(), phase=DEAL)


def move_choices(s: DuetState, hand: DuetCards) -> int:
    """The moves of the trick; none where there is nothing to choose."""
    found = moves(s.game.paws.by_card, s.turn, *s.trick)
    return moves_by(found) if len(found) > 1 else 0


LEAD: Final = Choice(
    name="lead", legal_mask=lambda s, hand: hand.mask, step=play, why_not=why_not_play
)  # fmt: skip
FOLLOW: Final = Choice(
    name="follow",
    legal_mask=lambda s, hand: may_follow(hand, s.trick[0]).mask,
    step=play,
    why_not=why_not_play,
)
NAME: Final = Choice(
    name="foxes",
    legal_mask=lambda s, hand: namings(hand, s.hands[1 - s.turn]),
    step=name,
    why_not=asked_for("asked-foxes", "duet.foxes", Name, no_cards_to_name),
)
EXCHANGE: Final = Choice(
    name="exchange",
    legal_mask=lambda s, hand: exchanges(hand),
    step=exchange,
    why_not=asked_for("asked-foxes-exchange", "duet.foxes", Exchange, not_held),
)
GIFT: Final = Choice(
    name="gift",
    legal_mask=lambda s, hand: gifts(hand),
    step=give,
    why_not=asked_for("asked-gift", "duet.gift", Give, not_held),
)
MOVE: Final = Choice(
    name="move",
    legal_mask=move_choices,
    step=move,
    why_not=asked_for("asked-move", "duet.move.choice", Move, other_moves),
)
COVER: Final = Choice(
    name="cover",
    legal_mask=lambda s, hand: COVERS,
    step=cover,
    why_not=refusing("asked-cover", "duet.round-end"),
)
DEALER: Final = Draw(
    name="dealer",
    chance=lambda s: Chance("dealer", (0, 1), 1, ordered=False),
    step=dealer_drawn,
)
DEAL: Final = Draw(
    name="deal",
    chance=lambda s: Chance.shuffle("deal", DECK),
    step=dealt,
)

PHASES: Final[tuple[Phase, ...]] = (
    LEAD, FOLLOW, NAME, EXCHANGE, GIFT, MOVE, COVER, DEALER, DEAL, OVER,
)  # fmt: skip
"""The phases in the order of their numbers in the kernel."""
