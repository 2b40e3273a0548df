"""The messages of events of Into the Woods."""

from tanglewood.core.errors import wrong_kind
from tanglewood.core.message import Message, Who, in_turn
from tanglewood.games.lines import open_hands
from tanglewood.games.woods import events as kinds


def message(event: object) -> Message:
    """What happened."""
    match event:
        case kinds.FirstChosen(seat):
            return Message("event-first-chosen", who=Who(seat))
        case kinds.Dealt(hands, row, _):
            return in_turn(Message("event-dealt-row", cards=row), *open_hands(hands))
        case kinds.SetUp(hands):
            return in_turn(Message("event-set-up"), *open_hands(hands))
        case kinds.Traded(seat, discard, _, taken, pocketed, token):
            id = "event-traded-token" if token else "event-traded"
            return in_turn(
                Message(id, who=Who(seat), card=discard, cards=taken),
                *(Message("event-pocketed", who=Who(seat), value=int(it)) for it in pocketed),
            )
        case kinds.Passed(seat):
            return Message("event-passed", who=Who(seat))
        case kinds.Revealed(cards, deck):
            return Message("event-revealed", cards=cards, deck=deck)
        case kinds.Reshuffled(discards, _):
            return Message("event-reshuffled", n=len(discards))
        case kinds.Swept(row):
            return Message("event-swept", cards=row)
    raise wrong_kind("type-no-event", event)
