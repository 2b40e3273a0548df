"""Train a network: `python -m tanglewood.training fox --minutes 10 --folder runs/fox`."""

import argparse
import sys
from pathlib import Path
from typing import Final

from tanglewood.core.errors import TanglewoodError
from tanglewood.core.libraries import needs
from tanglewood.training.curricula import curriculum_of, learnable

OF_SETTINGS: Final = ("rates", "entropy", "company", "slips", "average")
"""What of the settings can be chosen, by the same names."""


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tanglewood.training",
        description="Learn a game by self-play. A run that was stopped goes on where it was.",
    )
    parser.add_argument("game", help=" or ".join(learnable()))
    parser.add_argument("--folder", type=Path, help="where the run is kept (default: runs/GAME)")
    parser.add_argument(
        "--minutes", type=float, default=10.0, help="how long to train (default: 10)"
    )
    parser.add_argument("--iterations", type=int, help="instead of minutes: this many updates")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin-with", type=Path, metavar="FILE", help="a network to begin with")
    parser.add_argument(
        "--against", type=Path, metavar="FILE",
        help="a fixed opponent or partner: find its best answer",
    )  # fmt: skip
    parser.add_argument(
        "--company", type=float, metavar="SHARE",
        help="in which share of the games it plays along (default: all); the rest is self-play",
    )  # fmt: skip
    parser.add_argument(
        "--slips", type=float, nargs=2, metavar=("SHARE", "OFTEN"),
        help="in which share of the games the other seats slip, and how often",
    )  # fmt: skip
    parser.add_argument(
        "--entropy", type=float, nargs=2, metavar=("FIRST", "LAST"),
        help="what variety is worth, at the beginning and at the end",
    )  # fmt: skip
    parser.add_argument(
        "--rates", type=float, nargs=2, metavar=("FIRST", "LAST"),
        help="how quickly it learns, at the beginning and at the end",
    )  # fmt: skip
    parser.add_argument(
        "--average", type=float, metavar="SHARE",
        help="how quickly the weights that are kept follow those that learn",
    )  # fmt: skip
    parser.add_argument("--small", action="store_true", help="sizes for a processor, not a GPU")
    chosen = parser.parse_args()
    try:
        train(chosen)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from the last line of figures.")
        sys.exit(130)
    except TanglewoodError as error:
        print(error, file=sys.stderr)
        sys.exit(2)


def train(chosen: argparse.Namespace) -> None:
    """Train as the words say; JAX is asked for first."""
    needs("jax", "train", "training")
    from tanglewood.training import run
    from tanglewood.training.settings import SMALL

    settings = SMALL if chosen.small else curriculum_of(chosen.game).settings(chosen.game)
    for name in OF_SETTINGS:
        value = getattr(chosen, name)
        if value is not None:
            settings = settings.with_(**{name: tuple(value) if isinstance(value, list) else value})
    plan = run.TrainingPlan(
        chosen.game,
        chosen.folder or Path("runs") / chosen.game,
        settings,
        seconds=chosen.minutes * 60,
        iterations=chosen.iterations,
        seed=chosen.seed,
        begin_with=chosen.begin_with,
        against=chosen.against,
    )
    run.train(plan, lambda line: print(line, flush=True))


if __name__ == "__main__":
    main()
