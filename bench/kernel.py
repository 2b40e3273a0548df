"""How fast is the kernel? Its parts beside their peers, all in one run.

    python bench/kernel.py [--quick] [--json] [--only PART …]

Figures that count are ratios within this run: peers take turns in short slices and medians are
compared, since machines are shared. `--quick` gives each part a few seconds. docs/kernel.md says
what is measured and how.
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
from tanglewood.kernel import why_missing

PARTS = ("playouts", "batches", "worlds", "searches", "solver", "endings", "equilibrium")
"""Modules of `bench/measure`, each with a function `part(quick) -> Part`."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a few seconds a part")
    parser.add_argument("--json", action="store_true", help="print JSON alone")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="only these parts")
    chosen = parser.parse_args()
    missing = why_missing()
    if missing:
        sys.exit(missing)
    rates: dict[str, float] = {}
    ratios: dict[str, float] = {}
    notes: list[str] = []
    for name in chosen.only:
        part: Callable[[bool], Part] = import_module(f"bench.measure.{name}").part
        found = part(chosen.quick)
        rates |= found.rates
        ratios |= found.ratios
        notes += found.notes
    if chosen.json:
        machine = f"{platform.machine()}, Python {platform.python_version()}"
        print(json.dumps({"machine": machine, "rates": rates, "ratios": ratios, "notes": notes}))
        return
    for name, value in rates.items():
        print(f"{name:46} {value:16,.0f}" if value >= 100 else f"{name:46} {value:16.2f}")
    for name, value in ratios.items():
        print(f"{name:46} {value:16.2f} x")
    for note in notes:
        print(note)


if __name__ == "__main__":
    main()
