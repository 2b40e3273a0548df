"""Partners that do not learn: copies of other agents, in a share of the games, who may slip."""

import json
import subprocess
import sys
from pathlib import Path

import jax
import numpy as np
import pytest

import tanglewood as tw
from tanglewood.analysis.networks.file import read
from tanglewood.analysis.networks.learned import FOLDER
from tanglewood.core.errors import BadOption
from tanglewood.training import export
from tanglewood.training.copying import copied
from tanglewood.training.curricula import curriculum_of
from tanglewood.training.environment import Environment
from tanglewood.training.examples import examples
from tanglewood.training.learner import Learner
from tanglewood.training.run import TrainingPlan, train
from tanglewood.training.settings import SMALL

TINY = SMALL.with_(games=32, steps=4, slices=2, epochs=1, width=16)


def test_a_copy_learns_what_an_agent_does(tmp_path: Path) -> None:
    found = examples("fox-mini", "heuristic", beside="uniform", games=120, seed=1)
    assert len(found.observations) == len(found.masks) == len(found.chosen) > 300
    legal = found.masks[np.arange(len(found.chosen)), found.chosen]
    assert legal.all()
    _, before, _ = copied("fox-mini", found, 0)
    policy, after, caps = copied("fox-mini", found, 12)
    assert after > max(before, 0.5)
    file = tmp_path / "copy.safetensors"
    export.write(file, export.whole(jax.tree.map(np.asarray, policy), caps), {"copy": "heuristic"})
    assert read(file).notes == {"copy": "heuristic"}
    assert export.learned(file, caps)["layers"][0]["weights"].shape[0] == sum(caps)


@pytest.mark.parametrize(("company", "slips"), [(0.5, (0.0, 0.0)), (0.0, (0.5, 1.0))])
def test_what_others_do_is_not_learned_from(company: float, slips: tuple[float, float]) -> None:
    """In half of the games the other seat is not the learner's, or always slips."""
    ruleset = tw.load("fox-mini")
    curriculum = curriculum_of("fox-mini")
    settings = TINY.with_(games=64, steps=16, company=company, slips=slips)
    caps, aim = curriculum.caps([ruleset]), curriculum.aim([ruleset])
    other = export.learned(FOLDER / "fox-mini.safetensors", caps) if company else None
    learner = Learner(Environment([ruleset], 64), caps, aim, settings, other)
    carry = learner.begin(3)
    state = (carry.rows, carry.seen, carry.key)
    _, played = jax.lax.scan(
        lambda state, _: learner._play(carry.nets, state, _), state, length=settings.steps
    )
    own = np.asarray(played.own)
    away = np.asarray(played.seen.facts)[..., 0] != np.arange(64) % 2
    assert own[~away].all()
    alone = own.all(axis=0)
    assert alone.sum() == 32 if company else 28 <= alone.sum() <= 36
    assert (own[:, ~alone] == ~away[:, ~alone]).all()


def test_shares_are_between_0_and_1(tmp_path: Path) -> None:
    for settings in (TINY.with_(company=1.2), TINY.with_(slips=(0.1, -1.0))):
        with pytest.raises(BadOption, match="between 0 and 1"):
            train(TrainingPlan("fox-mini", tmp_path, settings, iterations=1), print)


def test_the_command_writes_a_copy_and_a_run_plays_beside_it(tmp_path: Path) -> None:
    copy = tmp_path / "copy.safetensors"
    command = [sys.executable, "-m", "tanglewood.training.copying", "fox-mini", "uniform"]
    command += ["--games", "8", "--epochs", "1", "--file", str(copy)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout.splitlines()[-1])["file"] == str(copy)
    lines: list[str] = []
    settings = TINY.with_(company=0.5, slips=(0.5, 0.2))
    train(
        TrainingPlan("fox-mini", tmp_path / "run", settings, iterations=1, against=copy),
        lines.append,
    )
    assert "against the fixed one" in lines[0]
