"""What the parts of `strongest` are worth in fox, fox-manual and Deluxe: matches on paired deals.

    python bench/top.py fox --pairs 400 --seed 61001 --with close=4 --against tries=0,close=4
    python bench/top.py fox --pairs 700 --seed 62001 --with close=4 --against oak-1 --network FILE

Both sides are `strongest` with some parts changed, or an agent by its name. The parts: `tries` of a
look ahead (0: what the network prefers), `close` (so few cards left are searched), `iterations` of
that search, and `worlds`, which says what makes worlds plausible: `network`, the fitted policy
(`fitted`) or nothing (`even`); `closing` says it for the search of the end alone.
"""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Any, Final

from tanglewood.agents import registry
from tanglewood.agents.agent import TimedAgent
from tanglewood.agents.levels import NAMES
from tanglewood.agents.levels.rungs import rung
from tanglewood.agents.search import think
from tanglewood.analysis.networks import foresight, learned
from tanglewood.analysis.networks.file import read
from tanglewood.analysis.networks.foresight import foreseen, fox
from tanglewood.analysis.networks.forward import Network
from tanglewood.analysis.search import Standpoint
from tanglewood.arena.deal import Pairing
from tanglewood.arena.match import play_deal
from tanglewood.arena.result import Result
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.registry import entry
from tanglewood.kernel.seen import NoWorlds

BELIEVED: Final = fox.believed
FITTED_WORLDS: Final = 400


class Changed(TimedAgent):
    """`strongest` with parts changed."""

    def __init__(self, name: str, game: str, parts: dict[str, str]) -> None:
        super().__init__(name)
        top = rung(game, NAMES[-1])
        self.tries = int(parts.get("tries", top.tries))
        self.close = int(parts.get("close", top.close))
        self.iterations = int(parts.get("iterations", top.iterations))
        self.worlds = parts.get("worlds", "network")
        self.closing = parts.get("closing", self.worlds)

    def decide(self, view: View, source: Stream) -> Action:
        seed = source.below(1 << 53)
        near = len(view.hand) <= self.close  # type: ignore[attr-defined]
        if not near and not self.tries:
            return learned.preferred(view)
        with believing(self.closing if near else self.worlds):
            try:
                if near:
                    by_network = self.closing == "network"
                    found = think(view, self.iterations, seed, learned=by_network)
                else:
                    found = foreseen(view, self.tries, seed)
            except NoWorlds:
                return learned.preferred(view)
        return found.best.action


@contextmanager
def believing(worlds: str) -> Iterator[None]:
    """For a while worlds of fox are plausible by something else."""

    def fitted(here: Standpoint, seed: int) -> Standpoint:
        return here.weighted(here.plausible(FITTED_WORLDS, seed, policy=here.game.name))

    ways = {"network": BELIEVED, "fitted": fitted, "even": lambda here, _: here}
    fox.believed = ways[worlds]
    try:
        yield
    finally:
        fox.believed = BELIEVED


def side(game: str, text: str) -> str:
    """The name of an agent, entered where it is `strongest` with parts changed."""
    if "=" in text or not text:
        parts = dict(part.split("=") for part in text.split(",") if part)
        name = f"strongest {text}".strip()
        registry.ENTRIES[name] = registry.AgentEntry(
            name, text, partial(Changed, name, game, parts)
        )
        return name
    return text


def use(game: str, file: Path) -> None:
    """Another network in place of the shipped one."""
    shipped, other = learned.network, Network(read(file))
    places: tuple[Any, ...] = (learned, foresight, fox)
    for module in places:
        module.network = lambda name: other if name == game else shipped(name)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=["fox", "fox-manual", "deluxe"])
    parser.add_argument("--with", dest="first", default="", metavar="PARTS")
    parser.add_argument("--against", default="oak-1", metavar="PARTS or AGENT")
    parser.add_argument("--special", type=int, help="special cards of Deluxe")
    parser.add_argument("--network", type=Path, help="in place of the shipped one")
    parser.add_argument("--pairs", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    chosen = parser.parse_args()
    if chosen.network is not None:
        use(chosen.game, chosen.network)
    options: dict[str, Any] = {"target": 0}
    if chosen.special is not None:
        options["special"] = chosen.special
    made = entry(chosen.game).make(options)
    text = json.dumps({key: value for key, value in made.options.items() if value is not None})
    names = side(chosen.game, chosen.first), side(chosen.game, chosen.against)
    pairing = Pairing(*names, chosen.game, text, chosen.seed)
    result = Result(pairing)
    with get_context("fork").Pool(chosen.jobs) as pool:  # what was entered goes along
        for deal in pool.imap(partial(play_deal, pairing), range(chosen.pairs)):
            result.add(deal)
    print(f"{names[0]} against {names[1]}, {chosen.game}, {chosen.pairs} deals:")
    first, second = result.milliseconds
    value, low, high = result.points
    print(
        f"{value:+.3f} ({low:+.3f} … {high:+.3f}) points a round; "
        f"{first:.0f} and {second:.0f} ms a decision"
    )


if __name__ == "__main__":
    main()
