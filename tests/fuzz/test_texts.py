"""Whatever text or bytes come in, only the errors that name what is wrong come out."""

import copy
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tanglewood.core.errors import TanglewoodError
from tanglewood.games.registry import GAMES, entry, load
from tanglewood.record import BadRecord, Record, check, read_deal, read_records
from tanglewood.record.componentsfile import read_components
from tanglewood.record.plain import parse_json
from tests.record.samples import finished

NAMES = list(GAMES)
IN_A_FOLDER = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
QUICK = settings(max_examples=80, deadline=None)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
ALPHABET = "BKMDRS0123456789=>-,:+ decrkpunhtailsgoxfmv\n\t\x00é\ud800"


def _words(name: str) -> st.SearchStrategy[str]:
    """Texts made of pieces that the game knows, and of anything."""
    game = load(name)
    position = game.start(seed=1).text.split()
    pieces = st.sampled_from([*position, *(action.text for action in game.actions)])
    return st.lists(pieces | st.text(ALPHABET, max_size=6), max_size=12).map(" ".join)


@pytest.mark.parametrize("name", NAMES)
@QUICK
@given(data=st.data())
def test_any_text_as_notation(name: str, data: st.DataObject) -> None:
    state = load(name).start(seed=3)
    text = data.draw(st.text(ALPHABET, max_size=20) | _words(name))
    with suppress(TanglewoodError):
        state.apply(text)


@pytest.mark.parametrize("name", NAMES)
@QUICK
@given(data=st.data())
def test_any_text_as_a_position(name: str, data: st.DataObject) -> None:
    text = data.draw(st.text(max_size=40) | _words(name))
    _read_position(name, text)


@pytest.mark.parametrize("name", NAMES)
@QUICK
@given(data=st.data())
def test_an_edited_position(name: str, data: st.DataObject) -> None:
    """A real position with one field changed: it is refused, or it can be played on."""
    game = load(name)
    state = game.start(seed=data.draw(st.integers(0, 50)))
    for _ in range(data.draw(st.integers(0, 25))):
        if state.outcome is None:
            state = state.apply(data.draw(st.sampled_from(state.legal)))
    fields = state.text.split()
    at = data.draw(st.integers(0, len(fields) - 1))
    key = fields[at].replace(":", "=", 1).split("=")[0]
    value = data.draw(
        st.text(ALPHABET, max_size=8) | st.sampled_from(fields).map(lambda it: it.split("=")[-1])
    )
    fields[at] = f"{key}{':' if key.isdecimal() else '='}{value}"
    _read_position(name, " ".join(fields))


def _read_position(name: str, text: str) -> None:
    game = load(name)
    try:
        state = game.position(text)
    except TanglewoodError:
        return
    assert game.position(state.text) == state
    for viewer in range(-3, game.seats):
        if viewer not in {-1, -2}:
            state.view(viewer).plain()


@pytest.mark.parametrize("name", NAMES)
@QUICK
@given(options=st.dictionaries(st.text(max_size=8) | st.just("components"), PLAIN, max_size=3))
def test_any_values_as_options(name: str, options: dict[str, Any]) -> None:
    known = [option.name for option in GAMES[name].options]
    values = list(options.values())
    for given_options in (options, dict(zip(known, values, strict=False))):
        with suppress(TanglewoodError):
            entry(name).make(given_options)


@IN_A_FOLDER
@given(content=st.binary(max_size=300))
@pytest.mark.parametrize("file", ["f.json", "f.jsonl"])
def test_any_bytes_as_a_record(tmp_path: Path, file: str, content: bytes) -> None:
    (tmp_path / file).write_bytes(content)
    with pytest.raises(BadRecord):
        list(read_records(tmp_path / file))


@IN_A_FOLDER
@given(content=st.binary(max_size=300))
def test_any_bytes_as_a_deal_or_components(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "f"
    path.write_bytes(content)
    with pytest.raises(BadRecord):
        read_deal(path, load("fox"))
    with suppress(TanglewoodError):
        read_components(path)


@QUICK
@given(value=PLAIN)
def test_any_json_as_a_record(value: object) -> None:
    with pytest.raises(BadRecord):
        Record.parse(value)
    with pytest.raises(BadRecord):
        Record.parse({**finished("fox-mini").plain(), "extra": value})


def _edit(data: st.DataObject, value: Any) -> Any:
    """The value with one place somewhere inside it changed, dropped or doubled."""
    if isinstance(value, dict) and value and data.draw(st.integers(0, 9)):
        key = data.draw(st.sampled_from(sorted(value)))
        changed = dict(value)
        if data.draw(st.integers(0, 9)) == 0:
            del changed[key]
        else:
            changed[key] = _edit(data, value[key])
        return changed
    if isinstance(value, list) and value and data.draw(st.integers(0, 9)):
        at = data.draw(st.integers(0, len(value) - 1))
        kind = data.draw(st.sampled_from(["inside", "inside", "inside", "drop", "double", "swap"]))
        changed_list = list(value)
        if kind == "drop":
            del changed_list[at]
        elif kind == "double":
            changed_list.insert(at, value[at])
        elif kind == "swap":
            changed_list[at], changed_list[0] = changed_list[0], changed_list[at]
        else:
            changed_list[at] = _edit(data, value[at])
        return changed_list
    return data.draw(PLAIN | st.sampled_from(["B3", "human", 0, 1, "deal", "all"]))


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_an_edited_record_is_refused_or_means_the_same(name: str, data: st.DataObject) -> None:
    record = copy.deepcopy(finished(name).plain())
    edited = _edit(data, record)
    try:
        read = Record.parse(edited)
        check(read)
    except BadRecord as error:
        str(error).encode("utf-8")
        return
    # What is still accepted differs in the names of the players at most.
    assert read.entries == finished(name).entries
    assert read.result == finished(name).result


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_record_text_with_a_changed_byte(name: str, data: st.DataObject) -> None:
    text = finished(name).line
    at = data.draw(st.integers(0, len(text) - 1))
    new = data.draw(st.characters())
    try:
        read = Record.parse(parse_json(text[:at] + new + text[at + 1 :]))
        check(read)
    except BadRecord as error:
        str(error).encode("utf-8")
        return
    assert read.entries == finished(name).entries
    assert json.loads(read.line)["result"] == finished(name).result


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_a_truncated_record_text_is_refused(name: str, data: st.DataObject) -> None:
    text = finished(name).text.rstrip()
    length = data.draw(st.integers(0, len(text) - 1))
    with pytest.raises(BadRecord):
        Record.parse(parse_json(text[:length]))
