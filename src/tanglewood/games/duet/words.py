"""The messages of Duet events."""

from tanglewood.cards.duet import DuetCard
from tanglewood.core.message import Message, Who, hidden, in_turn
from tanglewood.games.duet import events as tell
from tanglewood.games.lines import open_hands


def suit_of(card: DuetCard) -> Message:
    """The name of a card's suit."""
    return Message(f"suit-{card.letters[card.suit]}")


def message(event: object) -> Message:
    """What happened."""
    match event:
        case tell.DealerChosen(dealer):
            return Message("event-dealer-chosen", who=Who(dealer))
        case tell.Dealt(number, dealer, hands, decree, _):
            who, suit = Who(dealer), suit_of(decree)
            dealt = Message("event-dealt", round=number, who=who, decree=decree, suit=suit)
            return in_turn(dealt, *open_hands(hands))
        case tell.Played(seat, card):
            return Message("event-played", who=Who(seat), card=card)
        case tell.Exchanged(seat, decree, taken):
            who, suit = Who(seat), suit_of(decree)
            return Message("event-exchanged", who=who, decree=decree, taken=taken, suit=suit)
        case tell.Kept(seat):
            return Message("event-kept", who=Who(seat))
        case tell.Sealed(seat, card):
            return Message("event-sealed", who=Who(seat), card=hidden(card))
        case tell.Swapped((None, None)):
            return Message("event-swapped-hidden")
        case tell.Swapped((one, two)):
            given = {"gave0": hidden(one), "gave1": hidden(two)}
            return Message("event-swapped", first=Who(0), second=Who(1), **given)
        case tell.TrickWon(winner, leader, lead, follow):
            best = lead if winner == leader else follow
            return Message("event-trick-won", who=Who(winner), card=best)
        case tell.Named(seat, named):
            return _named(seat, named)
    return _in_the_forest(event)


def _named(seat: int, named: int | None) -> Message:
    """Whom the player of Foxes named."""
    if named is None:
        return Message("event-named-nobody", who=Who(seat))
    if named == seat:
        return Message("event-named-self", who=Who(seat))
    return Message("event-named", who=Who(seat), whom=Who(named))


def _in_the_forest(event: object) -> Message:
    """What happened on the path."""
    match event:
        case tell.Moved(0, space):
            return Message("event-moved-stay", space=space)
        case tell.Moved(by, space):
            return Message("event-moved", n=abs(by), whom=Who(int(by > 0)), space=space)
        case tell.WentBeyond(by, None):
            return Message("event-went-beyond-lost", n=abs(by), whom=Who(int(by > 0)))
        case tell.WentBeyond(by, space):
            return Message("event-went-beyond", n=abs(by), whom=Who(int(by > 0)), space=space)
        case tell.Covered(space, _, 0, tokens):
            return Message("event-covered", space=space, tokens=tokens)
        case tell.Covered(space, to, slid, tokens):
            return Message("event-covered-slid", space=space, to=to, n=slid, tokens=tokens)
        case tell.Collected(space, left):
            return Message("event-collected", space=space, left=left)
        case tell.RoundEnded(number, ()):
            return Message("event-round-ended-bare", round=number)
        case tell.RoundEnded(number, added):
            return Message("event-round-ended", round=number, n=len(added), spaces=added)
        case tell.GameEnded(ending, score):
            return Message(f"event-game-ended-{ending}", score=score)
    raise AssertionError(f"no message for {event!r}")
