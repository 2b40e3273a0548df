"""How well learned networks do in each other's company.

    python bench/company.py duet runs/a/duet.safetensors runs/b/duet.safetensors [--mixed] [--json]

Every network plays with itself and with every other inside the learner's environment, in one seat
of each game, and the other has the rest; all take what they prefer, or, `--mixed`, each action as
often as they would. Told is how often the first wins: a Duet by level and on boards of our own, and
Into the Woods by the number of players. A team that knows only its own habits wins with itself and
not with others. One file alone plays with itself.
"""

import argparse
import json
from itertools import product
from pathlib import Path
from typing import Any

import jax

from tanglewood.training import export
from tanglewood.training.aims import Rival
from tanglewood.training.curricula import curriculum_of, learnable
from tanglewood.training.environment import Environment
from tanglewood.training.learner import Learner
from tanglewood.training.match import Match


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=learnable())
    parser.add_argument("networks", type=Path, nargs="+")
    parser.add_argument("--mixed", action="store_true", help="not always what they prefer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    games = 32768 if jax.default_backend() == "gpu" else 1024
    curriculum = curriculum_of(chosen.game)
    rulesets, settings = curriculum.rulesets(chosen.game), curriculum.settings(chosen.game)
    caps, aim = curriculum.caps(rulesets), curriculum.aim(rulesets)
    learner = Learner(Environment(rulesets, games), caps, aim, settings.with_(games=games))
    match = Match(learner)
    policies = {str(path): export.learned(path, caps) for path in chosen.networks}
    found: list[dict[str, Any]] = []
    for first, second in product(policies, repeat=2):
        rival = Rival(policies[second], best=not chosen.mixed)
        told = aim.summary(match.tally(policies[first], rival, chosen.seed))
        found.append({"network": first, "with": second, "told": told})
    if chosen.json:
        print(json.dumps({"game": chosen.game, "games": games, "found": found}))
        return
    for one in found:
        print(f"{one['network']} with {one['with']}: {one['told']}")


if __name__ == "__main__":
    main()
