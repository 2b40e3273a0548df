"""Many games among agents, on all cores, with the same result whatever their number.

Game number n of a simulation with seed S is played with the seed `game_seed(S, n)` alone, so any
of them can be played again by itself.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from tanglewood.agents.playout import playout
from tanglewood.agents.registry import agent
from tanglewood.core.chance import Stream
from tanglewood.core.game import Game
from tanglewood.games.registry import entry
from tanglewood.record.form import Record
from tanglewood.record.plain import dump
from tanglewood.session.workers import answers

CHUNK: Final = 50
"""Games of quick agents that a worker plays at a time: enough to make the talk between processes
cheap. Others play one by one, so that little is lost when a simulation is stopped."""
QUICK: Final = frozenset({"uniform", "random", "heuristic"})


class GameRow(NamedTuple):
    """What a simulation keeps of one game; `tricks` are those of each round, by seat."""

    number: int
    seed: int
    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    tricks: tuple[tuple[int, ...], ...]
    rounds: int
    decisions: int
    line: str | None


class Task(NamedTuple):
    """Some games of a simulation, as one process tells it to another."""

    game: str
    options: str
    agents: tuple[str, ...]
    seed: int
    first: int
    games: int
    records: bool


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation; small enough for every reader of JSON."""
    return Stream(seed, number).below(1 << 53)


def simulate(
    game: Game[Any], agents: tuple[str, ...], games: int, seed: int, *, records: bool, jobs: int
) -> Iterator[GameRow]:
    """Play this many games and give them in order, each as soon as it is there."""
    options = dump({key: value for key, value in game.options.items() if value is not None})
    chunk = CHUNK if QUICK.issuperset(agents) else 1
    tasks = [
        Task(
            game=game.name,
            options=options,
            agents=agents,
            seed=seed,
            first=first,
            games=min(chunk, games - first),
            records=records,
        )
        for first in range(0, games, chunk)
    ]
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        for task in tasks:
            yield from play_task(task)
        return
    for rows in answers(run, tasks, jobs):
        yield from rows


def run(task: Task) -> list[GameRow]:
    """Play the games of a task."""
    return list(play_task(task))


def play_task(task: Task) -> Iterator[GameRow]:
    """The games of a task, one after the other."""
    game, agents = _game(task.game, task.options), [agent(name) for name in task.agents]
    for number in range(task.first, task.first + task.games):
        seed = game_seed(task.seed, number)
        done = playout(game, agents, seed)
        record, outcome = done.record, done.outcome
        yield GameRow(
            number=number + 1, seed=seed, ending=outcome.ending.value, winners=outcome.winners,
            scores=outcome.scores, tricks=tricks_by_round(record), rounds=rounds_of(record),
            decisions=done.decision_count, line=record.line if task.records else None,
        )  # fmt: skip


@cache
def _game(name: str, options: str) -> Game[Any]:
    import json

    found: Mapping[str, object] = json.loads(options)
    return entry(name).make(found)


def tricks_by_round(record: Record) -> tuple[tuple[int, ...], ...]:
    """How many tricks each seat won in each round; nothing for a game without tricks."""
    rounds, won = [], [0] * record.game.seats
    for note in record.entries:
        match note:
            case {"check": "trick", "winner": int(winner)}:
                won[winner] += 1
            case {"check": "round"}:
                rounds.append(tuple(won))
                won = [0] * record.game.seats
    if any(won):
        rounds.append(tuple(won))
    return tuple(rounds) if any(map(any, rounds)) else ()


def rounds_of(record: Record) -> int:
    """How many rounds were begun: each has its deal."""
    return sum(note.get("chance") == "deal" for note in record.entries)
