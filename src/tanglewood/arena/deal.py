"""What a match is made of: who meets, and every game of a deal."""

from typing import NamedTuple

from tanglewood.bots import Limits
from tanglewood.core.chance import Stream


class Pairing(NamedTuple):
    """Two agents, a game and its options (JSON), and the seed of the deals; `seconds` is what a
    program (`cmd:…`) may take for a decision."""

    a: str
    b: str
    game: str
    options: str
    seed: int
    records: bool = False
    seconds: float = Limits().seconds
    luck: bool = False
    """Whether the luck of every game is told."""


class PlayedTable(NamedTuple):
    """One game of a deal: points and wins are those of the first agent; in a contest `points` is
    its score less the mean of the others (so that equal agents come to 0), for a team or a lone
    player the score itself. `forfeit` names the side that misbehaved ('a' or 'b'), the reason in a
    word and in a sentence. `luck` is what luck brought the first agent, in points and wins, where
    that is wanted and nobody misbehaved."""

    counts: str
    points: float
    win: float
    rounds: int
    thought: tuple[float, float]
    asked: tuple[int, int]
    record: str | None
    forfeit: tuple[str, str, str] | None = None
    luck: tuple[float, float] | None = None

    @property
    def less_luck(self) -> "PlayedTable":
        """The same less its luck. How many rounds there were is luck too, so points by the round
        stay what they are where there were several."""
        if self.luck is None:
            return self
        points, win = self.luck
        by_round = self.counts == "both" and self.rounds > 1
        return self._replace(points=self.points - (0 if by_round else points), win=self.win - win)


class Deal(NamedTuple):
    """All games of one deal."""

    number: int
    tables: tuple[PlayedTable, ...]

    @property
    def less_luck(self) -> "Deal":
        """The same less its luck."""
        return self._replace(tables=tuple(table.less_luck for table in self.tables))


def deal_seed(seed: int, number: int) -> int:
    """The seed of one deal; small enough for every reader of JSON."""
    return Stream(seed, number, 4).below(1 << 53)
