"""Count the mistakes that levels make, and put the table into docs/ladder.md.

    python bench/mistakes.py [--games fox,deluxe] [--rounds N] [--levels hazel-1,hazel] [--cost]

Every level plays rounds with itself; each decision before the last cards is judged by the network
(`tanglewood.agents.levels.mistakes`). Without `--games` all games that have such levels are counted
and the page is written; otherwise the table is only printed. `--cost` tells instead what the
mistakes of a middle level cost in the fox games, looked at one step ahead in many worlds.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.ladder import OPTIONS, PAGE, put
from tanglewood.agents import agent
from tanglewood.agents.levels import NAMES
from tanglewood.agents.levels.ladder import AHEAD
from tanglewood.agents.levels.mistakes import Count, counted, decisions, names_of, possible
from tanglewood.agents.levels.rungs import human, rung
from tanglewood.analysis.adding import mean
from tanglewood.analysis.networks.learned import preferred
from tanglewood.analysis.networks.look_ahead import looked
from tanglewood.games.fox.view import FoxView
from tanglewood.games.registry import load

ROUNDS = 1000
MIDDLE, WORLDS = "hazel", 48


def table(game: str, levels: tuple[str, ...], rounds: int) -> str:
    """The mistakes of a game, level by level."""
    options: dict[str, Any] = OPTIONS[game]
    ruleset, names = load(game, **options), names_of(game)
    lines = [f"| {game} | {' | '.join(names)} |", f"|---|{'---|' * len(names)}"]
    for level in levels:
        if level in NAMES and human(game, level) is None and rung(game, level).way == AHEAD:
            continue  # it sees farther than the judge
        found = counted(ruleset, [agent(level)] * ruleset.seats, rounds)
        cells = (_cell(found[name]) for name in names)
        lines.append(f"| `{level}` | {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def _cell(count: Count) -> str:
    return f"{count.rate:.1f}"


def costs(game: str, rounds: int) -> str:
    """What a mistake costs on average, in points of the round, with its standard error."""
    ruleset, player = load(game, **OPTIONS[game]), agent(MIDDLE)
    lost: dict[str, list[float]] = {name: [] for name in names_of(game)}
    for seed in range(rounds):
        for view, made in decisions(ruleset, [player] * ruleset.seats, seed):
            names = [name for name, actions in possible(view).items() if made in actions]
            if names and isinstance(view, FoxView):
                worth = {one.action: mean(one.points)[0] for one in looked(view, WORLDS, seed)[1]}
                for name in names:
                    lost[name].append(worth[preferred(view)] - worth[made])
    found = {name: mean(values) for name, values in lost.items() if len(values) > 1}
    cells = (f"{name} {cost:.2f} ± {error:.2f}" for name, (cost, error) in found.items())
    return f"{game}: {', '.join(cells)}"


def main() -> None:
    """Count and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", default="", help="games with commas between them")
    parser.add_argument("--levels", default="", help="agents with commas between them")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--cost", action="store_true", help="what mistakes cost")
    given = parser.parse_args()
    games = [*filter(None, given.games.split(","))]
    if given.cost:
        print("\n".join(costs(game, given.rounds) for game in games))
        return
    levels = (*filter(None, given.levels.split(",")),) or NAMES
    tables = [
        table(game, levels, given.rounds)
        for game in games or [game for game in OPTIONS if human(game, NAMES[0]) is not None]
    ]
    print("\n".join(tables))
    if not games and levels == NAMES:
        made = f"```sh\npython bench/mistakes.py --rounds {given.rounds}\n```\n"
        put(PAGE, "mistakes", "\n".join([*tables, made]))


if __name__ == "__main__":
    main()
