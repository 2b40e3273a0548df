"""The storm: worlds side by side, each with its faults; and what came of it, in words."""

import asyncio
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from tempfile import mkdtemp
from time import monotonic

from tests.storm.faults import KINDS, Kind, schedule
from tests.storm.pulse import Pulse
from tests.storm.rounds import LIMIT, Result, Rounds, Tally
from tests.storm.world import Alone, Launcher, World, alone, pair


@dataclass(frozen=True, slots=True)
class Plan:
    """What is asked for."""

    rounds: int = 200
    """Of every kind of fault; kinds that differ only in the part share them."""
    minutes: float | None = None
    seed: int = 0
    tables: int = 8
    """At every pair of servers; one alone has half as many."""
    worlds: int = 1
    """How many pairs of servers take turns with the faults."""
    only: tuple[str, ...] = ()
    history: Path | None = None
    planted: str = ""
    """A mistake of `planted` that the servers have, for those who doubt that it would be found."""

    @property
    def kinds(self) -> list[Kind]:
        return [kind for kind in KINDS if not self.only or kind.name in self.only]


@dataclass(slots=True)
class Report:
    """What came of a storm."""

    seed: int
    results: list[Result] = field(default_factory=list)
    kept: Path | None = None
    """Where the history of a storm is in which something went wrong."""

    @property
    def wrongs(self) -> list[str]:
        return [wrong for result in self.results for wrong in result.wrongs]

    @property
    def tallies(self) -> dict[str, Tally]:
        found: dict[str, Tally] = {}
        for result in self.results:
            for kind, tally in result.tallies.items():
                whole = found.setdefault(kind, Tally())
                whole.rounds += tally.rounds
                whole.acknowledged += tally.acknowledged
                whole.returns += tally.returns
                whole.late = max(whole.late, tally.late)
        return {kind.name: found[kind.name] for kind in KINDS if kind.name in found}

    def lines(self) -> Iterator[str]:
        """The report, for a terminal."""
        counts: Counter[str] = sum((result.counts for result in self.results), Counter())
        broken: Counter[str] = sum((result.broken for result in self.results), Counter())
        heads = ("rounds", 7), ("acknowledged", 14), ("median", 9), ("longest", 9), ("late", 7)
        yield f"{'fault':<28}" + "".join(f"{head:>{wide}}" for head, wide in heads)
        for kind, tally in self.tallies.items():
            returns = tally.returns
            yield (
                f"{kind:<28}{tally.rounds:>7}{tally.acknowledged:>14}"
                f"{median(returns):>7.2f} s{max(returns):>7.2f} s{tally.late:>5.1f} s"
            )
        yield ""
        yield (
            f"{sum(result.tables for result in self.results)} tables, {counts['sent']} requests, "
            f"{counts['acknowledged']} acknowledged (actions: {counts['acknowledged act']}, taken "
            f"back: {counts['acknowledged undo']}, said: {counts['acknowledged chat']}), "
            f"{counts['shown']} positions shown"
        )
        yield (
            f"lost {broken['lost']}, doubled {broken['doubled']}, wronged {broken['wronged']}, "
            f"differing from the law {broken['differs']}"
        )
        yield f"Median and longest: how long the slowest game took to go on (limit {LIMIT:.0f} s)."
        yield "Late: the most that was taken off because the machine itself was late."


async def storm(plan: Plan, progress: Callable[[str, int, int], None]) -> Report:
    """Let it storm as planned; `progress` is told what was done, how much, and of how much."""
    folder = plan.history or Path(mkdtemp(prefix="tanglewood-storm-history-"))
    folder.mkdir(parents=True, exist_ok=True)
    end = monotonic() + plan.minutes * 60 if plan.minutes is not None else None
    report, pulse, done = Report(plan.seed), Pulse(), 0
    by_world: dict[type[World], list[Kind]] = {}
    for kind in schedule(plan.kinds, plan.rounds, Random(f"{plan.seed} schedule")):
        by_world.setdefault(kind.world, []).append(kind)
    whole = sum(map(len, by_world.values()))

    def kinds(every: list[Kind]) -> Iterator[Kind]:
        for kind in every:
            if end is not None and monotonic() > end:
                return
            yield kind

    def told(kind: Kind) -> None:
        nonlocal done
        done += 1
        progress(kind.name, done, whole)

    with ExitStack() as stack:
        launcher = Launcher(plan.planted)
        stack.callback(launcher.close)
        running, worlds = [], []
        for type_, every in by_world.items():
            many = 1 if type_ is Alone else plan.worlds
            for at in range(many):
                world: World = await asyncio.to_thread(
                    stack.enter_context, (alone if type_ is Alone else pair)(launcher)
                )
                worlds.append(world)
                tables = max(1, plan.tables // 2) if type_ is Alone else plan.tables
                file = folder / f"history-{plan.seed}-{world.name}-{at}.jsonl"
                rounds = Rounds(world, tables, f"{plan.seed} {world.name} {at}", pulse, file)
                running.append(rounds.run(kinds(every[at::many]), told))
        await pulse.start()
        try:
            report.results = await asyncio.gather(*running)
        finally:
            await pulse.stop()
        if report.wrongs:
            report.kept = folder
            for world, result in zip(worlds, report.results, strict=True):
                for number, log in enumerate(world.logs):
                    result.history.with_suffix(f".server{number}.log").write_text(log)
    if plan.history is None and not report.wrongs:
        shutil.rmtree(folder)
    return report
