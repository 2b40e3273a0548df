"""What do the faces cost? Each beside a game of the library whose interface it has, in one run.

    python bench/faces.py [--quick] [--json] [--only PART …]

As in `bench/kernel.py`, peers take turns in short slices, the clock is the processor time of this
process, medians count, and what is reported is the ratio.
"""

import argparse
import json
import platform
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.measure.slices import Part

PARTS = ("zoo", "spiel")
"""Modules of `bench/measure`, each with a function `part(quick) -> Part`."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a few seconds a part")
    parser.add_argument("--json", action="store_true", help="print JSON alone")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="only these parts")
    chosen = parser.parse_args()
    rates: dict[str, float] = {}
    ratios: dict[str, float] = {}
    for name in chosen.only:
        part: Callable[[bool], Part] = import_module(f"bench.measure.{name}").part
        found = part(chosen.quick)
        rates |= found.rates
        ratios |= found.ratios
    if chosen.json:
        machine = f"{platform.machine()}, Python {platform.python_version()}"
        print(json.dumps({"machine": machine, "rates": rates, "ratios": ratios}))
        return
    for name, value in rates.items():
        print(f"{name:46} {value:16,.0f}")
    for name, value in ratios.items():
        print(f"{name:46} {value:16.2f} x")


if __name__ == "__main__":
    main()
