"""The faults: what is done to a world, for how long, and how it is put right again.

A fault is drawn from a seeded generator before it begins, so a seed repeats the whole schedule:
which parts, in which order, for how long. It does not repeat the instant within an action; that is
what many rounds are for.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from tests.cable import Cable
from tests.storm.world import Alone, Pair, World

Doing = Callable[[], None]
Drawn = tuple[str, list[Doing], list[Doing]]
"""What it happens to, and what it takes to begin and to end it."""

Draw = Callable[[World, Random], Drawn]

LONG: Final = 12.0
"""Seconds of a long pause: longer than any part waits for another."""

_SOME: Final = 2.0
_LONG_ONES: Final = 0.03
"""Of what may last for some seconds, this many last long."""


class Fault(NamedTuple):
    """Something that happens to a world: its kind and what exactly, how many seconds until it
    begins and for how many it lasts, and what it takes to begin and to end it."""

    kind: str
    what: str
    after: float
    seconds: float
    begin: list[Doing]
    end: list[Doing]


class Kind(NamedTuple):
    """A kind of fault; `share` of the rounds that every kind gets."""

    name: str
    world: type[World]
    share: float
    draw: Draw
    lasts: float = 0.3
    """For how many seconds it lasts at most; a part that was killed takes its own to start."""


def _pair(world: World) -> Pair:
    assert isinstance(world, Pair)
    return world


def _kill_server(world: World, choice: Random) -> Drawn:
    at = choice.randrange(len(world.servers))
    server = world.servers[at]
    return f"server {at}", [server.kill], [server.start]


def _kill_servers(world: World, choice: Random) -> Drawn:
    return (
        "both servers",
        [server.kill for server in world.servers],
        [server.start for server in world.servers],
    )


def _kill_database(world: World, choice: Random) -> Drawn:
    database = _pair(world).database
    return "database", [database.crash], [database.start]


def _kill_broker(world: World, choice: Random) -> Drawn:
    broker = _pair(world).broker
    return "broker", [broker.kill], [broker.start]


def _kill_both(world: World, choice: Random) -> Drawn:
    """The database first or the server first."""
    what, kill, start = _kill_server(world, choice)
    database = _pair(world).database
    begin = [database.crash, *kill]
    if choice.random() < 0.5:
        begin.reverse()
    return f"database and {what}", begin, [database.start, *start]


def _pause_server(world: World, choice: Random) -> Drawn:
    at = choice.randrange(len(world.servers))
    return f"server {at}", [world.servers[at].freeze], [world.servers[at].thaw]


def _pause_database(world: World, choice: Random) -> Drawn:
    database = _pair(world).database
    return "database", [database.freeze], [database.thaw]


def _pause_broker(world: World, choice: Random) -> Drawn:
    broker = _pair(world).broker
    return "broker", [broker.freeze], [broker.thaw]


def _line(manner: str, line: Cable, what: str) -> Drawn:
    """Cut a cable: connections break, or everything stands still, or what was connected is
    dead without anybody being told."""
    begin = {"cut": line.cut, "stall": line.stall, "drop": line.drop}[manner]
    return what, [begin], [line.mend]


def _clients(manner: str) -> Draw:
    def drawn(world: World, choice: Random) -> Drawn:
        at = choice.randrange(len(world.lines))
        return _line(manner, world.lines[at], f"clients and server {at}")

    return drawn


def _database(manner: str) -> Draw:
    def drawn(world: World, choice: Random) -> Drawn:
        at = choice.randrange(2)
        return _line(manner, _pair(world).to_database[at], f"server {at} and database")

    return drawn


def _broker(manner: str) -> Draw:
    def drawn(world: World, choice: Random) -> Drawn:
        at = choice.randrange(2)
        return _line(manner, _pair(world).to_broker[at], f"server {at} and broker")

    return drawn


def _kinds() -> Iterator[Kind]:
    """Pauses share their rounds, and so do the cut connections."""
    yield Kind("kill server (SQLite)", Alone, 1, _kill_server)
    yield Kind("pause server (SQLite)", Alone, 1 / 4, _pause_server, 2.0)
    yield Kind("kill server", Pair, 1, _kill_server)
    yield Kind("kill both servers", Pair, 1 / 4, _kill_servers)
    yield Kind("kill database", Pair, 1, _kill_database)
    yield Kind("kill broker", Pair, 1, _kill_broker)
    yield Kind("kill server and database", Pair, 1, _kill_both)
    yield Kind("pause server", Pair, 1 / 3, _pause_server, 2.0)
    yield Kind("pause database", Pair, 1 / 3, _pause_database, 2.0)
    yield Kind("pause broker", Pair, 1 / 3, _pause_broker, 2.0)
    for manner, seconds in {"cut": 1.0, "stall": 2.0, "drop": 0.0}.items():
        # After a drop there is nothing to mend, only to notice: new connections are carried.
        yield Kind(f"{manner} clients (SQLite)", Alone, 1 / 12, _clients(manner), seconds)
        yield Kind(f"{manner} clients", Pair, 1 / 9, _clients(manner), seconds)
        yield Kind(f"{manner} database", Pair, 1 / 9, _database(manner), seconds)
        yield Kind(f"{manner} broker", Pair, 1 / 9, _broker(manner), seconds)


KINDS: Final = tuple(_kinds())


def draw(kind: Kind, world: World, choice: Random) -> Fault:
    """A fault of a kind."""
    what, begin, end = kind.draw(world, choice)
    after, seconds = choice.random() * 0.3, choice.random() * kind.lasts
    if kind.lasts >= _SOME and choice.random() < _LONG_ONES:
        seconds = LONG
    return Fault(kind.name, what, after, seconds, begin, end)


def schedule(kinds: Sequence[Kind], rounds: int, choice: Random) -> list[Kind]:
    """The kinds one after the other, mixed: this many of each, by their share."""
    found = [kind for kind in kinds for _ in range(max(1, round(rounds * kind.share)))]
    choice.shuffle(found)
    return found
