"""Count the mistakes that levels make, and put the table into docs/ladder.md.

    python bench/mistakes.py [--games fox,deluxe] [--rounds N] [--levels hazel-1,hazel]

Every level plays rounds with itself; each decision before the last cards is judged by the network
(`tanglewood.agents.levels.mistakes`). Without `--games` all games that have such levels are counted
and the page is written; otherwise the table is only printed.
"""

import argparse
from typing import Any

from bench.ladder import OPTIONS, PAGE, put
from tanglewood.agents import agent
from tanglewood.agents.levels import NAMES
from tanglewood.agents.levels.mistakes import Count, counted, names_of
from tanglewood.agents.levels.rungs import human
from tanglewood.games.registry import load

ROUNDS = 1000


def table(game: str, levels: tuple[str, ...], rounds: int) -> str:
    """The mistakes of a game, level by level."""
    options: dict[str, Any] = OPTIONS[game]
    ruleset, names = load(game, **options), names_of(game)
    lines = [f"| {game} | {' | '.join(names)} |", f"|---|{'---|' * len(names)}"]
    for level in levels:
        found = counted(ruleset, [agent(level)] * ruleset.seats, rounds)
        cells = (_cell(found[name]) for name in names)
        lines.append(f"| `{level}` | {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def _cell(count: Count) -> str:
    return f"{count.rate:.1f}"


def main() -> None:
    """Count and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", default="", help="games with commas between them")
    parser.add_argument("--levels", default="", help="agents with commas between them")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    games = [*filter(None, given.games.split(","))]
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
