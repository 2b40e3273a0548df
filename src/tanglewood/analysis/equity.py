"""Match equity: what a score is worth in a game to a target.

A round between equal players brings the pair of points that `RoundTable` says, with its chance;
the equity of a pair of scores is then the chance to win the game from there, draws half. It depends
on the points that both still need, so one table serves every target: computed from the end
backwards, for either player leading next, as far as it is asked for. A round may bring nothing to
both (the reference manual's 6 and 7 tricks), so a score can lead back to itself: that loop is
summed up, not walked.

Where somebody needs more than `EXACT` points, many rounds are to come and their sum is nearly
normal: the chance is read from the normal distribution. So neither time nor memory grows with the
target.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from json import loads
from statistics import NormalDist
from threading import Lock
from typing import Final

from tanglewood.analysis.adding import added
from tanglewood.core.errors import BadOption

Pair = tuple[int, int]
Equities = tuple[float, float]

_KEPT: Final = "rounds.json"

EXACT: Final = 100
"""Up to this many points needed by either side, equities are computed round by round."""


@dataclass(frozen=True)
class RoundTable:
    """How rounds between equal players end: `chances[points of the first leader, points of the
    other]`. `games` says how many rounds it was counted from, `by` whose they were."""

    chances: Mapping[Pair, float]
    games: int
    by: str


@cache
def round_table(ruleset: str) -> RoundTable:
    """The table kept for a ruleset (`fox`, `fox-manual`, `deluxe`)."""
    kept = loads(files("tanglewood.analysis").joinpath(_KEPT).read_text(encoding="utf-8"))
    if ruleset not in kept:
        raise BadOption(f"There is no table of rounds for {ruleset}; there are {', '.join(kept)}.")
    entry = kept[ruleset]
    counts = {(first, second): n for first, second, n in entry["counts"]}
    total = sum(counts.values())
    return RoundTable({pair: n / total for pair, n in counts.items()}, total, entry["by"])


class Needs:
    """The chance to win by the points that both sides still need, whatever the target is."""

    def __init__(self, table: RoundTable) -> None:
        self._table = table
        self._known: dict[Pair, Equities] = {}
        self._upto = 0
        self._growing = Lock()
        self._far = _Far.of(table)

    def after(self, mine: int, theirs: int, *, leading_next: bool, won_round: int) -> float:
        """The chance to win once a round has been played; `won_round` breaks a tie."""
        at = 0 if leading_next else 1
        if mine > 0 and theirs > 0:
            most = max(mine, theirs)
            if most > EXACT:
                return self._far.before(mine, theirs)[at]
            if most > self._upto:
                with self._growing:  # agents think in several threads
                    self._grow(most)
        return self._found(mine, theirs, at, won_round)

    def _grow(self, most: int) -> None:
        """Work out every pair up to `most`, the smaller needs first: a round leads there."""
        while self._upto < most:
            need = self._upto + 1
            for other in range(1, need):
                self._known[need, other] = self._worked_out(need, other)
                self._known[other, need] = self._worked_out(other, need)
            self._known[need, need] = self._worked_out(need, need)
            self._upto = need

    def _worked_out(self, mine: int, theirs: int) -> Equities:
        """The equities of a pair from those of all pairs that a round can lead to.

        The lead alternates, so the two depend on each other through rounds that bring nothing:
        x = a + p y and y = b + p x, with p the chance of such a round.
        """
        leading = following = nothing = 0.0
        for (first, second), chance in self._table.chances.items():
            if first == second == 0:
                nothing += chance
                continue
            leading += chance * self._found(mine - first, theirs - second, 1, first - second)
            following += chance * self._found(mine - second, theirs - first, 0, second - first)
        scale = 1 - nothing * nothing
        return (
            (leading + nothing * following) / scale,
            (following + nothing * leading) / scale,
        )

    def _found(self, mine: int, theirs: int, at: int, won_by: int) -> float:
        """The chance with these needs, known already or decided, before a round that I lead (0) or
        not (1)."""
        if mine > 0 and theirs > 0:
            return self._known[mine, theirs][at]
        if mine == theirs:
            return 0.5 + 0.5 * ((won_by > 0) - (won_by < 0))
        return float(mine < theirs)


@dataclass(frozen=True)
class _Far:
    """Equities far from the end, as if the points of the rounds to come were normal."""

    each: float
    """The points that a round brings to a player on average."""
    lead: float
    """How many points more the leader of a round gets than the other, on average."""
    spread: float
    """The standard deviation of the difference in one round."""

    @classmethod
    def of(cls, table: RoundTable) -> "_Far":
        chances = table.chances.items()
        each = added(chance * (first + second) / 2 for (first, second), chance in chances)
        lead = added(chance * (first - second) for (first, second), chance in chances)
        square = added(chance * (first - second) ** 2 for (first, second), chance in chances)
        return cls(each, lead, (square - lead**2) ** 0.5)

    def before(self, mine: int, theirs: int) -> Equities:
        """Equities if I lead the next round, and if I do not; both sides need points."""
        rounds = (mine + theirs) / 2 / self.each
        normal = NormalDist(0, self.spread * rounds**0.5)
        # The lead alternates: half the time the first leader leads once more than the other.
        ahead, edge = theirs - mine, self.lead / 2
        return normal.cdf(ahead + edge), normal.cdf(ahead - edge)


@cache
def needs_of(ruleset: str) -> Needs:
    """The equities of a ruleset by points needed, shared by all targets."""
    return Needs(round_table(ruleset))


class MatchEquity:
    """The chance to win from every pair of scores, for a target."""

    def __init__(self, ruleset: str, target: int) -> None:
        self.target: Final = target
        self._needs = needs_of(ruleset)

    def at(self, mine: int, theirs: int, *, leading: bool) -> float:
        """The chance to win with these scores before a round that I lead or not."""
        return self.after(mine, theirs, leading_next=leading)

    def after(self, mine: int, theirs: int, *, leading_next: bool, won_round: int = 0) -> float:
        """The chance to win once a round has brought these scores; `won_round` is the tie-break:
        1 if the last round was mine, -1 if it was theirs."""
        return self._needs.after(
            self.target - mine,
            self.target - theirs,
            leading_next=leading_next,
            won_round=won_round,
        )


@cache
def match_equity(ruleset: str, target: int) -> MatchEquity:
    """The equities of a ruleset and target, worked out once."""
    return MatchEquity(ruleset, target)
