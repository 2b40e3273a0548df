"""The messages of fox events."""

from typing import TYPE_CHECKING, Any, Final

from tanglewood.cards.fox import FoxCard
from tanglewood.core.message import Message, Who, hidden, in_turn, signed
from tanglewood.games.fox import events as kinds
from tanglewood.games.fox.rules import standing
from tanglewood.games.lines import open_hands

if TYPE_CHECKING:
    from tanglewood.games.fox.game import DuelGame


def suit_of(game: "DuelGame[Any]", suit: int) -> Message:
    """The name of a suit."""
    return Message(f"suit-{FoxCard.letters[suit]}")


def usual(game: "DuelGame[Any]", event: Any) -> Message:
    """Who it was, and the card if the event has one, for those who may know it."""
    card = {"card": hidden(event.card)} if hasattr(event, "card") else {}
    return Message(f"event-{event.kind}", who=Who(event.seat), **card)


def _under(game: "DuelGame[Any]", decree: FoxCard, id: str, **args: object) -> Message:
    """A message that says which suit is trump under this decree, or that none is."""
    suit = game.deck.suit_of[decree]
    if suit < 0:
        return Message(f"{id}-no-trump", decree=decree, **args)
    return Message(id, decree=decree, suit=suit_of(game, suit), **args)


def _dealer_chosen(game: "DuelGame[Any]", event: kinds.DealerChosen) -> Message:
    return Message("event-dealer-chosen", who=Who(event.dealer))


def _dealt(game: "DuelGame[Any]", event: kinds.Dealt) -> Message:
    who = Who(event.dealer)
    dealt = _under(game, event.decree, "event-dealt", round=event.round, who=who)
    return in_turn(dealt, *open_hands(event.hands))


def _set_up(game: "DuelGame[Any]", event: kinds.SetUp) -> Message:
    return in_turn(Message("event-set-up"), *open_hands(event.hands))


def _exchanged(game: "DuelGame[Any]", event: kinds.Exchanged) -> Message:
    who = Who(event.seat)
    return _under(game, event.decree, "event-exchanged", who=who, taken=event.taken)


def _trick_won(game: "DuelGame[Any]", event: kinds.TrickWon) -> Message:
    who = Who(event.winner)
    card = event.lead if event.winner == event.leader else event.follow
    if event.points:
        return Message("event-trick-won-treasure", who=who, card=card, n=event.points)
    return Message("event-trick-won", who=who, card=card)


def _round_scored(game: "DuelGame[Any]", event: kinds.RoundScored) -> Message:
    first, second = (_scored(game, event, seat) for seat in range(2))
    return Message("event-round-scored", round=event.round, first=first, second=second)


def _scored(game: "DuelGame[Any]", event: kinds.RoundScored, seat: int) -> Message:
    tricks = event.tricks[seat]
    args = {"points": signed(event.points[seat]), "score": event.scores[seat]}
    if name := standing(game.rules.scores, tricks):
        named = Message(f"band-{name.lower()}")
        return Message(
            "event-round-scored-standing", who=Who(seat), n=tricks, standing=named, **args
        )
    return Message("event-round-scored-part", who=Who(seat), n=tricks, **args)


MESSAGES: Final[dict[type, Any]] = {
    kinds.DealerChosen: _dealer_chosen,
    kinds.Dealt: _dealt,
    kinds.SetUp: _set_up,
    kinds.Played: usual,
    kinds.Exchanged: _exchanged,
    kinds.Kept: usual,
    kinds.Drew: usual,
    kinds.PutUnder: usual,
    kinds.TrickWon: _trick_won,
    kinds.RoundScored: _round_scored,
}
"""The message of every event."""
