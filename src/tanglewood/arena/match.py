"""A match of two agents on paired deals."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from tanglewood.agents.agent import Agent
from tanglewood.agents.playout import playout
from tanglewood.arena.seating import Seating, seatings
from tanglewood.bots import Limits, player
from tanglewood.core.chance import Stream
from tanglewood.core.game import Game
from tanglewood.games.registry import entry

FORFEIT: Final = 20
"""Points by which a game is lost through misbehaving, at least: more than a round can cost, so
that nothing is gained by breaking off."""


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


class Table(NamedTuple):
    """One game of a deal: points and wins are those of the first agent; in a contest `points` is
    its score less the mean of the others (so that equal agents come to 0), for a team or a lone
    player the score itself. `forfeit` names the side that misbehaved ('a' or 'b'), the reason in a
    word and in a sentence."""

    counts: str
    points: float
    win: float
    rounds: int
    thought: tuple[float, float]
    asked: tuple[int, int]
    record: str | None
    forfeit: tuple[str, str, str] | None = None


class Deal(NamedTuple):
    """All games of one deal."""

    number: int
    tables: tuple[Table, ...]


def deal_seed(seed: int, number: int) -> int:
    """The seed of one deal; small enough for every reader of JSON."""
    return Stream(seed, number, 4).below(1 << 53)


def play_deal(pairing: Pairing, number: int) -> Deal:
    """Every seating of one deal."""
    game = _game(pairing.game, pairing.options)
    a, b = _agent(pairing.a, pairing.seconds), _agent(pairing.b, pairing.seconds)
    seed = deal_seed(pairing.seed, number)
    return Deal(
        number,
        tuple(_play(game, a, b, seating, seed, pairing.records) for seating in seatings(game)),
    )


def _play(game: Game[Any], a: Agent, b: Agent, seating: Seating, seed: int, records: bool) -> Table:
    played = playout(game, [a if first else b for first in seating.first], seed)
    outcome, seats = played.outcome, range(game.seats)
    if seating.counts == "both":
        mine = seating.first.index(True)
        others = [outcome.scores[seat] for seat in seats if seat != mine]
        points = outcome.scores[mine] - sum(others) / len(others)
        draw = 1 / game.seats if not outcome.winners else 0.0
        win = 1 / len(outcome.winners) if mine in outcome.winners else draw
    else:
        points, win = float(outcome.scores[0]), float(bool(outcome.winners))
    forfeit = None
    if played.forfeit is not None:
        side = "a" if seating.first[played.forfeit.seat] else "b"
        forfeit = (side, played.forfeit.reason, played.forfeit.sentence)
        if seating.counts == "both":
            points = min(points, -FORFEIT) if side == "a" else max(points, FORFEIT)
            win = 0.0 if side == "a" else max(win, 1 / (game.seats - 1))
        else:
            points, win = 0.0, 0.0
    record = played.record
    rounds = sum(note.get("chance") == "deal" for note in record.entries) or 1
    thought, asked = [0.0, 0.0], [0, 0]
    for seat, first in enumerate(seating.first):
        thought[not first] += played.thought[seat]
        asked[not first] += played.asked[seat]
    return Table(
        seating.counts, points, win, rounds, (thought[0], thought[1]), (asked[0], asked[1]),
        record.line() if records else None, forfeit,
    )  # fmt: skip


@cache
def _game(name: str, options: str) -> Game[Any]:
    return entry(name).make(json.loads(options))


@cache
def _agent(name: str, seconds: float) -> Agent:
    return player(name, Limits(seconds, max(seconds, Limits().hello)))


def play_match(
    pairing: Pairing, pairs: int, jobs: int, *, kept: Path | None = None
) -> Iterator[Deal]:
    """The deals of a match, in order; those that the file `kept` already holds are not played
    again, and new ones are added to it."""
    known = _read(kept, pairing) if kept is not None else {}
    missing = [number for number in range(pairs) if number not in known]
    with _Keeper(kept) as keep:
        fresh = _played(pairing, missing, jobs)
        for number in range(pairs):
            if number in known:
                yield known[number]
            else:
                deal = next(fresh)
                keep(pairing, deal)
                yield deal


def _played(pairing: Pairing, numbers: Sequence[int], jobs: int) -> Iterator[Deal]:
    jobs = min(jobs, len(numbers))
    if jobs <= 1:
        for number in numbers:
            yield play_deal(pairing, number)
        return
    # A fresh interpreter a worker: forking a process that has threads can lock up.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play_deal, [pairing] * len(numbers), numbers)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _key(pairing: Pairing) -> list[object]:
    return [pairing.a, pairing.b, pairing.game, pairing.options, pairing.seed]


def _read(kept: Path, pairing: Pairing) -> dict[int, Deal]:
    """The deals of this match in the file; lines of other matches and torn ones are passed over,
    and so are deals without the records that are wanted now."""
    found = {}
    if kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            try:
                key, number, tables = json.loads(line)
            except ValueError:
                continue
            if key == _key(pairing):
                rows = (
                    Table(
                        c,
                        p,
                        w,
                        r,
                        (t[0], t[1]),
                        (n[0], n[1]),
                        rec,
                        tuple(more[0]) if more and more[0] else None,
                    )
                    for c, p, w, r, t, n, rec, *more in tables
                )
                deal = Deal(number, tuple(rows))
                if not pairing.records or all(table.record for table in deal.tables):
                    found[number] = deal
    return found


class _Keeper:
    """Adds deals to a file, a line each, at once."""

    def __init__(self, path: Path | None) -> None:
        torn = path is not None and path.exists() and not path.read_bytes().endswith(b"\n")
        self._file = None if path is None else path.open("a", encoding="utf-8")
        if torn and self._file is not None:
            self._file.write("\n")  # what was cut off must not take the next line with it

    def __enter__(self) -> Self:
        return self

    def __call__(self, pairing: Pairing, deal: Deal) -> None:
        if self._file is not None:
            self._file.write(json.dumps([_key(pairing), deal.number, deal.tables]) + "\n")
            self._file.flush()

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()
