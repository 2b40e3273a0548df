"""Reviews: a finished game judged decision by decision, with an account that adds up.

    found = review(record, seat=0)
    found.keys, found.accuracy, found.account

Everything is judged by what the seat that decided could know: its view is all that is looked at.
"""

from tanglewood.agents.review.form import Account, Decision, KeyMoment, Missed, Review
from tanglewood.agents.review.reviewer import Reviewer
from tanglewood.agents.review.tale import OnProgress
from tanglewood.core.arguments import checked_seed
from tanglewood.core.errors import wrong_kind
from tanglewood.record import Record

__all__ = ["Account", "Decision", "KeyMoment", "Missed", "Review", "Reviewer", "review"]


def review(
    record: Record,
    seat: int = 0,
    *,
    seed: int = 0,
    on_progress: OnProgress = lambda done, total: None,
) -> Review:
    """The review of a finished game for a seat; the same record and seed give the same review.
    `on_progress` is told now and then how many entries of how many are done.

    A record that is wrong or not finished raises BadRecord.
    """
    return reviews(record, (seat,), seed=seed, on_progress=on_progress)[0]


def reviews(
    record: Record,
    seats: tuple[int, ...],
    *,
    seed: int = 0,
    on_progress: OnProgress = lambda done, total: None,
) -> list[Review]:
    """The same for several seats; every decision is judged once."""
    if not callable(on_progress):
        raise wrong_kind("type-no-function", on_progress)
    made = Reviewer(record, seats, checked_seed(seed))
    while made.advance():
        on_progress(made.done, made.total)
    on_progress(made.done, made.total)
    return made.reviews()
