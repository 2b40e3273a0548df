"""The messages of events of Into the Woods."""

from tanglewood.core.message import Message, Who, in_turn
from tanglewood.games.lines import open_hands
from tanglewood.games.woods import events as tell


def message(event: object) -> Message:
    """What happened."""
    match event:
        case tell.FirstChosen(seat):
            return Message("event-first-chosen", who=Who(seat))
        case tell.Dealt(hands, row, _):
            return in_turn(Message("event-dealt-row", cards=row), *open_hands(hands))
        case tell.Traded(seat, discard, _, taken, pocketed, token):
            id = "event-traded-token" if token else "event-traded"
            return in_turn(
                Message(id, who=Who(seat), card=discard, cards=taken),
                *(Message("event-pocketed", who=Who(seat), value=int(it)) for it in pocketed),
            )
        case tell.Passed(seat):
            return Message("event-passed", who=Who(seat))
        case tell.Revealed(cards, deck):
            return Message("event-revealed", cards=cards, deck=deck)
        case tell.Reshuffled(discards, _):
            return Message("event-reshuffled", n=len(discards))
        case tell.Swept(row):
            return Message("event-swept", cards=row)
    raise AssertionError(f"no message for {event!r}")
