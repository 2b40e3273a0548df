"""A run from its first game to the network file, with figures on the way."""

import json
import platform
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any, Final

import jax
import numpy as np

import tanglewood
from tanglewood.core.errors import BadOption, BadText
from tanglewood.training import checkpoint, export
from tanglewood.training.curricula import curriculum_of
from tanglewood.training.environment import Environment
from tanglewood.training.learner import Carry, Learner
from tanglewood.training.match import Match
from tanglewood.training.network import Params
from tanglewood.training.settings import Settings

REPORT_EVERY: Final = 15.0
"""Seconds between two lines of figures, each with a checkpoint."""


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """What to train, how long (`seconds`, or a number of `iterations`), and where to keep it."""

    game: str
    folder: Path
    settings: Settings
    seconds: float = 600.0
    iterations: int | None = None
    seed: int = 1
    begin_with: Path | None = None
    """A network file whose policy is the first one here."""
    against: Path | None = None
    """A network file whose policy has the other seats, in the share of games that the settings
    say: what a best answer can take from it, or a partner to learn beside."""

    def check(self) -> None:
        """Refuse what cannot be trained."""
        curriculum_of(self.game)
        if not (self.seconds > 0 if self.iterations is None else self.iterations > 0):
            raise BadOption("A run needs a time, or a number of iterations, above 0.")
        if not all(0 < worth < inf for worth in self.settings.entropy):
            raise BadOption("Variety must be worth more than 0, and not endlessly much.")
        if not all(0 < rate < inf for rate in self.settings.rates):
            raise BadOption("Learning must go on: its rates must be above 0.")
        shares = (self.settings.company, *self.settings.slips)
        if not all(0 <= share <= 1 for share in shares):
            raise BadOption("Company and slips are shares, between 0 and 1.")
        if not 0 < self.settings.average <= 1:
            raise BadOption("The weights that are kept follow by a share above 0, at most 1.")

    def made_of(self) -> dict[str, Any]:
        """What must be the same for a run to go on."""
        return {
            "game": self.game,
            "seed": self.seed,
            "begin_with": self.begin_with.name if self.begin_with else None,
            "against": self.against.name if self.against else None,
            "settings": self.settings.plain(),
        }


class Run:
    """A run in its folder: begun now, or taken up where it stopped."""

    def __init__(self, plan: TrainingPlan, tell: Callable[[str], None]) -> None:
        plan.check()
        self.plan: Final = plan
        self.tell: Final = tell
        curriculum = curriculum_of(plan.game)
        self.rulesets: Final = curriculum.rulesets(plan.game)
        environment = Environment(self.rulesets, plan.settings.games)
        self.caps: Final = curriculum.caps(self.rulesets)
        self.other: Final = _policy(plan.against, self.caps)
        aim = curriculum.aim(self.rulesets)
        self.learner: Final = Learner(environment, self.caps, aim, plan.settings, self.other)
        self.match: Final = Match(self.learner)
        self.file: Final = plan.folder / "run.npz"
        self.iterations = 0
        self.seconds = 0.0
        self.carry: Carry = self.learner.begin(plan.seed, _policy(plan.begin_with, self.caps))
        self._past: Params | None = None
        plan.folder.mkdir(parents=True, exist_ok=True)
        if self.file.exists():
            self._take_up()

    @property
    def progress(self) -> float:
        """How much of the run is over, from 0."""
        if self.plan.iterations is not None:
            return self.iterations / self.plan.iterations
        return self.seconds / self.plan.seconds

    @property
    def decisions(self) -> int:
        """How many were played and learned from."""
        return self.iterations * self.plan.settings.games * self.plan.settings.steps

    def train(self) -> Params:
        """Go on to the end; the policy that was kept."""
        iteration = self.learner.iteration.lower(self.carry, 0.0).compile()
        ready: Any = jax.block_until_ready  # it carries no types
        reported = time.monotonic()
        while self.progress < 1:
            began = time.monotonic()
            self.carry, figures = iteration(self.carry, self.progress)
            ready(self.carry.updates)
            self.iterations += 1
            self.seconds += time.monotonic() - began  # figures and files are not training
            if time.monotonic() - reported > REPORT_EVERY or self.progress >= 1:
                self._report(figures)
                self._save()
                reported = time.monotonic()
        return self._export()

    def _take_up(self) -> None:
        self.carry, notes = checkpoint.load(self.file, self.carry)
        # Through JSON and back, as the notes went.
        if notes["made_of"] != json.loads(json.dumps(self.plan.made_of())):
            raise BadText(
                f"{self.file} is a run of another plan (game, seed, settings or opponent); "
                "begin a new one in another folder."
            )
        self.iterations, self.seconds = notes["iterations"], notes["seconds"]
        self.tell(f"Going on after {self.iterations:,} iterations.")

    def _save(self) -> None:
        notes = {
            "made_of": self.plan.made_of(),
            "iterations": self.iterations,
            "seconds": self.seconds,
        }
        checkpoint.save(self.file, self.carry, notes)

    def _report(self, figures: dict[str, Any]) -> None:
        """Tell how far the run is, and how the policy does with others."""
        kept, aim = self.carry.kept, self.learner.aim
        tried = [
            f"{aim.summary(self.match.tally(kept, rival, self.iterations))} {name}"
            for name, rival in aim.rivals(kept, self.other, self._past).items()
        ]
        self._past = jax.tree.map(np.asarray, kept)
        line = ", ".join(f"{name} {float(value):.4f}" for name, value in figures.items())
        rate = self.decisions / self.seconds / 1e6
        self.tell(
            f"{100 * min(1, self.progress):5.1f} %  {self.decisions / 1e6:,.1f} M decisions, "
            f"{rate:.2f} M/s; {line}; {'; '.join(tried)}"
        )

    def _export(self) -> Params:
        policy: Params = jax.tree.map(np.asarray, self.carry.kept)
        manifest = self._manifest()
        made = self.plan.folder / f"{self.plan.game}.safetensors"
        export.write(made, export.whole(policy, self.caps), manifest)
        (self.plan.folder / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n")
        self.tell(f"The network is in {made}.")
        return policy

    def _manifest(self) -> dict[str, str]:
        """What made a network, as texts."""
        plan = self.plan
        device = jax.devices()[0].device_kind
        every = [ruleset.options for ruleset in self.rulesets]
        targets = Counter(options["target"] for options in every if "target" in options)
        return {
            "game": plan.game,
            "targets": ", ".join(f"{target} ({often})" for target, often in targets.items()),
            "options": json.dumps(_shared(every)),
            "learned": json.dumps(curriculum_of(plan.game).learned(self.rulesets)),
            "version": tanglewood.__version__,
            "commit": _commit(),
            "seed": str(plan.seed),
            "begin_with": plan.begin_with.name if plan.begin_with else "",
            "against": plan.against.name if plan.against else "",
            "decisions": str(self.decisions),
            "seconds": f"{self.seconds:.0f}",
            "machine": f"{device}, JAX {jax.__version__}, Python {platform.python_version()}",
            "settings": json.dumps(plan.settings.plain()),
        }


def train(plan: TrainingPlan, tell: Callable[[str], None]) -> Params:
    """Go on with the run in the folder, or begin it; the policy that was kept."""
    return Run(plan, tell).train()


def _policy(path: Path | None, caps: tuple[int, ...]) -> Params | None:
    """The policy of a network file."""
    return None if path is None else export.learned(path, caps)


def _shared(options: Sequence[Mapping[str, object]]) -> dict[str, object]:
    """The options that are the same in all games of a run: only with these the network plays."""
    return {
        name: value
        for name, value in options[0].items()
        if all(other[name] == value for other in options)
    }


def _commit() -> str:
    command = ["git", "rev-parse", "HEAD"]
    try:
        done = subprocess.run(
            command, cwd=Path(__file__).parent, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout.strip()
