"""A review in the making: a decision at a time, so that it can be shown while it grows."""

from dataclasses import replace
from itertools import islice
from typing import Any, Final

from tanglewood.agents.review.account import RunningAccount
from tanglewood.agents.review.form import Account, Decision, KeyMoment, Missed, Review
from tanglewood.agents.review.judge import Judged, unit_of
from tanglewood.agents.review.keys import MOST, KeyMomentCache, Mistake, costliest, reason_of
from tanglewood.agents.review.missed import MOST as MOST_MISSED
from tanglewood.agents.review.missed import missed_at
from tanglewood.agents.review.tale import DecisionStep, EndStep, TaleStep, tale
from tanglewood.core.arguments import checked_seat
from tanglewood.core.errors import wrong_kind
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.record import BadRecord, Record

NOT_YET: Final = "chance"
"""In what values are counted as long as nothing tells otherwise."""


class Side:
    """What is known by now for one seat."""

    def __init__(self, game: Game[Any], seat: int, unit: str) -> None:
        self.seat = seat
        self.running = RunningAccount(game, seat, unit)
        self.curve = [(0, self.running.start)]
        self.account: Account | None = None
        self.mistakes: list[Mistake] = []
        self._right: list[Judged] = []
        self._told = KeyMomentCache()
        self._stake = self._lost = 0

    @property
    def accuracy(self) -> int:
        """Of all that was at stake in the seat's decisions, how much it kept, in percent."""
        return 100 if not self._stake else max(0, round(100 * (1 - self._lost / self._stake)))

    def key_moments(self) -> tuple[KeyMoment, ...]:
        """The moments to look at first: mistakes by their cost; where there are fewer, decisions in
        which the best action was found though the next was much worse; then the mistakes that
        nobody can explain."""
        wrong, waiting = costliest(self.mistakes)
        good = (one for one in self._right if self._told.praised(one))
        right = islice(good, MOST - len(wrong))
        return self._told.keys([*wrong, *right, *waiting][:MOST])

    def add(self, step: TaleStep) -> None:
        """One step more for the account and the curve."""
        self.running.add(step)
        if isinstance(step, DecisionStep) and step.judged is not None:
            one = step.judged.decision
            if one.seat == self.seat:
                self.curve.append((one.entry, self.running.mine(one, one.value)))

    def judged(self, one: Judged) -> Decision:
        """A decision of the seat; with its reason if it was a mistake."""
        decision = one.decision
        self._stake, self._lost = self._stake + decision.stake, self._lost + decision.loss
        if decision.loss:
            reason = reason_of(one)
            decision = replace(decision, why=reason.message)
            self.mistakes.append(Mistake(one._replace(decision=decision), reason))
        elif decision.played is decision.best and decision.spare > 0:
            self._right = sorted([*self._right, one], key=_spare)[: 2 * MOST]
        return decision

    def close(self, end: EndStep) -> None:
        self.account = self.running.closed(end)
        self.curve.append((end.entry, self.account.result))


def _spare(one: Judged) -> int:
    return -one.decision.spare


class Reviewer:
    """Judges a finished game for some seats. `advance` does a little of it; the same record and
    seed give the same review."""

    def __init__(self, record: Record, seats: tuple[int, ...], seed: int = 0) -> None:
        if not isinstance(record, Record):
            raise wrong_kind("type-no-record", record)
        self.game = record.game
        self.seats = tuple(checked_seat(seat, self.game.seats) for seat in seats)
        self.done, self.total = 0, len(record.entries)
        self.unit = NOT_YET
        self.decisions: list[Decision] = []
        self.missed: tuple[Missed, ...] = ()
        self.sides: dict[int, Side] = {}
        self.finished = False
        self._tale = tale(record, seed, self._progress)
        self._early: list[TaleStep] = []
        """What came before the first decision, which says in what is counted."""

    def advance(self) -> bool:
        """Judge one decision more; False when nothing is left. A record that is wrong or not
        finished raises BadRecord."""
        step = next(self._tale, None)
        if step is None:
            return False
        if not self.sides:
            self._early.append(step)
            if isinstance(step, EndStep):
                raise BadRecord(Message("review-nothing"))
            if not (isinstance(step, DecisionStep) and step.judged is not None):
                return True
            self.unit = unit_of(step.judged.found)
            self.sides = {seat: Side(self.game, seat, self.unit) for seat in self.seats}
            for early in self._early[:-1]:
                self._add(early)
            self._early.clear()
        self._add(step)
        return not self.finished

    def reviews(self) -> list[Review]:
        """The reviews of all seats, once nothing is left."""
        return [self._review(side) for side in self.sides.values()]

    def _progress(self, done: int, total: int) -> None:
        self.done = done

    def _add(self, step: TaleStep) -> None:
        for side in self.sides.values():
            side.add(step)
        if isinstance(step, DecisionStep) and step.judged is not None:
            self._judged(step, step.judged)
        elif isinstance(step, EndStep):
            for side in self.sides.values():
                side.close(step)
            self.finished = True

    def _judged(self, step: DecisionStep, one: Judged) -> None:
        decision = one.decision
        side = self.sides.get(decision.seat)
        if side is not None and unit_of(one.found) == self.unit:
            decision = side.judged(one)
        self.decisions.append(decision)
        if self.game.cooperative and not decision.loss and (found := missed_at(step)) is not None:
            every = sorted([*self.missed, found], key=lambda it: -it.gain)
            self.missed = tuple(every[:MOST_MISSED])

    def _review(self, side: Side) -> Review:
        assert side.account is not None, "not finished yet"
        return Review(
            game=self.game.name,
            seat=side.seat,
            unit=self.unit,
            curve=tuple(side.curve),
            decisions=tuple(self.decisions),
            keys=side.key_moments(),
            account=side.account,
            accuracy=side.accuracy,
            missed=self.missed,
        )
