"""Running the parts of a bench and telling what they found, for people or as JSON."""

import argparse
import json
import platform
from collections.abc import Callable
from importlib import import_module

from bench.measure.slices import Part


def report(about: str | None, parts: tuple[str, ...]) -> None:
    """Ask the command line which of the parts to run, run them, and print what they found.

    A part is a module of `bench/measure` with a function `part(quick) -> Part`.
    """
    parser = argparse.ArgumentParser(description=(about or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a few seconds a part")
    parser.add_argument("--json", action="store_true", help="print JSON alone")
    parser.add_argument("--only", nargs="+", choices=parts, default=parts, help="only these parts")
    chosen = parser.parse_args()
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
