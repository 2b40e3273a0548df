"""The form of a record: the published schema and our own reading agree."""

import json
from collections.abc import Callable
from importlib import resources
from typing import Any

import jsonschema
import pytest

from tanglewood.record import BadRecord, Record, check
from tanglewood.record.form import KEYS
from tanglewood.record.plain import entry_at_break, excerpt, parse_json, same
from tests.record.samples import NAMES, finished, plain

SCHEMA = json.loads(resources.files("tanglewood.record").joinpath("schema.json").read_text("utf-8"))
Edit = Callable[[dict[str, Any]], object]


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["required"] == list(KEYS)


@pytest.mark.parametrize("name", NAMES)
def test_records_fit_the_schema(name: str) -> None:
    jsonschema.validate(json.loads(finished(name).line), SCHEMA)


def test_an_unfinished_and_a_resigned_record_fit_the_schema() -> None:
    value = plain()
    value["entries"] = [*value["entries"][:4], {"resign": 0}]
    jsonschema.validate(value, SCHEMA)
    value["result"] = None
    jsonschema.validate(value, SCHEMA)


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (lambda r: r.update(format="chess"), "not a Tanglewood record"),
        (lambda r: r.pop("format"), "not a Tanglewood record"),
        (lambda r: r.update(version=2), "version 2 is not known"),
        (lambda r: r.update(version=True), "version true is not known"),
        (lambda r: r.pop("version"), "version null is not known"),
        (lambda r: r.pop("result"), "key 'result' is missing"),
        (lambda r: r.update(more=1), '"more" is not a key'),
        (lambda r: r.update(game=5), "must be the name of a game"),
        (lambda r: r.update(options=[]), "must be objects"),
        (lambda r: r.update(components=None), "must be objects"),
        (lambda r: r.update(seats={}), "'seats' must be a list of 2"),
        (lambda r: r["seats"].__setitem__(0, "Ann"), "an object with 'name' and 'agent'"),
        (lambda r: r["seats"][0].update(name=""), "1 to 80 printable"),
        (lambda r: r["seats"][0].update(name="x" * 81), "1 to 80 printable"),
        (lambda r: r["seats"][0].update(agent=None), "1 to 80 printable"),
        (lambda r: r.update(entries={}), "'entries' must be a list"),
        (lambda r: r["entries"].__setitem__(3, 5), "Entry 4: 5 is not an object"),
        (lambda r: r.update(result="win"), "'result' must be an object"),
    ],
)
def test_a_wrong_form_is_refused_by_both(edit: Edit, sentence: str) -> None:
    value = plain()
    edit(value)
    with pytest.raises(BadRecord, match=sentence):
        Record.parse(value)
    if value.get("version") is not True:  # JSON Schema holds 1 and true apart only in theory
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(value, SCHEMA)


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (lambda r: r.update(game="foxx"), "There is no game 'foxx'.*'fox'"),
        (lambda r: r["options"].clear(), "the option 'target' must be written as 21"),
        (lambda r: r["options"].update(target="21"), "the option 'target' must be written as 21"),
        (lambda r: r["options"].update(target=-1), "target cannot be '-1'"),
        (lambda r: r["options"].update(level=1), "fox has no option 'level'"),
        (lambda r: r["options"].update(components={}), "not an option of a record"),
        (lambda r: r.update(components={"paws": []}), "fox has no option 'components'"),
        (lambda r: r["seats"].append({"name": "Eve", "agent": "human"}), "must be a list of 2"),
        (lambda r: r["seats"][0].update(name="\x1b[31m"), "1 to 80 printable"),
    ],
)
def test_a_record_that_fits_the_schema_only_is_refused(edit: Edit, sentence: str) -> None:
    value = plain()
    edit(value)
    jsonschema.validate(value, SCHEMA)
    with pytest.raises(BadRecord, match=sentence):
        Record.parse(value)


def test_components_must_be_complete() -> None:
    value = plain("duet")
    del value["components"]["paws"]
    with pytest.raises(BadRecord, match="must hold everything that duet is played with"):
        Record.parse(value)


def test_a_list_is_no_record() -> None:
    with pytest.raises(BadRecord, match="not a Tanglewood record"):
        Record.parse([])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "not complete JSON: Expecting value at line 1, column 1"),
        ('{"a": 1, "a": 2}', 'the key "a" appears twice'),
        ("[NaN]", "NaN is not a JSON number"),
        ("[-Infinity]", "-Infinity is not a JSON number"),
        ("9" * 5000, "a number that is too long"),
        ("[" * 200_000, "nested too deeply"),
    ],
)
def test_a_text_that_is_not_strict_json_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        parse_json(text)


def test_a_text_cut_anywhere_names_the_entry_in_which_it_breaks_off() -> None:
    record = finished("fox-mini")
    text = record.line
    for length in range(0, len(text), 13):
        with pytest.raises(BadRecord) as caught:
            parse_json(text[:length])
        entries = text[:length].count('"chance"') + text[:length].count('"action"')
        if entries > 3:
            assert caught.value.entry is not None
            assert caught.value.entry > 3


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ('{"entries": [', 1),
        ('{"entries": [{}', 2),
        ('{"entries": [{} , {"a": 1', 2),
        ('{"entries": [{}, {}]', 3),
        ('{"entries": 5', None),
        ('{"result": 5', None),
    ],
)
def test_where_a_text_breaks(text: str, entry: int | None) -> None:
    assert entry_at_break(text) == entry


def test_values_are_the_same_only_with_the_same_types() -> None:
    assert same({"a": [1, "x", None]}, {"a": (1, "x", None)})
    for one, other in ((1, True), (1, 1.0), ([1], [1, 2]), ({"a": 1}, {"b": 1}), ({}, [])):
        assert not same(one, other)


def test_an_excerpt_is_short_and_harmless() -> None:
    assert excerpt("\x1b[2J") == '"\\u001b[2J"'
    assert len(excerpt("x" * 5000)) == 120
    assert excerpt({1, 2}) == "'set'"


def test_a_lone_surrogate_does_not_break_the_sentence() -> None:
    value = plain()
    value["entries"][0]["outcome"] = ["\ud800"]
    with pytest.raises(BadRecord) as caught:
        check(Record.parse(value))
    str(caught.value).encode("utf-8")
