"""The account of a result: luck, mistakes, and what nobody could know.

Along the game the value of the seat goes up and down in steps, and every step is put down to one
cause. `docs/review.md` defines each of them. What is left between all of these and the result is
what nobody could know: where the hidden cards lay when decisions were made well.
"""

from typing import Any

from tanglewood.agents.review.form import SCALE, Account, Decision
from tanglewood.agents.review.start import at_start, before_deal
from tanglewood.agents.review.tale import DealStep, DecisionStep, DrawStep, EndStep, TaleStep
from tanglewood.analysis.outlook import outlook_of
from tanglewood.core.game import Game


class RunningAccount:
    """Keeps the account of one seat while the steps of a game go by."""

    def __init__(self, game: Game[Any], seat: int, unit: str) -> None:
        self._game, self._seat, self._unit = game, seat, unit
        self.start = self._now = at_start(game, unit)
        self._deal = self._draws = self._own = self._others = 0
        self._base: int | None = None
        self._firsts: dict[int, int] = {}
        self._drawn = False
        self._last_seat = -1
        self._dealt_any = False
        self._before = 0

    def add(self, step: TaleStep) -> None:
        match step:
            case DealStep(before):
                self._close_deal()
                first = not self._dealt_any
                self._base = (
                    self.start if first else before_deal(before, self._seat, self._unit, self._now)
                )
                self._before = self._ahead(before)
                self._dealt_any, self._drawn, self._firsts = True, False, {}
            case DrawStep():
                self._drawn = True
            case DecisionStep(judged) if judged is not None:
                self._decided(judged.decision)
            case _:
                pass

    def _ahead(self, state: Any) -> int:
        """Points ahead before this round, where points are counted: values are those of a round."""
        if self._unit != "points":
            return 0
        scores = state.scores
        return SCALE["points"] * int(scores[self._seat] - scores[1 - self._seat])

    def mine(self, decision: Decision, value: int) -> int:
        """A value of whoever decided, as one of the seat whose account this is."""
        if decision.seat == self._seat or self._game.cooperative:
            return value + self._before
        if self._unit == "points":
            return self._before - value
        return (SCALE[self._unit] - value) // (self._game.seats - 1)

    def _decided(self, decision: Decision) -> None:
        value = self.mine(decision, decision.value)
        if self._base is not None and decision.seat not in self._firsts:
            self._firsts[decision.seat] = value
        if self._drawn and (decision.seat == self._last_seat or self._game.seats == 2):
            self._draws += self.mine(decision, decision.expected) - self._now
        self._drawn = False
        if decision.seat == self._seat:
            self._own -= decision.loss
        elif self._game.cooperative:
            self._others -= decision.loss
        else:
            self._others += decision.loss // (self._game.seats - 1)
        self._now, self._last_seat = self.mine(decision, decision.got), decision.seat

    def _close_deal(self) -> None:
        """The luck of a deal is what its first decisions were worth, on average over the seats."""
        if self._base is not None and self._firsts:
            values = self._firsts.values()
            self._deal += sum(values) // len(values) - self._base
        self._base = None

    def closed(self, end: EndStep) -> Account:
        """The account, once all steps are added."""
        self._close_deal()
        result = self.result(end)
        known = self.start + self._deal + self._draws + self._own + self._others
        return Account(
            start=self.start,
            deal=self._deal,
            draws=self._draws,
            own=self._own,
            others=self._others,
            unknown=result - known,
            result=result,
        )

    def result(self, end: EndStep) -> int:
        """What the game brought the seat."""
        fine, winners = SCALE[self._unit], end.outcome.winners
        if self._unit == "points":
            scores = end.outcome.scores
            return fine * (scores[self._seat] - scores[1 - self._seat])
        resigned = end.state.outcome is None
        if self._unit == "worth" and not resigned:
            worth, _ = outlook_of(end.state).worth(end.state)
            return round(fine * worth[self._seat])
        if self._game.cooperative or self._game.seats == 1:
            return fine if winners else 0
        return fine // len(winners) if self._seat in winners else fine // 2 * (not winners)
