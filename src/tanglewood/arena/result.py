"""What a match of two agents came to."""

from collections import Counter
from typing import Any, Final

from tanglewood.arena.deal import Deal, Pairing
from tanglewood.arena.figures import Mean, deals_for, elo_of, mean_of, rate_of, sequential

POINTS: Final = 0.1
"""How far off points a round may be to be known well …"""
WINS: Final = 0.02
"""… and how far off a share of wins."""


class Result:
    """The figures of a match, deal by deal. A deal counts as one observation: its games share
    the cards, so that luck cancels."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.games = 0
        self._players = 2
        self.differences: list[float] = []
        self.rates: list[float] = []
        self.a_alone: list[float] = []
        self.b_alone: list[float] = []
        self.a_score: list[float] = []
        self.b_score: list[float] = []
        self.mixed: list[float] = []
        self._thought = [0.0, 0.0]
        self._asked = [0, 0]
        self.forfeits: dict[str, Counter[str]] = {"a": Counter(), "b": Counter()}
        """Games that each side lost by misbehaving, by reason."""
        self.last_forfeit: dict[str, str] = {}
        self.less_luck = Result(pairing._replace(luck=False)) if pairing.luck else None
        """The same match less its luck."""

    def add(self, deal: Deal) -> None:
        """One more deal."""
        if self.less_luck is not None:
            self.less_luck.add(deal.less_luck)
        self.games += len(deal.tables)
        self._players = max(2, len(deal.tables))
        contests = [table for table in deal.tables if table.counts == "both"]
        if contests:
            points = sum(table.points / table.rounds for table in contests) / len(contests)
            self.differences.append(round(points, 9))  # thirds of a point must cancel to 0
            self.rates.append(sum(table.win for table in contests) / len(contests))
        for table in deal.tables:
            if table.forfeit is not None:
                who, reason, sentence = table.forfeit
                self.forfeits[who][reason] += 1
                self.last_forfeit[who] = sentence
            for side in (0, 1):
                self._thought[side] += table.thought[side]
                self._asked[side] += table.asked[side]
            if table.counts == "a":
                self.a_alone.append(table.win)
                self.a_score.append(table.points)
            elif table.counts == "b":
                self.b_alone.append(table.win)
                self.b_score.append(table.points)
            elif table.counts == "mixed":
                self.mixed.append(table.win)
        if not contests:
            self.differences.append(self.a_score[-1] - self.b_score[-1])
            self.rates.append(0.5 + (self.a_alone[-1] - self.b_alone[-1]) / 2)

    @property
    def points(self) -> Mean:
        """Points of the first agent less the second's, a round; a game of Into the Woods or the
        Duet counts as one."""
        return mean_of(self.differences)

    @property
    def win_rate(self) -> Mean:
        """How often the first agent wins a contest, draws half; for a team or a lone player how
        often it wins by itself."""
        return rate_of(self.a_alone or self.rates)

    @property
    def milliseconds(self) -> tuple[float, float]:
        """The time each agent takes for a decision, on average."""
        first, second = (
            1000 * spent / max(1, asked)
            for spent, asked in zip(self._thought, self._asked, strict=True)
        )
        return first, second

    def brief(self) -> dict[str, Any]:
        """Points and wins alone as JSON values, and how many deals it takes to know them well."""
        points, rate = self.points, self.win_rate
        found: dict[str, Any] = {
            "points_per_round": points.value,
            "ci95": points.plain(),
            "win_rate": rate.value,
            "win_rate_ci95": rate.plain(),
            "deals_needed": {
                "points": deals_for(self.differences, POINTS),
                "wins": deals_for(self.a_alone or self.rates, WINS),
            },
        }
        return found

    def plain(self, test: tuple[float, float] | None = None) -> dict[str, Any]:
        """The figures as JSON values."""
        points, rate = self.points, self.win_rate
        found: dict[str, Any] = {
            "a": self.pairing.a,
            "b": self.pairing.b,
            "game": self.pairing.game,
            "deals": len(self.differences),
            "games": self.games,
            "points_per_round": points.value,
            "ci95": points.plain(),
            "win_rate": rate.value,
            "win_rate_ci95": rate.plain(),
            "milliseconds_per_decision": list(self.milliseconds),
        }
        if self.less_luck is not None:
            found |= {
                "less_luck": self.less_luck.brief(),
                "deals_needed": self.brief()["deals_needed"],
            }
        if self.a_alone:
            other = rate_of(self.b_alone)
            found |= {"win_rate_b": other.value, "win_rate_b_ci95": other.plain()}
            found |= {"score": mean_of(self.a_score).value, "score_b": mean_of(self.b_score).value}
            if self.mixed:
                together = rate_of(self.mixed)
                found |= {"win_rate_mixed": together.value, "win_rate_mixed_ci95": together.plain()}
        else:
            rating = elo_of(rate, self._players)
            found |= {"elo": rating.value, "elo_ci95": rating.plain()}
        if self.last_forfeit:
            found["forfeits"] = {
                side: {"games": count.total(), "reasons": dict(count), "last": last}
                for side, count in self.forfeits.items()
                if (last := self.last_forfeit.get(side)) is not None
            }
        if test is not None:
            verdict = sequential(self.differences, *test)
            found["sprt"] = {
                "worse": test[0], "better": test[1], "ratio": verdict.ratio, "state": verdict.state,
            }  # fmt: skip
        return found
