"""Record, deal and component files."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

from tanglewood.core.chance import Chance
from tanglewood.core.errors import BadChance, BadComponents, BadOption, WrongType
from tanglewood.games.registry import load
from tanglewood.record import (
    BadRecord,
    Luck,
    check,
    read_deal,
    read_record,
    read_records,
    write_record,
    write_records,
)
from tanglewood.record.componentsfile import read_components
from tests.record.samples import NAMES, finished, plain


def test_a_json_file_holds_one_record(tmp_path: Path) -> None:
    write_record(tmp_path / "game.json", finished())
    assert [(n, r.plain()) for n, r in read_records(tmp_path / "game.json")] == [
        (1, finished().plain())
    ]
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert read_record(tmp_path / "game.json").plain() == finished().plain()


def test_a_jsonl_file_holds_many(tmp_path: Path) -> None:
    records = [finished(name) for name in NAMES]
    write_records(tmp_path / "games.jsonl", records)
    found = list(read_records(tmp_path / "games.jsonl"))
    assert [number for number, _ in found] == list(range(1, len(NAMES) + 1))
    assert [record.plain() for _, record in found] == [record.plain() for record in records]
    for _, record in found:
        check(record)
    with pytest.raises(BadRecord, match=f"holds {len(NAMES)} games; a file with one game"):
        read_record(tmp_path / "games.jsonl")


def test_many_records_go_into_a_file_that_can_be_read_again(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"^Many records go into .* not into 'games\.json'\.$"):
        write_records(tmp_path / "games.json", [finished()])
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_written_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    file, wrong = tmp_path / "games.jsonl", cast(Any, "x")
    write_records(file, [finished()])
    before = file.read_bytes()
    with pytest.raises(WrongType, match=r"^A record is needed here, not 'x'\.$"):
        write_records(file, [finished(), wrong])
    with pytest.raises(WrongType, match=r"^Records come in a list; write_record writes"):
        write_records(file, cast(Any, finished()))
    with pytest.raises(WrongType, match=r"^A record is needed here, not 'x'\.$"):
        write_record(file, wrong)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_only_a_record_is_replayed() -> None:
    with pytest.raises(WrongType, match=r"^A record is needed here, not 5\.$"):
        check(cast(Any, 5))


def test_one_record_may_stand_in_a_jsonl_file(tmp_path: Path) -> None:
    write_record(tmp_path / "game.jsonl", finished())
    assert len((tmp_path / "game.jsonl").read_text().splitlines()) == 1
    assert len(list(read_records(tmp_path / "game.jsonl"))) == 1


@pytest.mark.parametrize("name", ["none.json", "none.jsonl"])
def test_an_empty_file_says_so(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("\n \n")
    with pytest.raises(BadRecord, match=f"no record in {name}"):
        list(read_records(tmp_path / name))


def test_a_broken_line_names_its_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    line = finished("fox-mini").line
    path.write_text(f"{line}\n\n{line[: len(line) // 2]}\n")
    with pytest.raises(BadRecord, match=r"^Game 2, entry \d+: this is not complete JSON"):
        list(read_records(path))


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"{\xff}")
    with pytest.raises(BadRecord, match="Game 1: byte 2 is not UTF-8"):
        list(read_records(path))


def _deal_file(path: Path, **changes: object) -> Path:
    entries = [entry for entry in plain()["entries"] if "chance" in entry]
    value: dict[str, Any] = {"format": "tanglewood-deal", "version": 1, "game": "fox"}
    value |= {"outcomes": entries[:2]} | changes
    path.write_text(json.dumps({key: it for key, it in value.items() if it is not None}))
    return path


@pytest.mark.parametrize("format", [[], {}, [[]], {"tanglewood-deal": 1}, None, 1])
def test_a_format_of_another_kind_is_refused(tmp_path: Path, format: object) -> None:
    with pytest.raises(BadRecord, match="tanglewood-deal"):
        read_deal(_deal_file(tmp_path / "deal.json", format=format), load("fox"))


def test_a_deal_file_gives_the_outcomes(tmp_path: Path) -> None:
    game = load("fox")
    deal = read_deal(_deal_file(tmp_path / "deal.json"), game)
    assert {name: len(outcomes) for name, outcomes in deal.items()} == {"dealer": 1, "deal": 1}
    chance = Chance("deal", tuple(range(33)), 33, ordered=True)
    first = Luck(None, deal).draw(chance, 1, 0)
    assert first.items == deal["deal"][0]
    with pytest.raises(BadChance, match="No outcome is given for 'deal' number 2, and there is"):
        Luck(None, deal).draw(chance, 2, 1)
    assert Luck(5, deal).draw(chance, 2, 1).items == Luck(5).draw(chance, 2, 1).items


def test_a_record_is_a_deal_file_too(tmp_path: Path) -> None:
    write_record(tmp_path / "game.json", finished())
    deal = read_deal(tmp_path / "game.json", load("fox"))
    rounds = sum(entry.get("check") == "round" for entry in finished().entries)
    assert len(deal["deal"]) == rounds


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": "x"}, "'format' must be 'tanglewood-deal'"),
        ({"version": 3}, "version 3 is not known"),
        ({"game": "duet"}, 'a deal of "duet", not of fox'),
        ({"more": 1}, "has the keys format, version, game and outcomes"),
        ({"outcomes": 5}, "must be a list"),
        ({"outcomes": [5]}, "Entry 1: an outcome is an object"),
        ({"outcomes": [{"chance": 1, "outcome": []}]}, "Entry 1: 'chance' must be a name"),
        ({"outcomes": [{"chance": "deal", "outcome": ["Z9"]}]}, 'Entry 1: "Z9" is not an item'),
        ({"outcomes": [{"chance": "deal", "outcome": [7]}]}, "Entry 1: 7 is not an item"),
        ({"outcomes": None}, "has the keys format"),
    ],
)
def test_a_wrong_deal_file_is_refused(
    tmp_path: Path, changes: dict[str, object], sentence: str
) -> None:
    path = _deal_file(tmp_path / "deal.json", **changes)
    with pytest.raises(BadRecord, match=rf"^deal.json: .*{sentence}"):
        read_deal(path, load("fox"))


def test_a_file_of_many_records_is_no_deal(tmp_path: Path) -> None:
    line = _deal_file(tmp_path / "deal.json").read_text(encoding="utf-8").replace("\n", " ")
    many = tmp_path / "games.jsonl"
    for content, sentence in (("\n", "is empty"), (f"{line}\n{line}\n", "holds more")):
        many.write_text(content, encoding="utf-8")
        with pytest.raises(BadRecord, match=rf"^games.jsonl: .*{sentence}"):
            read_deal(many, load("fox"))
    many.write_text(line + "\n", encoding="utf-8")
    assert read_deal(many, load("fox")) == read_deal(tmp_path / "deal.json", load("fox"))


def test_a_deal_file_that_is_a_list_is_refused(tmp_path: Path) -> None:
    (tmp_path / "deal.json").write_text("[]")
    with pytest.raises(BadRecord, match="'format' must be"):
        read_deal(tmp_path / "deal.json", load("fox"))


def test_components_are_plain_values(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "x"\n[board]\ngems = [1, 2]\nopen = true\n')
    assert read_components(path) == {"name": "x", "board": {"gems": [1, 2], "open": True}}


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"a = \n", r"mine.toml is not TOML: .*line 1"),
        (b"\xff", "byte 1 is not UTF-8"),
        (b"", "is empty"),
        (b"a = 1979-05-27\n", "a is a date; components are whole numbers"),
        (b"[b]\na = [1, 1.5]\n", r"b.a\[2\] is a float"),
        (b"a = " + b"9" * 5000, "number that is too long"),
        (b"a = " + b"[" * 100_000, "nested too deeply"),
    ],
)
def test_a_bad_component_file_names_the_line_or_key(
    tmp_path: Path, content: bytes, sentence: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(BadComponents, match=sentence):
        read_components(path)


def test_a_key_that_appears_twice_among_many_is_found(tmp_path: Path) -> None:
    keys = [*map(str, range(200_000)), "199999"]
    (tmp_path / "many.json").write_text("{" + ", ".join(f'"{key}": 1' for key in keys) + "}")
    with pytest.raises(BadRecord, match='the key "199999" appears twice in one object'):
        list(read_records(tmp_path / "many.json"))


def test_a_deal_may_name_many_outcomes(tmp_path: Path) -> None:
    outcomes = [{"chance": "dealer", "outcome": ["1"]}] * 200_000
    deal = {"format": "tanglewood-deal", "version": 1, "game": "fox", "outcomes": outcomes}
    (tmp_path / "deal.json").write_text(json.dumps(deal))
    assert len(read_deal(tmp_path / "deal.json", load("fox"))["dealer"]) == 200_000


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (".".join(["a"] * 1_001) + " = 1", "line 1 has more than 100 dots"),
        (f"[{'.'.join(['a'] * 300_000)}]", "line 1 has more than 100 dots"),
        (".".join(["a"] * 50) + " = 1", "is nested too deeply"),
        ("a = " + "[" * 50 + "]" * 50, "is nested too deeply"),
        ("a = " + "[" * 5_000 + "]" * 5_000, "is nested too deeply"),
        ("\n" * 1_000_001, "is too long"),
        (f"{'k' * 500_000} = 1.5", r"k{120} is a float"),
        ("# " + "." * 500 + "\n[deck]\n2.5 = 1.5", r"deck\.2\.5 is a float"),
    ],
    ids=["dots", "more dots", "tables", "lists", "more lists", "length", "long key", "comment"],
)  # fmt: skip
def test_a_component_file_beyond_all_bounds_is_refused(
    tmp_path: Path, text: str, sentence: str
) -> None:
    (tmp_path / "own.toml").write_text(text)
    with pytest.raises(BadComponents, match=sentence) as refusal:
        read_components(tmp_path / "own.toml")
    assert len(str(refusal.value)) < 400
