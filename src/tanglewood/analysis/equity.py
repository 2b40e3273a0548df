"""Match equity: what a score is worth in a game to a target.

A round between equal players brings the pair of points that `RoundTable` says, with its chance;
the equity of a pair of scores is then the chance to win the game from there, draws half. Computed
backwards from the target, for either player leading next. A round may bring nothing to both (the
reference manual's 6 and 7 tricks), so a score can lead back to itself: that loop is summed up, not
walked.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from json import loads
from typing import Final

from tanglewood.core.errors import BadOption

Pair = tuple[int, int]
Equities = tuple[float, float]

_KEPT: Final = "rounds.json"


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


class MatchEquity:
    """The chance to win from every pair of scores, for a target."""

    def __init__(self, ruleset: str, target: int) -> None:
        self.target: Final = target
        self._table = round_table(ruleset)
        self._known: dict[tuple[int, int], Equities] = {}

    def at(self, mine: int, theirs: int, *, leading: bool) -> float:
        """The chance to win with these scores before a round that I lead or not."""
        if max(mine, theirs) >= self.target:
            return _decided(mine, theirs)
        lead, follow = self._before(mine, theirs)
        return lead if leading else follow

    def after(self, mine: int, theirs: int, *, leading_next: bool, won_round: int = 0) -> float:
        """The chance to win once a round has brought these scores; `won_round` is the tie-break:
        1 if the last round was mine, -1 if it was theirs."""
        if max(mine, theirs) >= self.target:
            if mine == theirs:
                return 0.5 + 0.5 * won_round
            return _decided(mine, theirs)
        return self.at(mine, theirs, leading=leading_next)

    def _before(self, mine: int, theirs: int) -> Equities:
        """Equities if I lead the next round, and if I do not.

        The lead alternates, so the two depend on each other through rounds that bring nothing:
        x = a + p y and y = b + p x, with p the chance of such a round.
        """
        found = self._known.get((mine, theirs))
        if found is None:
            leading = following = nothing = 0.0
            for (first, second), chance in self._table.chances.items():
                if first == second == 0:
                    nothing += chance
                    continue
                leading += chance * self.after(
                    mine + first, theirs + second, leading_next=False,
                    won_round=(first > second) - (first < second),
                )  # fmt: skip
                following += chance * self.after(
                    mine + second, theirs + first, leading_next=True,
                    won_round=(second > first) - (second < first),
                )  # fmt: skip
            scale = 1 - nothing * nothing
            found = (
                (leading + nothing * following) / scale,
                (following + nothing * leading) / scale,
            )
            self._known[mine, theirs] = found
        return found


def _decided(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine > theirs)


@cache
def match_equity(ruleset: str, target: int) -> MatchEquity:
    """The equities of a ruleset and target, worked out once."""
    return MatchEquity(ruleset, target)
