"""Whether the time of an AI's answer tells that there was nothing to choose.

    python bench/answer_times.py [--quick] [--json] [--levels old-oak …] [--games fox …]

A server in a process of its own, real WebSockets, many tables at a time, every level and
personality that people can choose. A bot sits at each table; what it would not know, the hidden
cards, it reads from the store after it has taken the time, and plays so that the AI is often
forced. Measured is what a person could: from the state that asks the AI to the state that shows its
answer. Only decisions count of which nobody else knows whether there is a choice: with one card in
hand there is none, and who leads a trick may lead any card.

The AUC is the chance that a free decision took longer than a forced one (ties count half), among
decisions that look alike to everybody: of the same game with as many cards in hand, each such pair
counting once. 0.5 tells nothing. The 95 % interval is that of DeLong for clusters, with games as
clusters, since decisions of one game are not independent. An AUC below 0.5 would serve a measurer
as well as one above, so it is folded: the figure that counts is `most`, the greater of the upper
end and 1 less the lower end.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import numpy as np
import uvloop
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from websockets.asyncio.client import ClientConnection, connect

from tanglewood.agents.levels import NAMES, TASTES, levels_of
from tanglewood.core.state import State
from tanglewood.games.registry import GAMES, load
from tanglewood.session.change import Change
from tanglewood.session.hosted import Hosted
from tanglewood.session.store import Store, open_store

PROMISE = 0.55
OPTIONS: dict[str, dict[str, Any]] = {
    "fox": {"target": 999}, "fox-manual": {"target": 999}, "deluxe": {"target": 999},
    "fox-mini": {"suits": 3, "ranks": [1, 2, 3, 5, 7, 9], "hand": 5, "scores": [5, 4, 3, 2, 1, 0],
                 "target": 999},
    "woods": {"players": 3},
}  # fmt: skip
"""Games of many rounds, where that can be asked for: a table costs more than a round."""
ME = 0
MANY = 72
TABLES = {"old-oak": 16}
"""Tables at a time: as many as keep a machine busy without drowning it."""
STEERED = 0.9
"""How often a bot forces the AI where it can."""


class Decision(NamedTuple):
    """One answer of an AI. `where` is what everybody knows of the situation."""

    where: tuple[str, int]
    cluster: int
    forced: bool
    seconds: float


class Found(NamedTuple):
    """How well forced and free decisions can be told apart by their times."""

    auc: float
    low: float
    high: float

    @property
    def most(self) -> float:
        """The end of the interval that is farther from knowing nothing."""
        return max(self.high, 1 - self.low)


def told_apart(decisions: list[Decision]) -> Found:
    """The AUC of the times, with its 95 % interval for games as clusters."""
    places: dict[tuple[str, int], list[Decision]] = {}
    for it in decisions:
        places.setdefault(it.where, []).append(it)
    pairs, auc, pulls = 0, 0.0, np.zeros(1 + max(it.cluster for it in decisions))
    for those in places.values():
        sides = [[it for it in those if it.forced is forced] for forced in (False, True)]
        weight = len(sides[0]) * len(sides[1])
        if not weight:
            continue
        free, forced = (np.array([it.seconds for it in side]) for side in sides)
        above, below = _shares(free, forced), 1 - _shares(forced, free)
        here = float(above.mean())
        pairs, auc = pairs + weight, auc + weight * here
        for side, shares in zip(sides, (above, below), strict=True):
            pull = weight * (shares - here) / len(side)
            np.add.at(pulls, [it.cluster for it in side], pull)
    many = len({it.cluster for it in decisions})
    auc, pulls = auc / pairs, pulls / pairs
    half = 1.96 * (many / (many - 1) * float((pulls**2).sum())) ** 0.5
    return Found(auc, auc - half, auc + half)


def _shares(of: Any, among: Any) -> Any:
    """For each value, the share of the others that lie below it."""
    others = np.sort(among)
    left, right = np.searchsorted(others, of, "left"), np.searchsorted(others, of, "right")
    return (left + right) / 2 / len(others)


class Tally:
    """What was measured of a level so far."""

    def __init__(self, wanted: int, minutes: float, bar: Any) -> None:
        self.decisions: list[Decision] = []
        self.games = 0
        self._wanted, self._bar = wanted, bar
        self._counts: Counter[bool] = Counter()
        self._end = time.monotonic() + 60 * minutes

    def note(self, decision: Decision) -> None:
        self.decisions.append(decision)
        self._counts[decision.forced] += 1
        self._bar(min(self._wanted, self._counts[True]) + min(self._wanted, self._counts[False]))

    @property
    def enough(self) -> bool:
        """Whether there are as many as wanted, or the time is up and there are some."""
        least = min(self._counts[True], self._counts[False])
        return least >= self._wanted or (least > 1 and time.monotonic() > self._end)


class Heard(NamedTuple):
    """What a bot reads of a state, and when it came."""

    at: float
    number: int
    to_act: int
    legal: list[dict[str, Any]]


class Kept:
    """What the server keeps, read past it; changes without the detour of a query that is put
    together each time."""

    def __init__(self, store: Store, path: Path) -> None:
        self.store = store
        self._file = sqlite3.connect(f"file:{path}?mode=ro", uri=True)

    def changes(self, table: str, after: int) -> Iterator[Change]:
        names = "number, kind, seat, text, entries, at, spent, to_act"
        query = f"SELECT {names} FROM changes WHERE table_id = ? AND number > ? ORDER BY number"
        for row in self._file.execute(query, (table, after)):
            kept = dict(zip(names.split(", "), row, strict=True))
            yield Change(**kept | {"entries": tuple(json.loads(kept["entries"]))})

    async def close(self) -> None:
        self._file.close()
        await self.store.close()


class Bot:
    """One who plays game after game of a kind with AIs of one level."""

    def __init__(self, url: str, http: httpx.AsyncClient, kept: Kept, game: str) -> None:
        self._url, self._http, self._kept = url, http, kept
        self._game = game
        self._choice = random.Random()

    async def play(self, level: str, tally: Tally) -> None:
        while not tally.enough:
            tally.games += 1
            await self._play(level, tally, tally.games)

    async def _play(self, level: str, tally: Tally, cluster: int) -> None:
        options = OPTIONS.get(self._game, {})
        ai = {"player": "ai", "agent": level}
        seats = [{"player": "me", "name": "Bot"}, *[ai] * (load(self._game, **options).seats - 1)]
        wish = {"game": self._game, "options": options, "seats": seats}
        answer = await self._http.post(f"{self._url}/api/tables", json=wish)
        made = answer.raise_for_status().json()
        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{made['table']}/play"
        info = await self._kept.store.table(made["table"])
        assert info is not None
        hosted, times = Hosted(info), dict[int, float]()
        async with connect(address, compression=None, max_queue=None, open_timeout=None) as socket:
            await socket.send(json.dumps({"type": "join", "token": made["seats"][ME]["token"]}))
            heard = await _state(socket, 0)
            while heard.to_act >= 0 and not tally.enough:
                before = heard
                if before.to_act == ME:
                    for where, forced, seconds in self._follow(hosted, times):
                        tally.note(Decision(where, cluster, forced, seconds))
                    text = self._action(hosted)
                    message = {"type": "act", "number": before.number, "action": text}
                    await socket.send(json.dumps(message))
                heard = await _state(socket, before.number + 1)
                if before.to_act != ME:
                    times[before.number] = heard.at - before.at

    def _follow(
        self, hosted: Hosted, times: dict[int, float]
    ) -> list[tuple[tuple[str, int], bool, float]]:
        """Follow what is kept by now; what was open in each answer that was timed meanwhile."""
        found = []
        for change in self._kept.changes(hosted.info.id, hosted.number):
            seconds = times.pop(hosted.number, None)
            where = None if seconds is None else known(hosted.table.state)
            if where is not None and seconds is not None:
                found.append((where, len(hosted.table.state.legal) == 1, seconds))
            assert hosted.follow(change)
        return found

    def _action(self, hosted: Hosted) -> str:
        """Any action; rather one after which an AI has a single one, or few."""
        legal = list(hosted.table.state.legal)
        self._choice.shuffle(legal)
        if self._choice.random() < STEERED:
            legal.sort(key=lambda action: _choices(hosted.table.state.apply(action, ME)))
        return str(legal[0].text)


def known(state: State[Any]) -> tuple[str, int] | None:
    """What everybody knows of a decision: the game and how many cards are in hand. None where
    everybody knows as well whether there is a choice: with one card, or with the lead."""
    hand = len(state.hands[state.to_act]) if hasattr(state, "hands") else 0
    leads = hasattr(state, "trick") and not state.trick
    return None if hand == 1 or leads else (state.game.name, hand)


def _choices(state: State[Any]) -> float:
    """How many an AI has; where the bot itself goes on, it may force it next."""
    return len(state.legal) if state.to_act > ME and known(state) else 1.5


async def _state(socket: ClientConnection, number: int) -> Heard:
    """The next state with this number or a later one."""
    while True:
        data = await socket.recv()
        at = time.perf_counter()
        heard = json.loads(data)
        if heard["type"] == "state" and heard["number"] >= number:
            return Heard(at, heard["number"], heard["to_act"], heard["legal"])
        assert heard["type"] != "refused", heard


async def measure(
    level: str, games: list[str], wanted: int, minutes: float, many: int, bar: Any
) -> dict[str, Any]:
    """One level, at a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        with serving(f"sqlite:///{path}") as url:
            kept = Kept(await open_store(f"sqlite:///{path}"), path)
            tally = Tally(wanted, minutes, bar)
            try:
                limits = httpx.Limits(keepalive_expiry=1)  # sooner than the server closes
                async with httpx.AsyncClient(timeout=120, limits=limits) as http:
                    bots = [Bot(url, http, kept, games[at % len(games)]) for at in range(many)]
                    await asyncio.gather(*(bot.play(level, tally) for bot in bots))
            finally:
                await kept.close()
    return summary(tally.decisions)


def summary(decisions: list[Decision]) -> dict[str, Any]:
    found = told_apart(decisions)
    sides: dict[str, Any] = {}
    for name, forced in (("forced", True), ("free", False)):
        times = np.array([it.seconds for it in decisions if it.forced is forced])
        quantiles = np.quantile(times, [0.05, 0.5, 0.95, 0.99])
        sides[name] = {"decisions": len(times), "seconds": [round(float(q), 4) for q in quantiles]}
    games = Counter((it.where[0], "forced" if it.forced else "free") for it in decisions)
    by_game = {" ".join(key): many for key, many in sorted(games.items())}
    return {
        "auc": found.auc, "interval": [found.low, found.high], "most": found.most,
        "clusters": len({it.cluster for it in decisions}), "games": by_game, **sides,
    }  # fmt: skip


@contextmanager
def serving(store: str) -> Iterator[str]:
    command = [sys.executable, str(Path(__file__).resolve()), "--serve", store]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield f"http://127.0.0.1:{int(process.stdout.readline())}"
        finally:
            process.terminate()


def serve(store: str) -> None:
    """The child process: print the port, then serve until terminated."""
    from tanglewood.server.bounds import wide
    from tanglewood.server.config import Config
    from tanglewood.server.garbage import collect_by_hand
    from tanglewood.server.serving import server_of

    config = Config(store=store, port=0, collect_garbage=True, **wide())
    server, listening, settled = server_of(config, lambda: print(settled.port, flush=True))
    collect_by_hand()
    server.run(sockets=[listening])


HEAD = (
    f"{'level':<16}{'forced':>8}{'free':>8}{'AUC':>8}{'95 % interval':>18}{'most':>8}"
    "   seconds, forced and free (5 %, half, 95 %, 99 %)"
)


def shown(level: str, row: dict[str, Any]) -> str:
    low, high = row["interval"]
    return (
        f"{level:<16}{row['forced']['decisions']:8}{row['free']['decisions']:8}"
        f"{row['auc']:8.3f}{f'{low:.3f} … {high:.3f}':>18}{row['most']:8.3f}   "
        f"{row['forced']['seconds']} {row['free']['seconds']}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="few decisions: a look, no proof")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--each", type=int, help="decisions of each kind (5000; 100 with --quick)")
    parser.add_argument("--minutes", type=float, default=600, help="at most so long for a level")
    parser.add_argument("--levels", nargs="+", choices=[*NAMES, *TASTES], default=[*NAMES, *TASTES])
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--tables", type=int, help="tables at a time")
    parser.add_argument("--serve", metavar="STORE", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.serve)
        return 0
    wanted = given.each or (100 if given.quick else 5000)
    columns = (TextColumn("{task.description:<16}"), BarColumn(), MofNCompleteColumn(),
               TimeRemainingColumn())  # fmt: skip
    found: dict[str, dict[str, Any]] = {}
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for level in given.levels:
            games = [game for game in given.games if level in {it.name for it in levels_of(game)}]
            if not games:
                parser.error(f"{level} plays none of these games")
            row = progress.add_task(level, total=2 * wanted)
            many = given.tables or TABLES.get(level, MANY)
            measuring = measure(
                level, games, wanted, given.minutes, many,
                lambda done, row=row: progress.update(row, completed=done),
            )  # fmt: skip
            found[level] = uvloop.run(measuring)
            if not given.json:  # a level takes minutes: what is known is said at once
                if len(found) == 1:
                    print(HEAD)
                print(shown(level, found[level]), flush=True)
    kept = max(row["most"] for row in found.values()) <= PROMISE
    if given.json:
        print(json.dumps(found, indent=2))
    else:
        print(f"the promise, at most {PROMISE}: {'kept' if kept else 'not shown by these'}")
    return 0 if kept or given.quick else 1


if __name__ == "__main__":
    sys.exit(main())
