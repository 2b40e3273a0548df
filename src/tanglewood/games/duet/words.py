"""The messages of Duet events."""

from tanglewood.cards.duet import DuetCard
from tanglewood.core.errors import wrong_kind
from tanglewood.core.message import Message, Who, hidden, in_turn
from tanglewood.games.duet import events as kinds
from tanglewood.games.lines import open_hands


def suit_of(card: DuetCard) -> Message:
    """The name of a card's suit."""
    return Message(f"suit-{card.letters[card.suit]}")


def message(event: object) -> Message:
    """What happened."""
    match event:
        case kinds.DealerChosen(dealer):
            return Message("event-dealer-chosen", who=Who(dealer))
        case kinds.Dealt(number, dealer, hands, decree, _):
            who, suit = Who(dealer), suit_of(decree)
            dealt = Message("event-dealt", round=number, who=who, decree=decree, suit=suit)
            return in_turn(dealt, *open_hands(hands))
        case kinds.SetUp(hands):
            return in_turn(Message("event-set-up"), *open_hands(hands))
        case kinds.Played(seat, card):
            return Message("event-played", who=Who(seat), card=card)
        case kinds.Exchanged(seat, decree, taken):
            who, suit = Who(seat), suit_of(decree)
            return Message("event-exchanged", who=who, decree=decree, taken=taken, suit=suit)
        case kinds.Kept(seat):
            return Message("event-kept", who=Who(seat))
        case kinds.Sealed(seat, card):
            return Message("event-sealed", who=Who(seat), card=hidden(card))
        case kinds.Swapped((None, None)):
            return Message("event-swapped-hidden")
        case kinds.Swapped((one, two)):
            given = {"gave0": hidden(one), "gave1": hidden(two)}
            return Message("event-swapped", first=Who(0), second=Who(1), **given)
        case kinds.TrickWon(winner, leader, lead, follow):
            best = lead if winner == leader else follow
            return Message("event-trick-won", who=Who(winner), card=best)
        case kinds.Named(seat, named):
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
        case kinds.Moved(0, space):
            return Message("event-moved-stay", space=space)
        case kinds.Moved(by, space):
            return Message("event-moved", n=abs(by), whom=Who(int(by > 0)), space=space)
        case kinds.WentBeyond(by, None):
            return Message("event-went-beyond-lost", n=abs(by), whom=Who(int(by > 0)))
        case kinds.WentBeyond(by, space):
            return Message("event-went-beyond", n=abs(by), whom=Who(int(by > 0)), space=space)
        case kinds.Covered(space, _, 0, tokens):
            return Message("event-covered", space=space, tokens=tokens)
        case kinds.Covered(space, to, slid, tokens):
            return Message("event-covered-slid", space=space, to=to, n=slid, tokens=tokens)
        case kinds.Collected(space, left):
            return Message("event-collected", space=space, left=left)
        case kinds.RoundEnded(number, ()):
            return Message("event-round-ended-bare", round=number)
        case kinds.RoundEnded(number, added):
            return Message("event-round-ended", round=number, n=len(added), spaces=added)
        case kinds.GameEnded(ending, score):
            return Message(f"event-game-ended-{ending}", score=score)
    raise wrong_kind("type-no-event", event)
