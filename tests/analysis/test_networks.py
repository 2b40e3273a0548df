"""Learned networks: the same numbers however they are worked out; damaged files are refused."""

import json
from array import array
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tanglewood as tw
from tanglewood.analysis.networks import learned
from tanglewood.analysis.networks.file import NetworkFile, Tensor, read
from tanglewood.analysis.networks.forward import Network, Plain, in_kernel
from tanglewood.analysis.networks.inputs import deluxe, fox, input_of
from tanglewood.analysis.networks.inputs.versus import Places
from tanglewood.core.errors import BadOption, BadText
from tanglewood.kernel import available
from tests.support import walk

needs_kernel = pytest.mark.skipif(not available(), reason="the kernel's forward pass")
NETWORKS = sorted(path.stem for path in learned.FOLDER.glob("*.safetensors"))


@cache
def shipped(name: str) -> tuple[Any, Any, Any]:
    """A network three times: by the kernel, with NumPy, and with neither."""
    file = read(learned.FOLDER / f"{name}.safetensors")
    return in_kernel(file), Plain(file), Plain(file, numpy=False)


@needs_kernel
@pytest.mark.parametrize("name", NETWORKS)
@settings(max_examples=15)
@given(data=st.data())
def test_any_observation_gets_the_same_numbers_everywhere(name: str, data: st.DataObject) -> None:
    kernel, quick, plain = shipped(name)
    game = tw.load(name)
    state = game.start(seed=1)
    view = state.view(state.to_act)
    size = len(learned.observation(view))
    observation = data.draw(st.binary(min_size=size, max_size=size))
    found = kernel.outputs(observation)
    assert found == quick.outputs(observation) == plain.outputs(observation)
    told = input_of(name).forecast(view, found[len(game.actions) :])
    assert 0 <= told.win <= 1
    assert bool(told.tricks) is input_of(name).ROUNDS


@needs_kernel
@pytest.mark.parametrize("name", NETWORKS)
def test_a_whole_game_gets_the_same_numbers_everywhere(name: str) -> None:
    kernel, quick, plain = shipped(name)
    options = {"target": 21} if input_of(name).ROUNDS else {}
    states = [s for s in walk(tw.load(name, **options).start(seed=4), 4) if s.outcome is None]
    for number, state in enumerate(states):
        observation = learned.observation(state.view(state.to_act))
        found = kernel.outputs(observation)
        assert found == quick.outputs(observation)
        assert number % 20 or found == plain.outputs(observation)


def small(most: int = 5, shift: int = 4, bias: int = 3) -> NetworkFile:
    """Three inputs of two bytes, four units, two layers of them, two outputs."""

    def tensor(kind: str, shape: tuple[int, ...], numbers: list[int]) -> Tensor:
        return Tensor(shape, array(kind, numbers))

    return NetworkFile(
        {},
        tensor("B", (2,), [1, 2]),
        tensor("i", (3,), [shift] * 3),
        (
            tensor("h", (3, 4), [most, -most, 2, 7] * 3),
            tensor("h", (4, 4), [most, 3, -2, 1] * 4),
            tensor("h", (2, 4), [most, -4, 9, -9] * 2),
        ),
        (
            tensor("i", (4,), [bias, -bias, 100, 2000]),
            tensor("i", (4,), [bias] * 4),
            tensor("i", (2,), [-bias, bias]),
        ),
    )


@needs_kernel
@given(
    most=st.integers(-32768, 32767),
    shift=st.integers(3, 23),
    bias=st.integers(-(2**31) + 1, 2**31 - 1),
    observation=st.binary(min_size=2, max_size=2),
)
def test_kernel_and_python_accept_the_same_networks_and_agree(
    most: int, shift: int, bias: int, observation: bytes
) -> None:
    file = small(most, shift, bias)
    try:
        found = in_kernel(file).outputs(observation)
    except BadText as refused:
        with pytest.raises(BadText, match=str(refused)):
            Plain(file)
        return
    for numpy in (True, False):
        assert Plain(file, numpy=numpy).outputs(observation) == found


@pytest.mark.parametrize(
    "change", [{"bias": 2**31 - 1}, {"shift": 24}, {"shift": -1}, {"shift": 2}]
)
def test_a_network_whose_sums_could_overflow_is_refused(change: dict[str, int]) -> None:
    ways = [Plain, in_kernel] if available() else [Plain]
    for way in ways:
        with pytest.raises(BadText, match="do not fit together"):
            way(small(**change))


def test_an_observation_of_another_length_is_refused() -> None:
    ways = [Plain, in_kernel] if available() else [Plain]
    for way in ways:
        with pytest.raises(ValueError, match="another length"):
            way(small()).outputs(b"123")


def written(header: dict[str, Any] | bytes, data: bytes = b"") -> bytes:
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + data


WHOLE = (learned.FOLDER / "fox.safetensors").read_bytes()
SIZE = int.from_bytes(WHOLE[:8], "little")


def changed(name: str, **fields: Any) -> bytes:
    header = json.loads(WHOLE[8 : 8 + SIZE])
    header[name] = {**header[name], **fields}
    return written(header, WHOLE[8 + SIZE :])


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"hello", id="a text"),
        pytest.param(written({}), id="no tensors"),
        pytest.param(written(b"[1, 2]"), id="a list"),
        pytest.param(written(b"[" * 100_000), id="deep"),
        pytest.param(written(b"\xff\xfe\x00"), id="no text"),
        pytest.param(WHOLE[:-2], id="cut at the end"),
        pytest.param(WHOLE[:4000], id="cut early"),
        pytest.param(changed("weights1", shape=[256, 1024]), id="another shape"),
        pytest.param(changed("weights0", shape=[512, 491]), id="turned"),
        pytest.param(changed("weights1", dtype="F16"), id="another kind"),
        pytest.param(changed("caps", dtype="I32"), id="caps of another kind"),
        pytest.param(changed("shifts", data_offsets=[0, 0], shape=[0]), id="no layers"),
    ],
)
def test_a_damaged_file_gets_one_sentence(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "mine.safetensors"
    path.write_bytes(data)
    with pytest.raises(BadText) as refused:
        read(path)
    assert str(refused.value) == "mine.safetensors is not a network file, or it is damaged."


def test_a_file_that_is_not_there_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadText) as refused:
        read(tmp_path / "none.safetensors")
    assert str(refused.value) == "none.safetensors cannot be read: No such file or directory."


def test_only_a_seat_to_act_at_a_learned_game_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tw.load("fox").start(seed=1)
    with pytest.raises(tw.NotYourTurn, match="not the view of the seat to act"):
        learned.expectation(state.view(1 - state.to_act))
    monkeypatch.setattr(learned, "FOLDER", tmp_path)
    other = tw.load("fox", target=0).start(seed=1)
    learned.network.cache_clear()
    with pytest.raises(BadOption, match="No network has been learned for fox yet"):
        learned.expectation(other.view(other.to_act))
    assert not learned.foresees_rounds("fox")


@pytest.mark.parametrize("target", [41, 255, 300, 500])
@pytest.mark.parametrize(("name", "at"), [("fox", fox.AT), ("deluxe", deluxe.AT)])
def test_a_far_target_is_seen_as_a_near_one(name: str, at: Places, target: int) -> None:
    near = tw.load(name, target=40).start(seed=3)
    far = tw.load(name, target=target).start(seed=3)
    seat = near.to_act
    assert learned.observation(near.view(seat)) == learned.observation(far.view(seat))
    # Close to the target the distance is what counts.
    for mine, other in ((0, 0), (target - 7, target - 1), (target - 40, target - 41)):
        moved = [max(0, 40 + score - target) for score in (mine, other)]
        scores = (mine, other) if seat == 0 else (other, mine)
        view: Any = far.view(seat)
        seen = learned.observation(replace(view, scores=scores))
        before = [0] * (at.target - at.scores - 2)
        assert list(seen[at.scores : at.target + 1]) == [*moved, *before, 40]


@pytest.mark.parametrize("name", NETWORKS)
def test_the_notes_say_what_made_a_network(name: str) -> None:
    notes = Network(read(learned.FOLDER / f"{name}.safetensors")).file.notes
    assert notes["game"] == name
    assert {"commit", "seed", "decisions", "seconds", "machine", "settings", "targets"} <= {*notes}
    assert (learned.FOLDER / f"{name}.safetensors").stat().st_size <= 2_000_000
