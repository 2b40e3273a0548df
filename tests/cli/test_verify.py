"""`tanglewood verify`: one sentence a game, and an exit code that a script can trust."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tanglewood.cli import cli
from tanglewood.games.registry import GAMES
from tanglewood.record import Record, write_record, write_records
from tanglewood.words import languages
from tests.record.shuffled import SHARES, finished, info_of, played


def verify(*args: object) -> Result:
    return CliRunner().invoke(cli, ["--lang", "en", "verify", *map(str, args)])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    write_record(tmp_path / "game.json", finished("fox"))
    return tmp_path / "game.json"


def edited(record: Record, **shuffle: Any) -> Record:
    """The record with another part of its shuffle."""
    plain = json.loads(record.line)
    plain["shuffle"] |= shuffle
    return Record.parse(plain)


def test_a_right_shuffle_is_said_in_one_sentence(file: Path) -> None:
    told = verify(file)
    assert told.exit_code == 0
    outcomes = sum("chance" in entry for entry in finished("fox").entries)
    assert told.output == (
        "Game 1 (fox): the shuffle is right. The secret matches its commitment, and all "
        f"{outcomes} random draws follow from it. Shares came from Seat 0, and none from Seat 1.\n"
    )


@pytest.mark.parametrize("lang", languages())
def test_it_is_said_in_every_language(file: Path, lang: str) -> None:
    told = CliRunner().invoke(cli, ["--lang", lang, "verify", str(file)])
    assert told.exit_code == 0
    assert "Seat 0" in told.output


def test_every_game_of_a_file_gets_its_sentence(tmp_path: Path) -> None:
    known = played(info_of("fox", {"target": 0}, SHARES[:2], known_deal=True, seed=5)).record
    old = played(info_of("fox", {"target": 0}, SHARES[:2], secret=None, seed=5)).record
    alone = played(info_of("fox", {"target": 0}, [None, None])).record
    broken = edited(finished("duet"), secret="0" * 64)
    records = [*map(finished, GAMES), known, old, alone]
    write_records(tmp_path / "games.jsonl", records)
    told = verify(tmp_path / "games.jsonl")
    assert told.exit_code == 0
    lines = told.output.splitlines()
    assert len(lines) == len(records)
    assert all("is right" in line for line in lines[: len(GAMES)])
    assert "somebody chose this deal" in lines[-3]
    assert "reveals no shuffle" in lines[-2]
    assert "the server shuffled alone" in lines[-1]

    write_records(tmp_path / "games.jsonl", [*records[:2], broken, *records[2:]])
    told = verify(tmp_path / "games.jsonl")
    assert told.exit_code == 2
    lines = told.output.splitlines()
    assert len(lines) == len(records) + 1
    assert lines[2] == (
        "Game 3 (duet): the shuffle is wrong: the secret does not match the commitment that was "
        "made before the deal."
    )
    assert lines[3].startswith("Game 4 (")

    found = json.loads(verify(tmp_path / "games.jsonl", "--json").output)["games"]
    assert [game["game"] for game in found] == list(range(1, len(records) + 2))
    verdicts = [game["verdict"] for game in found]
    assert verdicts[2] == "wrong"
    assert verdicts[-3:] == ["known", "none", "right"]
    assert set(verdicts[:2]) == {"right"}
    assert found[0]["shares"] == [0]


@pytest.mark.parametrize("known", [True, False])
def test_a_file_without_a_shuffle_is_not_called_right(tmp_path: Path, known: bool) -> None:
    fields: dict[str, Any] = {"known_deal": True} if known else {"secret": None}
    record = played(info_of("fox", {"target": 0}, SHARES[:2], seed=5, **fields)).record
    write_record(tmp_path / "game.json", record)
    assert verify(tmp_path / "game.json").exit_code == 2
    told = verify(tmp_path / "game.json", "--json")
    assert told.exit_code == 2
    assert json.loads(told.output)["games"][0]["verdict"] == ("known" if known else "none")


def test_a_wrong_entry_is_named(file: Path) -> None:
    plain = json.loads(file.read_text("utf-8"))
    plain["entries"][0]["outcome"] = [str(1 - int(plain["entries"][0]["outcome"][0]))]
    file.write_text(json.dumps(plain), encoding="utf-8")
    told = verify(file)
    assert told.exit_code == 2
    assert "wrong: " in told.output
    assert "ntry " in told.output
    found = json.loads(verify(file, "--json").output)["games"][0]
    assert (found["verdict"], found["entry"] is not None) == ("wrong", True)


def test_what_was_noted_before_the_deal_is_compared(file: Path, tmp_path: Path) -> None:
    shuffle = finished("fox").shuffle
    assert shuffle is not None
    assert verify(file, "--commitment", shuffle.commitment.upper()).exit_code == 0
    told = verify(file, "--commitment", "0" * 64)
    assert told.exit_code == 2
    assert f"a different commitment: {shuffle.commitment}" in told.output
    told = verify(file, "--commitment", "77")
    assert (told.exit_code, "64 hexadecimal digits" in told.output) == (2, True)
    write_records(tmp_path / "games.jsonl", [finished("fox")] * 2)
    told = verify(tmp_path / "games.jsonl", "--commitment", shuffle.commitment)
    assert (told.exit_code, "must hold one game" in told.output) == (2, True)


def test_a_file_that_is_no_record_gets_the_same_answer_as_from_check(tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("{}", encoding="utf-8")
    told = verify(tmp_path / "no.json")
    check = CliRunner().invoke(cli, ["--lang", "en", "check", str(tmp_path / "no.json")])
    assert (told.exit_code, told.output) == (check.exit_code, check.output)
