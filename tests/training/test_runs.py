"""Runs of the trainer: they learn, stop and go on, and refuse what they cannot do."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.playout import playout
from tanglewood.agents.registry import agents_for
from tanglewood.analysis.equilibrium import Equilibrium
from tanglewood.analysis.networks import learned
from tanglewood.analysis.networks.file import read
from tanglewood.analysis.networks.forward import Network
from tanglewood.analysis.networks.learned import FOLDER, expectation
from tanglewood.components.goals import OUR_GOALS
from tanglewood.core.errors import BadOption, BadText
from tanglewood.training import run
from tanglewood.training.run import TrainingPlan, train
from tanglewood.training.settings import SMALL

TINY = SMALL.with_(games=32, steps=4, slices=2, epochs=1, width=16)


def quiet(_: str) -> None:
    """Nobody listens."""


def test_fox_mini_is_learned_in_seconds(tmp_path: Path) -> None:
    """Who knows what chance plays takes 1.58 points per round from it, exactly; from the network
    far less (0.73 where this was written)."""
    train(TrainingPlan("fox-mini", tmp_path, SMALL, iterations=200), quiet)
    network = Network(read(tmp_path / "fox-mini.safetensors"))

    def chances(state: Any) -> dict[int, float]:
        found = expectation(state.view(state.to_act), network).actions
        return {action.index: chance for action, chance in found.items()}

    mini: Any = tw.load("fox-mini")
    unfolded = Equilibrium(mini)
    assert unfolded.exploited(unfolded.policy(chances)).exploitability < 0.95


def test_a_run_that_was_stopped_ends_as_if_it_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = train(TrainingPlan("fox-mini", tmp_path / "whole", TINY, iterations=5), quiet)
    monkeypatch.setattr(run, "REPORT_EVERY", 0.0)
    stopped = TrainingPlan("fox-mini", tmp_path / "stopped", TINY, iterations=5)
    lines: list[str] = []

    def stop_at_the_third_line(line: str) -> None:
        lines.append(line)
        if len(lines) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(stopped, stop_at_the_third_line)
    assert not (tmp_path / "stopped" / "fox-mini.safetensors").exists()
    later: list[str] = []
    again = train(stopped, later.append)
    assert later[0] == "Going on after 2 iterations."
    assert "40.0 %" in lines[1]
    assert "against itself before" in later[2]
    jax.tree.map(np.testing.assert_array_equal, whole, again)
    first, second = (
        read(tmp_path / folder / "fox-mini.safetensors") for folder in ("whole", "stopped")
    )
    assert first[1:] == second[1:]
    manifest = json.loads((tmp_path / "stopped" / "manifest.json").read_text())
    assert manifest["decisions"] == str(5 * 32 * 4)
    assert second.notes == manifest
    with pytest.raises(BadText, match="another plan"):
        train(TrainingPlan("fox-mini", tmp_path / "stopped", TINY, iterations=5, seed=2), quiet)
    with pytest.raises(BadText, match="other sizes"):
        train(
            TrainingPlan("fox-mini", tmp_path / "stopped", TINY.with_(width=8), iterations=5), quiet
        )
    (tmp_path / "stopped" / "run.npz").write_bytes(b"PK damaged")
    with pytest.raises(BadText, match="damaged"):
        train(stopped, quiet)


def test_a_best_answer_is_trained_against_a_shipped_network(tmp_path: Path) -> None:
    shipped = FOLDER / "fox.safetensors"
    lines: list[str] = []
    settings = TINY.with_(games=16)
    plan = TrainingPlan(
        "fox", tmp_path, settings, iterations=1, against=shipped, begin_with=shipped
    )
    train(plan, lines.append)
    assert "against the fixed one" in lines[0]
    made = read(tmp_path / "fox.safetensors")
    assert made.notes["against"] == "fox.safetensors"
    assert [tensor.shape for tensor in made.weights] == [w.shape for w in read(shipped).weights]
    with pytest.raises(BadText, match="another game"):
        train(
            TrainingPlan("fox-mini", tmp_path / "b", TINY, iterations=1, begin_with=shipped), quiet
        )


@pytest.fixture
def deluxe_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Networks lie here instead of in the package: one of Deluxe that has hardly learned."""
    train(TrainingPlan("deluxe", tmp_path, TINY.with_(games=16), iterations=1), quiet)
    monkeypatch.setattr(learned, "FOLDER", tmp_path)
    forget_networks()
    yield tmp_path
    forget_networks()


def forget_networks() -> None:
    learned.network.cache_clear()
    learned._needed.cache_clear()


def test_one_network_plays_every_mix_of_deluxe(deluxe_folder: Path) -> None:
    assert {"learned", "learned-mixed"} <= {*agents_for("deluxe")}
    assert not {"learned", "learned-mixed"} & {*agents_for("fox")}
    seats = [agent("learned"), agent("learned-mixed")]
    for target, special, modules in (
        (0, 0, True),
        (0, 9, False),
        (21, ["Crown"], True),
        (60, 5, True),
    ):
        game = tw.load("deluxe", target=target, special=special, goals=modules, poison=modules)
        assert learned.knows(game)
        played = playout(game, seats, seed=target)
        assert max(played.outcome.scores) >= target
    goals = [goal.plain() for goal in OUR_GOALS[:3]]
    assert not learned.knows(tw.load("deluxe", components={"goals": goals}))
    assert (deluxe_folder / "deluxe.safetensors").stat().st_size < 2_000_000


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (
            TrainingPlan("whist", Path("x"), TINY),
            "'whist' cannot be trained; fox, fox-manual, fox-mini, deluxe, duet, woods can.",
        ),
        (TrainingPlan("fox", Path("x"), TINY, seconds=0), "above 0"),
        (TrainingPlan("fox", Path("x"), TINY, seconds=float("nan")), "above 0"),
        (TrainingPlan("fox", Path("x"), TINY, iterations=-1), "above 0"),
        (TrainingPlan("fox", Path("x"), TINY.with_(entropy=(0.1, 0.0))), "worth more than 0"),
        (TrainingPlan("fox", Path("x"), TINY.with_(rates=(0.1, 0.0))), "rates must be above 0"),
        (TrainingPlan("fox", Path("x"), TINY.with_(average=0.0)), "a share above 0"),
    ],
)
def test_what_cannot_be_trained_is_refused(plan: TrainingPlan, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        train(plan, quiet)


def test_the_command_answers_bad_words_with_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tanglewood.training", "whist"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    games = "fox, fox-manual, fox-mini, deluxe, duet, woods"
    assert done.stderr == f"'whist' cannot be trained; {games} can.\n"
    assert not list(tmp_path.iterdir())
