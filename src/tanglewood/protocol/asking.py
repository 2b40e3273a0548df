"""What a seat may ask of its table, and when: what every host checks alike."""

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.message import Message
from tanglewood.protocol.refusal import Refused
from tanglewood.protocol.state_message import may_talk
from tanglewood.record.shuffle import pledge
from tanglewood.session import change as kinds
from tanglewood.session.change import Change, TableInfo
from tanglewood.session.hosted import Hosted


def check_seated(hosted: Hosted, seat: int) -> None:
    """Whoever's seat an AI plays has to take it back first."""
    if hosted.started and seat not in hosted.table.people:
        raise Refused("seat", Message("server-ai-sits"))


def check_player(seat: int) -> None:
    """Those who watch ask for nothing."""
    if seat < 0:
        raise Refused("seat", Message("server-spectator"))


def check_back(hosted: Hosted, seat: int) -> None:
    """Only the person who lost the seat to an AI takes it back."""
    need_start(hosted)
    if seat in hosted.table.people:
        raise Refused("seat", Message("server-seat-yours"))


def need_start(hosted: Hosted) -> None:
    """Nothing happens before the deal."""
    if not hosted.started:
        raise Refused("waiting", Message("session-not-begun"))


def check_length(hosted: Hosted, most: int) -> None:
    """Rules end every game; what could go on forever ends here."""
    if hosted.number >= most:
        raise Refused("rate", Message("server-game-long"))


def check_hint(hosted: Hosted, seat: int, number: int) -> None:
    """Hints are for people who play with nobody but agents, and are to act."""
    need_start(hosted)
    check_seated(hosted, seat)
    if hosted.table.outcome is not None:
        raise Refused("over", Message("session-over"))
    if hosted.table.people != (seat,):
        raise Refused("unavailable", Message("server-hint-people"))
    if number != hosted.number:
        raise stale()
    if hosted.table.to_act != seat:
        raise Refused("turn", Message("server-not-your-turn"))


def chat_text(hosted: Hosted, text: str) -> str:
    """What is said, as it is kept, if it may be said now."""
    text = " ".join(text.split())
    if not text or not text.isprintable():
        raise Refused("malformed", Message("server-chat-form"))
    if not may_talk(hosted):
        raise Refused("chat", Message("server-chat-silent"), "duet.talk")
    return text


def check_share(info: TableInfo, seat: int, share: bytes) -> None:
    """A share must be the one that was pledged, and comes once everybody sits."""
    if info.seats[seat].pledge != pledge(share):
        raise Refused("malformed", Message("server-share-wrong"))
    if not info.everybody_sits:
        raise Refused("waiting", Message("server-share-early"))


def dealt_with(hosted: Hosted, seat: int, share: bytes) -> bool:
    """Whether the cards are dealt with this share of the seat; refused if without it."""
    if not hosted.started:
        return False
    if share not in (each.share for each in hosted.shares[seat : seat + 1]):
        raise Refused("late", Message("server-share-late"))
    return True


def stale() -> Refused:
    """What was asked of a position that is past."""
    return Refused("stale", Message("server-stale"))


def done_already(hosted: Hosted, found: Change | None, kind: str, seat: int, text: str) -> int:
    """The number of the change that was `found` where a request belongs, if it is what the request
    asked for; refused as stale otherwise."""
    if found is not None and (found.kind, found.seat) == (kind, seat):
        same = kind in {kinds.UNDO, kinds.PRACTICE, kinds.RESIGN, kinds.RETURN, kinds.CLAIM}
        if same or found.text == _spell_action(hosted, text):
            return found.number
    raise stale()


def _spell_action(hosted: Hosted, text: str) -> str:
    try:
        return hosted.table.game.actions.parse(text).text
    except TanglewoodError:
        return text
