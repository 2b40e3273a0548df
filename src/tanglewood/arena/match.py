"""A match of two agents on paired deals."""

import json
from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from tanglewood.agents.agent import Agent
from tanglewood.agents.playout import playout
from tanglewood.arena.deal import Deal, Pairing, PlayedTable, deal_seed
from tanglewood.arena.keeper import Keeper, read_deals
from tanglewood.arena.luck import luck_of
from tanglewood.arena.seating import Seating, seatings
from tanglewood.arena.worth import worth
from tanglewood.bots import Limits, player
from tanglewood.core.game import Game
from tanglewood.games.registry import entry
from tanglewood.session.workers import answers

FORFEIT: Final = 20
"""Points by which a game is lost through misbehaving, at least: more than a round can cost, so
that nothing is gained by breaking off."""


def play_deal(pairing: Pairing, number: int) -> Deal:
    """Every seating of one deal."""
    game = _game(pairing.game, pairing.options)
    a, b = _agent(pairing.a, pairing.seconds), _agent(pairing.b, pairing.seconds)
    seed = deal_seed(pairing.seed, number)
    return Deal(
        number,
        tuple(
            _play(game, a, b, seating=seating, seed=seed, pairing=pairing)
            for seating in seatings(game)
        ),
    )


def _play(
    game: Game[Any], a: Agent, b: Agent, seating: Seating, seed: int, pairing: Pairing
) -> PlayedTable:
    agents = [a if first else b for first in seating.first]
    played = playout(game, agents, seed)
    points, win = worth(game, seating, played.outcome)
    forfeit = luck = None
    if played.forfeit is not None:
        side = "a" if seating.first[played.forfeit.seat] else "b"
        forfeit = (side, played.forfeit.reason, played.forfeit.sentence)
        points, win = _forfeited(game, seating, side, points, win)
    elif pairing.luck:
        luck = luck_of(played.state, seating, agents, seed)
    record = played.record
    rounds = sum(note.get("chance") == "deal" for note in record.entries) or 1
    thought, asked = [0.0, 0.0], [0, 0]
    for seat, first in enumerate(seating.first):
        thought[not first] += played.seconds_by_seat[seat]
        asked[not first] += played.decisions_by_seat[seat]
    return PlayedTable(
        counts=seating.counts, points=points, win=win, rounds=rounds,
        thought=(thought[0], thought[1]), asked=(asked[0], asked[1]),
        record=record.line if pairing.records else None, forfeit=forfeit, luck=luck,
    )  # fmt: skip


def _forfeited(
    game: Game[Any], seating: Seating, side: str, points: float, win: float
) -> tuple[float, float]:
    """The same where one side misbehaved; in a team nobody gets anything then."""
    if seating.counts != "both":
        return 0.0, 0.0
    if side == "a":
        return min(points, -FORFEIT), 0.0
    return max(points, FORFEIT), max(win, 1 / (game.seats - 1))


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
    known = read_deals(kept, pairing) if kept is not None else {}
    missing = [number for number in range(pairs) if number not in known]
    with Keeper(kept) as keep:
        fresh = _played(pairing, missing, jobs)
        for number in range(pairs):
            if number in known:
                yield known[number]
            else:
                deal = next(fresh)
                try:
                    yield deal  # first counted, then kept: Ctrl-C in between loses nothing
                finally:
                    keep(pairing, deal)


def _played(pairing: Pairing, numbers: Sequence[int], jobs: int) -> Iterator[Deal]:
    jobs = min(jobs, len(numbers))
    if jobs <= 1:
        for number in numbers:
            yield play_deal(pairing, number)
        return
    yield from answers(partial(play_deal, pairing), numbers, jobs)
