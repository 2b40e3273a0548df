"""Reviews: a finished game judged decision by decision, with an account that adds up.

    found = review(record, seat=0)
    found.keys, found.accuracy, found.account

Everything is judged by what the seat that decided could know: its view is all that is looked at.
"""

from tanglewood.agents.review.account import Book
from tanglewood.agents.review.form import Account, Decision, Key, Missed, Review
from tanglewood.agents.review.judge import Judged, unit_of
from tanglewood.agents.review.keys import keys_of
from tanglewood.agents.review.missed import missed_by_all
from tanglewood.agents.review.tale import Chosen, Heard, Over, tale
from tanglewood.core.message import Message
from tanglewood.record import BadRecord, Record

__all__ = ["Account", "Decision", "Key", "Missed", "Review", "review"]


def review(
    record: Record, seat: int = 0, *, seed: int = 0, heard: Heard = lambda done, total: None
) -> Review:
    """The review of a finished game for a seat; the same record and seed give the same review.

    A record that is wrong or not finished raises BadRecord.
    """
    return reviews(record, (seat,), seed=seed, heard=heard)[0]


def reviews(
    record: Record,
    seats: tuple[int, ...],
    *,
    seed: int = 0,
    heard: Heard = lambda done, total: None,
) -> list[Review]:
    """The same for several seats; every decision is judged once."""
    steps = [*tale(record, seed, heard)]
    judged = [it.judged for it in steps if isinstance(it, Chosen) and it.judged is not None]
    if not judged:
        raise BadRecord(Message("review-nothing"))
    unit = unit_of(judged[0].found)
    same = [one for one in judged if unit_of(one.found) == unit]
    end = steps[-1]
    assert isinstance(end, Over)
    missed = missed_by_all(steps) if record.game.cooperative else ()
    found = []
    for seat in seats:
        book = Book(record.game, seat, unit)
        curve = [(0, book.start)]
        for step in steps:
            book.add(step)
            if isinstance(step, Chosen) and step.judged is not None:
                one = step.judged.decision
                if one.seat == seat:
                    curve.append((one.entry, book.mine(one, one.value)))
        account = book.closed(end)
        curve.append((end.entry, account.result))
        found.append(
            Review(
                record.game.name,
                seat,
                unit,
                tuple(curve),
                tuple(one.decision for one in judged),
                keys_of(same, seat),
                account,
                accuracy(same, seat),
                missed,
            )
        )
    return found


def accuracy(judged: list[Judged], seat: int) -> int:
    """Of all that was at stake in the seat's decisions, how much it kept, in percent."""
    own = [one.decision for one in judged if one.decision.seat == seat]
    stake = sum(one.stake for one in own)
    lost = sum(one.loss for one in own)
    return 100 if not stake else max(0, round(100 * (1 - lost / stake)))
