"""What is told of a shuffle while the game goes on, and what goes into it."""

from tanglewood.core.plain import Plain
from tanglewood.record.form import Record
from tanglewood.record.proof import draws
from tanglewood.record.shuffle import Share, commitment
from tanglewood.session.change import WAITING, TableInfo


def shuffle_plain(info: TableInfo) -> Plain | None:
    """What anybody may know of a table's shuffle before the game is over: what the host committed
    itself to, what each seat pledged, and whose shares are still waited for. None where somebody
    chose the deal."""
    if not info.is_shuffled or info.secret is None:
        return None
    return {
        "commitment": commitment(info.secret),
        "pledges": [seat.pledge for seat in info.seats],
        "awaited": list(info.awaited_seats) if info.status == WAITING else [],
    }


def known_plain(info: TableInfo) -> Plain:
    """What a state tells of the deal: how it is shuffled, or that somebody chose it."""
    return {
        "shuffle": shuffle_plain(info),
        "deal_known": info.known_deal,
        "deal_by": info.deal_by,
        "occasion": info.occasion,
    }


def shares_of(info: TableInfo) -> str:
    """The shares that go into the shuffle, as the first change of a table keeps them."""
    if not info.is_shuffled:
        return ""
    return " ".join(seat.share or Share(seat.pledge).word for seat in info.seats)


def revealed_plain(record: Record) -> Plain:
    """How the cards of a game that is over were shuffled, with all that a browser needs to check it
    by itself; `shuffle` is that of its record, null without one."""
    plain: Plain = {"game": record.game.name, "known_deal": record.known_deal}
    if record.shuffle is None:
        return plain | {"shuffle": None, "draws": []}
    drawn = [draw._asdict() for draw in draws(record)]
    return plain | {"shuffle": record.shuffle.plain(), "draws": drawn}
