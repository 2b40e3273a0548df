"""Rate the levels: neighbours on the ladder meet in the arena, and ratings follow from that.

    python bench/ladder.py --games fox,duet --pairs 150 --top 60

plays the matches of these games, `--jobs` of them at the same time, writes the ratings into the
package (src/tanglewood/agents/levels/ratings.json) and the table into docs/ladder.md. Matches of
the two highest levels have `--top` deals, those of the personalities, who search, `--tastes`. With
`--again LEVEL` only the matches of that level are played, and the others are kept as they were.
Without `--games` only the table is written again.

A rating is Elo with `heuristic` at 1000: the ratings that fit all match results best (weighted
least squares of the Elo differences), with half of the 95 % interval. Fox games and Deluxe are
rated by rounds, Into the Woods by games of two, Duet by a pair's odds to win: level 1, and level 3
where the two highest play, who hardly ever lose level 1.
"""

import argparse
import json
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import log, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from tanglewood.agents.levels import NAMES, TASTES, levels_of
from tanglewood.agents.levels.ladder import AHEAD, ALL, LEARNED, LOOK, THINK, THUMB
from tanglewood.agents.levels.rungs import human, rung
from tanglewood.analysis.networks.learned import foresees_rounds
from tanglewood.arena.deal import Pairing
from tanglewood.arena.match import play_deal
from tanglewood.arena.result import Result
from tanglewood.session.tally import Z

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "src/tanglewood/agents/levels/ratings.json"
PAGE = ROOT / "docs/ladder.md"
PLAYERS = ROOT / "docs/levels.md"
OPTIONS: dict[str, dict[str, Any]] = {
    "fox": {"target": 0}, "fox-manual": {"target": 0}, "fox-mini": {}, "deluxe": {"target": 0},
    "duet": {}, "woods": {},
}  # fmt: skip
WAYS = {
    THUMB: "rules of thumb", LOOK: "plain search", THINK: "full search",
    LEARNED: "looks ahead by its network; the end by full search",
    AHEAD: "looks ahead by its network",
}  # fmt: skip
ANCHOR, FROM = "heuristic", 1000
ELO = 400 / log(10)


def pairs_of(game: str) -> list[tuple[str, str]]:
    """Who meets whom: neighbours, the anchor with its likes, personalities with a middle level, and
    in games of rounds, where luck leaves the lowest a chance, the lowest with the highest, so that
    errors along the way do not add up."""
    found = list(pairwise(NAMES))
    found += [(ANCHOR, "sapling"), (ANCHOR, "hazel"), (ANCHOR, "birch")]
    if foresees_rounds(game) and human(game, NAMES[0]) is not None:
        found += [(NAMES[0], NAMES[-1]), (ANCHOR, NAMES[-1])]
    found += [("birch", level.name) for level in levels_of(game)[len(NAMES) :]]
    return found


def options_of(game: str, a: str, b: str) -> dict[str, Any]:
    """The options of a match: hard enough to tell the two apart."""
    top = game == "duet" and {a, b} & set(NAMES[-2:])
    return OPTIONS[game] | ({"level": 3} if top else {})


def match(game: str, a: str, b: str, deals: int, seed: int) -> dict[str, Any]:
    """The result of a match, with the Elo difference and its standard error."""
    pairing = Pairing(a, b, game, json.dumps(options_of(game, a, b)), seed)
    result = Result(pairing)
    for number in range(deals):
        result.add(play_deal(pairing, number))
    found = result.plain()
    if result.a_alone:
        gap = _odds(result.a_alone) - _odds(result.b_alone)
        error = sqrt(_odds_error(result.a_alone) ** 2 + _odds_error(result.b_alone) ** 2)
    else:
        rates = result.rates
        rate = min(max(sum(rates) / len(rates), 0.5 / len(rates)), 1 - 0.5 / len(rates))
        spread = max(float(np.var(rates)), 0.25 / len(rates))
        gap = ELO * log(rate / (1 - rate))
        error = ELO * sqrt(spread / len(rates)) / (rate * (1 - rate))
    kept = {key: found[key] for key in ("a", "b", "deals", "points_per_round", "ci95", "win_rate")}
    if "win_rate_b" in found:
        kept["win_rate_b"] = found["win_rate_b"]
    kept["milliseconds_per_decision"] = found["milliseconds_per_decision"]
    return kept | {"elo": gap, "error": error}


def _odds(wins: list[float]) -> float:
    return ELO * log((sum(wins) + 0.5) / (len(wins) - sum(wins) + 0.5))


def _odds_error(wins: list[float]) -> float:
    won = sum(wins) + 0.5
    lost = len(wins) - sum(wins) + 0.5
    return ELO * sqrt(1 / won + 1 / lost)


def ratings(matches: list[dict[str, Any]]) -> dict[str, list[int]]:
    """The ratings that fit the results best, with half of their 95 % intervals."""
    names = [*dict.fromkeys(name for one in matches for name in (one["a"], one["b"]))]
    names.remove(ANCHOR)
    rows = np.zeros((len(matches), len(names)))
    for at, one in enumerate(matches):
        for sign, name in ((1, one["a"]), (-1, one["b"])):
            if name != ANCHOR:
                rows[at, names.index(name)] = sign
    weights = np.array([1 / one["error"] ** 2 for one in matches])
    gaps = np.array([one["elo"] for one in matches])
    spread = np.linalg.inv(rows.T @ (weights[:, None] * rows))
    found = spread @ (rows.T @ (weights * gaps))
    return {
        name: [round(FROM + float(value)), round(Z * sqrt(float(spread[at, at])))]
        for at, (name, value) in enumerate(zip(names, found, strict=True))
    }


def table(kept: dict[str, Any]) -> str:
    """The tables of docs/ladder.md."""
    lines = []
    for game, found in kept.items():
        lines += [f"### {game}", "", "| level | rating | how it thinks |", "|---|---|---|"]
        for level in levels_of(game):
            rating, error = found["ratings"][level.name]
            lines.append(f"| `{level.name}` | {rating} ± {error} | {_how(game, level.name)} |")
        top = next(one for one in found["matches"] if one["b"] == NAMES[-1])
        slow = top["milliseconds_per_decision"][1]
        lines += ["", f"`{NAMES[-1]}` took {slow:.0f} ms per decision on a busy machine. Made by:"]
        lines += ["", "```sh", found["command"], "```", ""]
    return "\n".join(lines)


def _how(game: str, name: str) -> str:
    if name not in NAMES:
        return "1,500 iterations with a taste of its own"
    person = human(game, name)
    if person is not None:
        slips = ", ".join(f"{slip} {often}" for slip, often in person.slips.items())
        return (
            f"learned; remembers {_last(game, person.remembers)}; {slips}; softness "
            f"{person.softness:g}; careful with {_left(game, person.careful)}"
        )
    how = rung(game, name)
    parts = [WAYS[how.way]]
    if how.iterations:
        parts.append(f"{how.iterations:,} iterations")
    if how.remembers < ALL:
        parts.append(f"remembers {_last(game, how.remembers)}")
    if how.softness:
        parts.append(f"softness {how.softness:g}")
    return ", ".join(parts)


def _last(game: str, number: int) -> str:
    """So many tricks, or turns of everybody where there are none."""
    return _many(number, "turn" if game == "woods" else "trick")


def _left(game: str, number: int) -> str:
    """So many cards in hand, or turns of everybody that the deck lasts."""
    return f"{_many(number, 'turn')} to come" if game == "woods" else _many(number, "card")


def _many(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}"


def short_table(kept: dict[str, Any]) -> str:
    """The table of docs/levels.md: every level's rating in every game."""
    lines = [f"| level | {' | '.join(kept)} |", f"|---|{'---|' * len(kept)}"]
    for name in NAMES:
        ratings = " | ".join(str(found["ratings"][name][0]) for found in kept.values())
        lines.append(f"| `{name}` | {ratings} |")
    return "\n".join(lines) + "\n"


def write_pages(kept: dict[str, Any]) -> None:
    """Put the tables between the marks of the pages."""
    put(PAGE, "ladder", table(kept))
    put(PLAYERS, "ratings", short_table(kept))


def put(page: Path, mark: str, told: str) -> None:
    """Put a text between the marks of a page."""
    inside = f"<!-- {mark} -->\n{told}<!-- /{mark} -->"
    between = rf"<!-- {mark} -->.*<!-- /{mark} -->"
    text = re.sub(between, lambda _: inside, page.read_text("utf-8"), flags=re.DOTALL)
    page.write_text(text, "utf-8")


def main() -> None:
    """Play, rate, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", default="", help="games with commas between them")
    parser.add_argument("--pairs", type=int, default=150)
    parser.add_argument("--top", type=int, default=60)
    parser.add_argument("--tastes", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="matches at the same time")
    parser.add_argument("--again", choices=NAMES, help="play only this level's matches again")
    given = parser.parse_args()
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8"))
    for game in filter(None, given.games.split(",")):
        old = kept.get(game, {}) if given.again else {}
        matches = [one for one in old.get("matches", []) if given.again not in (one["a"], one["b"])]
        done = {(one["a"], one["b"]) for one in matches}
        asked = []
        for a, b in pairs_of(game):
            deals = given.top if {a, b} & set(NAMES[-2:]) else given.pairs
            deals = given.tastes if {a, b} & {*TASTES} else deals
            if (a, b) not in done:
                asked.append((game, a, b, deals, given.seed))
        with ProcessPoolExecutor(given.jobs) as pool:
            for one in pool.map(match, *zip(*asked, strict=True)):
                matches.append(one)
                gap = f"{one['elo']:+.0f} ± {Z * one['error']:.0f}"
                points = f"{one['points_per_round']:+.2f} points"
                told = f"{game} {one['a']} {one['b']}: {gap} ({points})"
                print(told, file=sys.stderr, flush=True)
        command = (
            f"python bench/ladder.py --games {game} --pairs {given.pairs} --top {given.top} "
            f"--tastes {given.tastes} --seed {given.seed}"
            + (f" --again {given.again}" if given.again else "")
        )
        commands = [*old.get("command", "").splitlines(), command]
        kept[game] = {"command": "\n".join(commands), "ratings": ratings(matches),
                      "matches": matches}  # fmt: skip
        kept = {name: kept[name] for name in OPTIONS if name in kept}
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    write_pages(kept)


if __name__ == "__main__":
    main()
