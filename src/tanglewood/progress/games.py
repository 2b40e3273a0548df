"""A game that somebody played, as far as their progress goes.

The ratings of the levels hold for rounds where a game has rounds (`docs/ladder.md`), so a game
counts by its rounds: each is a meeting of its own. Practice counts for nothing. A deal that
somebody chose counts as a result and for no rating, and so does a game with other options than the
levels were rated with, with people, with more than two, or as a team.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tanglewood.agents.levels import levels_of
from tanglewood.games.registry import GAMES, entry
from tanglewood.record.form import HUMAN, Entry, Record

WON: Final = "won"
LOST: Final = "lost"
DRAWN: Final = "drawn"
SHARED: Final = "shared"
ALONE: Final = "alone"
ENDS: Final = (WON, LOST, DRAWN, SHARED, ALONE)
"""How a game can end for a seat; alone nobody is beaten."""

HALVES: Final = 2
"""A round that was won counts this many, one that nobody won half of it."""
MOST_ROUNDS: Final = 200
MOST_SEATS: Final = 8
_LENGTH: Final = "target"
"""The option that changes nothing but how many rounds there are."""
_OAK: Final = {"strongest": "old-oak"}
"""Other names of levels."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedGame:
    """One game. `at` is when it ended, in milliseconds; `against` are the others, '' for a person;
    `own` and `other` are points, `other` None where nobody is against one; `rounds` are what
    counts for a rating, empty where nothing does; `accuracy` is known once it was reviewed."""

    id: str
    game: str
    at: int
    against: tuple[str, ...]
    end: str
    own: int
    other: int | None
    rounds: tuple[int, ...] = ()
    accuracy: int | None = None

    def plain(self) -> dict[str, Any]:
        """As plain JSON values."""
        return {
            "id": self.id, "game": self.game, "at": self.at, "against": list(self.against),
            "end": self.end, "own": self.own, "other": self.other, "rounds": list(self.rounds),
            "accuracy": self.accuracy,
        }  # fmt: skip

    @classmethod
    def parse(cls, found: object) -> "PlayedGame":
        """The game that plain values describe; ValueError where they describe none."""
        if not isinstance(found, dict):
            raise ValueError("a game is an object")
        against, rounds = found.get("against"), found.get("rounds")
        if not isinstance(against, list) or not isinstance(rounds, list):
            raise ValueError("a game has lists of opponents and rounds")
        made = cls(
            id=_text(found.get("id"), 80), game=_text(found.get("game"), 40),
            at=_whole(found.get("at")), against=tuple(_text(it, 80, least=0) for it in against),
            end=_text(found.get("end"), 10), own=_whole(found.get("own")),
            other=_maybe(found.get("other")), rounds=tuple(map(_whole, rounds)),
            accuracy=_maybe(found.get("accuracy")),
        )  # fmt: skip
        right = made.game in GAMES and made.end in ENDS and len(rounds) <= MOST_ROUNDS
        right = right and len(against) < MOST_SEATS and 0 <= made.at < 2**53
        right = right and all(0 <= it <= HALVES for it in made.rounds)
        if not right or not 0 <= (made.accuracy or 0) <= 100:
            raise ValueError("a game has a known name, an end, rounds and an accuracy")
        return made


def _text(found: object, most: int, least: int = 1) -> str:
    if not isinstance(found, str) or not least <= len(found) <= most or not found.isprintable():
        raise ValueError("a text is missing")
    return found


def _whole(found: object) -> int:
    if not isinstance(found, int) or isinstance(found, bool) or abs(found) >= 2**53:
        raise ValueError("a whole number is missing")
    return found


def _maybe(found: object) -> int | None:
    return None if found is None else _whole(found)


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedGame:
    """What is kept of a finished game, wherever it was played: `agents` by seat, '' for a person;
    `known` says that somebody chose the deal."""

    id: str
    game: str
    options: Mapping[str, Any]
    agents: Sequence[str]
    entries: Sequence[Entry]
    result: Mapping[str, Any]
    known_deal: bool

    @classmethod
    def of(cls, record: Record, name: str) -> "FinishedGame":
        """A finished record, under a name of its own."""
        assert record.result is not None
        agents = ["" if player.agent == HUMAN else player.agent for player in record.players]
        options = record.game.options
        return cls(
            id=name, game=record.game.name, options=options, agents=agents, entries=record.entries,
            result=record.result, known_deal=record.known_deal,
        )  # fmt: skip

    def played_by(self, seat: int, at: int, accuracy: int | None = None) -> PlayedGame:
        """The game from the side of a seat."""
        own, other = points(self.result, seat)
        others = [it for number, it in enumerate(self.agents) if number != seat]
        against = tuple(_OAK.get(it, it) for it in others)
        end = ending(self.result, seat)
        rounds = self._rounds(seat, end) if self._counts_for_rating(against, other) else ()
        return PlayedGame(
            id=self.id, game=self.game, at=at, against=against, end=end, own=own, other=other,
            rounds=rounds, accuracy=accuracy,
        )  # fmt: skip

    def _counts_for_rating(self, against: tuple[str, ...], other: int | None) -> bool:
        alike = all(
            self.options.get(it.name, it.default) in (it.default, None)
            for it in entry(self.game).options
            if it.name != _LENGTH
        )
        duel = len(against) == 1 and other is not None
        return duel and alike and not self.known_deal and against[0] in strengths(self.game)

    def _rounds(self, seat: int, end: str) -> tuple[int, ...]:
        """A game that broke off in a round has lost or won that one too."""
        found = []
        for note in self.entries:
            match note:
                case {"check": "round", "points": [int(one), int(two)]}:
                    mine, theirs = (one, two) if seat == 0 else (two, one)
                    found.append(HALVES * (mine > theirs) + (mine == theirs))
        broken = "resign" in self.entries[-1] or self.result.get("cause", "rules") != "rules"
        if broken or not found:
            found.append({WON: HALVES, LOST: 0}.get(end, 1))
        return tuple(found[:MOST_ROUNDS])


def ending(result: Mapping[str, Any], seat: int) -> str:
    """How a game ended for a seat, by its result as records and tables have it."""
    kind, winners = result["ending"], result["winners"]
    if seat in winners:
        return SHARED if kind == "shared" else WON
    return {"draw": DRAWN, "solo": ALONE}.get(kind, LOST)


def points(result: Mapping[str, Any], seat: int) -> tuple[int, int | None]:
    """The points of a seat, and the most of the others; None where nobody is against it."""
    scores = result["scores"]
    if seat >= len(scores) or len(scores) == 1:
        return (scores[0] if scores else 0), None
    return scores[seat], max(score for at, score in enumerate(scores) if at != seat)


def strengths(game: str) -> dict[str, tuple[int, int]]:
    """The ratings of the levels of a game with half of their 95 % intervals, the gentlest first."""
    return {it.name: (it.rating, it.error or 0) for it in levels_of(game) if it.rating is not None}
