"""A record as a tale: every decision judged, between deals and draws."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from tanglewood.agents.review.judge import Judged, judge
from tanglewood.agents.teacher.family import teaching
from tanglewood.core.message import Message
from tanglewood.core.outcome import Outcome
from tanglewood.core.state import State
from tanglewood.record import BadRecord, Record, replay

OnProgress = Callable[[int, int], None]
"""Is told how many entries of how many are done."""


class DealStep(NamedTuple):
    """Cards were dealt; the state is that before them."""

    before: State[Any]


class DrawStep(NamedTuple):
    """Chance took a hand in between."""


class DecisionStep(NamedTuple):
    """A decision was made; None where nothing could be said of it."""

    judged: Judged | None
    before: State[Any]
    entry: int


class EndStep(NamedTuple):
    """The end, by the rules or by giving up."""

    state: State[Any]
    outcome: Outcome
    entry: int


TaleStep = DealStep | DrawStep | DecisionStep | EndStep


def tale(record: Record, seed: int, on_progress: OnProgress) -> Iterator[TaleStep]:
    """All steps of a finished game; an unfinished one is refused at its end."""
    total, before, last, turn = len(record.entries), None, None, 0
    for moment in replay(record):
        last = moment
        on_progress(moment.number, total)
        entry = moment.entry
        if entry is not None and before is not None and "check" not in entry:
            yield from _steps(
                entry, before, moment.state, number=moment.number, seed=seed, turn=turn
            )
            turn += "chance" not in entry
        before = moment.state
    if last is None or last.outcome is None:
        raise BadRecord(Message("review-unfinished"))
    yield EndStep(last.state, last.outcome, last.number)


def _steps(
    entry: Any, before: State[Any], after: State[Any], number: int, seed: int, turn: int
) -> Iterator[TaleStep]:
    if "resign" in entry:
        return
    kinds = [event.kind for event in after.events]
    if "action" in entry:
        view = before.view(before.to_act)
        action = before.game.actions.parse(str(entry["action"]))
        yield DecisionStep(judge(view, action, number, seed + number, turn), before, number)
        if {*kinds} & teaching(view).draws:
            yield DrawStep()
    elif "dealt" in kinds:
        yield DealStep(before)
    elif "chance" in entry and before.scores and any(kinds):
        yield DrawStep()
