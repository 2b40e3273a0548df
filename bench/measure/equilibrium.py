"""The equilibrium of the small fox: how long it takes, and what a best answer still gains."""

from time import process_time
from typing import Any

from bench.measure.slices import Part
from tanglewood import load
from tanglewood.analysis.equilibrium import Equilibrium


def part(quick: bool) -> Part:
    game: Any = load("fox-mini")
    begin = process_time()
    found = Equilibrium(game)
    rates: dict[str, float] = {"fox-mini situations": found.situations}
    for iterations in (60,) if quick else (60, 1000):
        found.run(iterations - found.iterations)
        gain = found.exploited().exploitability
        rates[f"fox-mini, {iterations} iterations, thousandths of a point"] = 1000 * gain
        rates[f"fox-mini, {iterations} iterations, seconds"] = process_time() - begin
    return Part(rates, {})
