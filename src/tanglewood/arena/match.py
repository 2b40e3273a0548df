"""A match of two agents on paired deals."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, Self

from tanglewood.agents.agent import Agent
from tanglewood.agents.playout import playout
from tanglewood.agents.registry import agent
from tanglewood.arena.seating import Seating, seatings
from tanglewood.core.chance import Stream
from tanglewood.core.game import Game
from tanglewood.games.registry import entry


class Pairing(NamedTuple):
    """Two agents, a game and its options (JSON), and the seed of the deals."""

    a: str
    b: str
    game: str
    options: str
    seed: int
    records: bool = False


class Table(NamedTuple):
    """One game of a deal: points and wins are those of the first agent; in a contest `points` is
    its score less the mean of the others (so that equal agents come to 0), for a team or a lone
    player the score itself."""

    counts: str
    points: float
    win: float
    rounds: int
    thought: tuple[float, float]
    asked: tuple[int, int]
    record: str | None


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
    a, b = _agent(pairing.a), _agent(pairing.b)
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
    record = played.record
    rounds = sum(note.get("chance") == "deal" for note in record.entries) or 1
    thought, asked = [0.0, 0.0], [0, 0]
    for seat, first in enumerate(seating.first):
        thought[not first] += played.thought[seat]
        asked[not first] += played.asked[seat]
    return Table(
        seating.counts, points, win, rounds, (thought[0], thought[1]), (asked[0], asked[1]),
        record.line() if records else None,
    )  # fmt: skip


@cache
def _game(name: str, options: str) -> Game[Any]:
    return entry(name).make(json.loads(options))


@cache
def _agent(name: str) -> Agent:
    return agent(name)


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
    """The deals of this match in the file; lines of other matches and torn ones are passed over."""
    found = {}
    if kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            try:
                key, number, tables = json.loads(line)
            except ValueError:
                continue
            if key == _key(pairing):
                rows = (
                    Table(c, p, w, r, (t[0], t[1]), (n[0], n[1]), rec)
                    for c, p, w, r, t, n, rec in tables
                )
                found[number] = Deal(number, tuple(rows))
    return found


class _Keeper:
    """Adds deals to a file, a line each, at once."""

    def __init__(self, path: Path | None) -> None:
        self._file = None if path is None else path.open("a", encoding="utf-8")

    def __enter__(self) -> Self:
        return self

    def __call__(self, pairing: Pairing, deal: Deal) -> None:
        if self._file is not None:
            self._file.write(json.dumps([_key(pairing), deal.number, deal.tables]) + "\n")
            self._file.flush()

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()
