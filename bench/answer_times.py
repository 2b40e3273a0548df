"""Whether the time of an AI's answer tells that there was nothing to choose.

    python bench/answer_times.py [--quick] [--json] [--levels old-oak …] [--games fox …]

A server in a process of its own, real WebSockets, many tables at a time, every level and
personality that people can choose. A bot sits at each table, chooses deals and plays so that the AI
is often forced; what it would not know, the hidden cards, is read from the store, to tell forced
decisions (one legal action) from free ones. Those that everybody can see to be forced, with one
card in hand, are left out. Measured is what a person could: from the state that asks the AI to the
state that shows its answer.

Somebody who takes the slower half for free decisions is right as often as the AUC says: the chance
that a free decision took longer than a forced one (ties count half). 0.5 tells nothing. The
interval is that of DeLong for clusters (Obuchowski 1997), with games as clusters, since decisions
of one game are not independent. An AUC below 0.5 would serve a measurer as well as one above, so it
is folded: the figure that counts is `most`, the greater of the upper end and 1 less the lower end.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import numpy as np
import uvloop
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from websockets.asyncio.client import ClientConnection, connect

from tanglewood.agents.levels import NAMES, TASTES, levels_of
from tanglewood.core.seat import CHANCE
from tanglewood.core.state import State
from tanglewood.games.registry import GAMES, load
from tanglewood.record.deal import Luck
from tanglewood.record.form import Player
from tanglewood.session.dealcode import deal_code
from tanglewood.session.hosted import Hosted
from tanglewood.session.store import Store, open_store
from tanglewood.session.table import HUMAN, Table

PROMISE = 0.55
OPTIONS: dict[str, dict[str, Any]] = {"woods": {"players": 3}}
ME = 0
STEERED = 0.85
"""How often the bot forces the AI where it can."""
LOOKED_AT = 3000
"""How many deals are looked at for those in which the bot can force the AI at once."""
SHORT = (2, 2, 3, 1000)
"""After how many answers a bot leaves, by bots: it has forced the AI by then, if ever, and only one
bot in four wants to see how the game ends."""
TABLES = {"old-oak": 8}
MANY = 96
"""Tables at a time: as many as keep the machine busy without drowning it."""


class Decision(NamedTuple):
    """One answer of an AI."""

    game: str
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
    sides = [[it for it in decisions if it.forced is forced] for forced in (False, True)]
    free, forced = (np.array([it.seconds for it in side]) for side in sides)
    above, below = _shares(free, forced), 1 - _shares(forced, free)
    auc = float(above.mean())
    many = 1 + max(it.cluster for it in decisions)
    sums = np.zeros((2, many))
    for row, side, shares in ((0, sides[0], above), (1, sides[1], below)):
        np.add.at(sums[row], [it.cluster for it in side], shares - auc)
    variance = 0.0
    parts = [({it.cluster for it in side}, len(side)) for side in sides]
    for row, (games, size) in enumerate(parts):
        variance += len(games) / (len(games) - 1) * float((sums[row] ** 2).sum()) / size**2
    both = len(parts[0][0] | parts[1][0])
    covariance = both / (both - 1) * float((sums[0] * sums[1]).sum())
    variance += 2 * covariance / (parts[0][1] * parts[1][1])
    half = 1.96 * max(variance, 0.0) ** 0.5
    return Found(auc, auc - half, auc + half)


def _shares(of: Any, among: Any) -> Any:
    """For each value, the share of the others that lie below it."""
    others = np.sort(among)
    left, right = np.searchsorted(others, of, "left"), np.searchsorted(others, of, "right")
    return (left + right) / 2 / len(others)


class Tally:
    """What was measured of a level so far."""

    def __init__(self, wanted: int, bar: Any) -> None:
        self.decisions: list[Decision] = []
        self.games = 0
        self._wanted, self._bar = wanted, bar
        self._counts: Counter[bool] = Counter()

    def note(self, decision: Decision) -> None:
        self.decisions.append(decision)
        self._counts[decision.forced] += 1
        self._bar(min(self._wanted, self._counts[True]) + min(self._wanted, self._counts[False]))

    @property
    def enough(self) -> bool:
        return min(self._counts[True], self._counts[False]) >= self._wanted


class Bot:
    """One who plays game after game of a kind with AIs of one level."""

    def __init__(
        self, url: str, store: Store, http: httpx.AsyncClient, game: str, level: str, most: int
    ) -> None:
        self._url, self._store, self._http = url, store, http
        self._game, self._level, self._most = game, level, most
        self._choice = random.Random()

    async def play(self, tally: Tally) -> None:
        while not tally.enough:
            tally.games += 1
            await self._play(tally, tally.games)

    async def _play(self, tally: Tally, cluster: int) -> None:
        options = OPTIONS.get(self._game, {})
        ai = {"player": "ai", "agent": self._level}
        seats = [{"player": "me", "name": "Bot"}, *[ai] * (load(self._game, **options).seats - 1)]
        wish = {
            "game": self._game,
            "options": options,
            "seats": seats,
            "deal": self._choice.choice(deals(self._game)),
        }
        answer = await self._http.post(f"{self._url}/api/tables", json=wish)
        made = answer.raise_for_status().json()
        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{made['table']}/play"
        info = await self._store.table(made["table"])
        assert info is not None
        hosted = Hosted(info)
        async with connect(address, compression=None, max_queue=None) as socket:
            await socket.send(json.dumps({"type": "join", "token": made["seats"][ME]["token"]}))
            at, number, to_act = await _state(socket, 0)
            answers = 0
            while to_act >= 0 and answers < self._most and not tally.enough:
                asked, before = at, number
                if to_act == ME:
                    await self._follow(hosted, number)
                    message = {"type": "act", "number": number, "action": self._action(hosted)}
                    await socket.send(json.dumps(message))
                at, number, following = await _state(socket, before + 1)
                if to_act != ME:
                    answers += 1
                    await self._follow(hosted, before)
                    if not _seen_to_be_forced(hosted.state):
                        forced = len(hosted.state.legal) == 1
                        tally.note(Decision(self._game, cluster, forced, at - asked))
                to_act = following

    async def _follow(self, hosted: Hosted, number: int) -> None:
        """Follow what is kept up to a number."""
        if hosted.number < number:
            for change in await self._store.changes(hosted.info.id, hosted.number, number):
                assert hosted.follow(change)
        assert hosted.number == number

    def _action(self, hosted: Hosted) -> str:
        """Any action; rather one after which an AI has a single one, or few."""
        legal = list(hosted.state.legal)
        self._choice.shuffle(legal)
        if self._choice.random() < STEERED:
            legal.sort(key=lambda action: _choices_after(hosted.state.apply(action, ME)))
        return str(legal[0].text)


@cache
def deals(name: str) -> list[str]:
    """Deals in which the bot can force the AI with its first action; any, where there are none."""
    game = load(name, **OPTIONS.get(name, {}))
    people = [Player("", HUMAN)] * game.seats
    found = []
    for seed in range(LOOKED_AT):
        state = Table(game, people, Luck(seed)).state
        if state.to_act == ME and any(
            _choices_after(state.apply(action, ME)) == 1 for action in state.legal
        ):
            found.append(deal_code(seed))
    return found or [deal_code(seed) for seed in range(LOOKED_AT)]


def _choices_after(state: State[Any]) -> float:
    """What an AI has to choose from; where the bot itself goes on it may force it next."""
    if state.to_act in {ME, CHANCE} or _seen_to_be_forced(state):
        return 1.5
    return len(state.legal)


def _seen_to_be_forced(state: State[Any]) -> bool:
    """Whether everybody knows that there is nothing to choose: with one card in hand."""
    hands: Any = getattr(state, "hands", ())
    return len(state.legal) == 1 and bool(hands) and len(hands[state.to_act]) == 1


async def _state(socket: ClientConnection, number: int) -> tuple[float, int, int]:
    """The next state with this number or a later one: when it came, its number, who is to act."""
    while True:
        data = await socket.recv()
        at = time.perf_counter()
        heard = json.loads(data)
        if heard["type"] == "state" and heard["number"] >= number:
            return at, heard["number"], heard["to_act"]
        assert heard["type"] != "refused", heard


async def measure(level: str, games: list[str], wanted: int, many: int, bar: Any) -> dict[str, Any]:
    """One level, at a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        kept = f"sqlite:///{folder}/tables.sqlite"
        with serving(kept) as url:
            store = await open_store(kept)
            tally = Tally(wanted, bar)
            try:
                async with httpx.AsyncClient(timeout=120) as http:
                    bots = [
                        Bot(url, store, http, games[at // 4 % len(games)], level, SHORT[at % 4])
                        for at in range(many)
                    ]
                    await asyncio.gather(*(bot.play(tally) for bot in bots))
            finally:
                await store.close()
    return summary(tally.decisions)


def summary(decisions: list[Decision]) -> dict[str, Any]:
    found = told_apart(decisions)
    sides: dict[str, Any] = {}
    for name, forced in (("forced", True), ("free", False)):
        times = np.array([it.seconds for it in decisions if it.forced is forced])
        quantiles = np.quantile(times, [0.05, 0.5, 0.95, 0.99])
        sides[name] = {"decisions": len(times), "seconds": [round(float(q), 4) for q in quantiles]}
    games = Counter((it.game, "forced" if it.forced else "free") for it in decisions)
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
    from tanglewood.server.config import Config
    from tanglewood.server.garbage import collect_by_hand
    from tanglewood.server.serving import server_of

    wide = 1e6  # the limits are not what is measured
    config = Config(
        store=store, port=0, tables_a_minute=wide, requests_a_second=wide, requests_burst=wide,
        messages_a_second=wide, messages_burst=wide, collect_garbage=True,
    )  # fmt: skip
    server, listening, settled = server_of(config, lambda: print(settled.port, flush=True))
    collect_by_hand()
    server.run(sockets=[listening])


def show(found: dict[str, dict[str, Any]]) -> None:
    print(
        f"{'level':<16}{'forced':>8}{'free':>8}{'AUC':>8}{'95 % interval':>18}{'most':>8}", end=""
    )
    print("   seconds, forced and free (5 %, half, 95 %, 99 %)")
    for level, row in found.items():
        low, high = row["interval"]
        print(
            f"{level:<16}{row['forced']['decisions']:8}{row['free']['decisions']:8}"
            f"{row['auc']:8.3f}{f'{low:.3f} … {high:.3f}':>18}{row['most']:8.3f}   "
            f"{row['forced']['seconds']} {row['free']['seconds']}"
        )
    worst = max(row["most"] for row in found.values())
    print(f"the promise, at most {PROMISE}: {'kept' if worst <= PROMISE else 'BROKEN'}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="few decisions: a look, no proof")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--each", type=int, help="decisions of each kind (5000; 100 with --quick)")
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
            for game in games:
                deals(game)  # before anything is timed
            row = progress.add_task(level, total=2 * wanted)
            many = given.tables or TABLES.get(level, MANY)
            measuring = measure(
                level,
                games,
                wanted,
                many,
                lambda done, row=row: progress.update(row, completed=done),
            )
            found[level] = uvloop.run(measuring)
    if given.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)
    return 0 if all(row["most"] <= PROMISE for row in found.values()) or given.quick else 1


if __name__ == "__main__":
    sys.exit(main())
