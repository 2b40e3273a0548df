"""What each part of the fox search brings: the whole search against itself with a part changed.

    python bench/fox_parts.py [--game fox|fox-manual] [--pairs N] [--iterations N] [--seed S]
                              [--jobs N] [PART=VALUE …]

Both have the budget of `search:N` and meet on paired deals, single rounds, with the same random
numbers; a change of 0 points means that the part made no difference. Without names the parts that
the docs list are tried: `policy=none` does without the fitted policy altogether, `power=0` weighs
all worlds alike (no inference), `prior=0` lets the tree try actions without asking the policy,
`solved=0` plays endings on instead of solving them. All parts:
`tanglewood.analysis.search.Parts`. Positive figures are for the whole search.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from os import cpu_count
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import track

import tanglewood as tw
from tanglewood.agents.playout import playout
from tanglewood.agents.search.fox import POLICIES, scaled
from tanglewood.analysis.search import Parts, Standpoint
from tanglewood.arena.deal import deal_seed
from tanglewood.arena.figures import mean_of
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View

LISTED: Final = ("policy=none", "power=0", "prior=0", "solved=0")


class Player(NamedTuple):
    """The fox search for points, with some parts changed."""

    iterations: int
    changed: tuple[tuple[str, Any], ...] = ()
    name: str = "search"

    def choose(self, view: View, source: Stream) -> Action:
        seed = source.below(1 << 53)
        if len(view.legal) == 1:
            return view.legal[0]
        iterations, worlds = scaled(self.iterations)
        parts: dict[str, Any] = {"worlds": worlds, "policy": POLICIES[view.name]}
        parts |= dict(self.changed)
        return Standpoint(view).think(iterations, seed=seed, **parts).best.action


def changed(text: str) -> tuple[str, Any]:
    """A part and its value, of the kind that the part has."""
    name, _, value = text.partition("=")
    if name not in Parts._fields or not value:
        raise SystemExit(f"{text!r} is no part with a value; parts: {', '.join(Parts._fields)}.")
    kind = type(Parts._field_defaults[name])
    try:
        return name, kind(int(value) if kind is bool else value)
    except ValueError:
        raise SystemExit(f"{value!r} is no value of {name}.") from None


def lead(name: str, whole: Player, other: Player, seed: int, number: int) -> float:
    """Points by which the whole search is ahead on a deal, played both ways round."""
    game, deal = tw.load(name, target=0), deal_seed(seed, number)
    one = playout(game, [whole, other], deal).outcome.scores
    two = playout(game, [other, whole], deal).outcome.scores
    return (one[0] - one[1] + two[1] - two[0]) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("parts", nargs="*", default=LISTED, metavar="PART=VALUE")
    parser.add_argument("--game", choices=list(POLICIES), default="fox")
    parser.add_argument("--pairs", type=int, default=400)
    parser.add_argument("--iterations", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    chosen = parser.parse_args()
    whole, console = Player(chosen.iterations), Console(stderr=True)
    variants = [(text, Player(chosen.iterations, (changed(text),))) for text in chosen.parts]
    with ProcessPoolExecutor(chosen.jobs, mp_context=get_context("spawn")) as pool:
        for text, other in variants:
            deal = partial(lead, chosen.game, whole, other, chosen.seed)
            played = pool.map(deal, range(chosen.pairs))
            found = mean_of(
                list(track(played, text, total=chosen.pairs, console=console, transient=True))
            )
            print(f"{text}: {found.value:+.2f}, 95 % [{found.low:+.2f}, {found.high:+.2f}]")


if __name__ == "__main__":
    main()
