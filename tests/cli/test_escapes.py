"""What a terminal would obey never reaches it raw: not from a file, a program or a person."""

import json
import logging
import sys
from pathlib import Path

import pytest

from tanglewood.cli.line.screen import Screen
from tanglewood.core.printable import printable
from tanglewood.server.logs import JsonLines
from tests.cli.helpers import refused, run
from tests.record.samples import finished

HOSTILE = "\x1b[2J\x1b]0;gone\x07\x9b31m\u202eevil"
"""Clears the screen, names the window, colours what follows, turns it round."""


def _tame(text: str) -> bool:
    return all(printable(line) == line for line in text.split("\n"))


def _record(**changes: object) -> str:
    value = json.loads(finished("deluxe").line)
    return json.dumps(value | changes, ensure_ascii=False)


REST = 'kind = "claim"\npoints = 1\n[goals.when]\non = "win"\n'
RECORDS = {
    "option": _record(options={HOSTILE: 1}),
    "game": _record(game=HOSTILE),
    "component": _record(components={HOSTILE: 1}),
    "goal": _record(components={"goals": [{HOSTILE: 1}]}),
    "key": _record(**{HOSTILE: 1}),
    "name": _record(seats=[{"name": HOSTILE, "agent": "human"}] * 2),
    "agent": _record(seats=[{"name": "Ann", "agent": HOSTILE}] * 2),
    "entry": _record(entries=[{HOSTILE: 1}], result=None),
    "action": _record(entries=[{"seat": 0, "action": HOSTILE}], result=None),
    "chance": _record(entries=[{"chance": HOSTILE, "outcome": [HOSTILE]}], result=None),
    "result": _record(result={"ending": HOSTILE}),
    "format": _record(format=HOSTILE),
    "version": _record(version=HOSTILE),
}


@pytest.mark.parametrize("what", RECORDS)
@pytest.mark.parametrize(
    "command",
    [
        ("check",),
        ("replay",),
        ("hint",),
        ("play", "--resume"),
        ("play", "deluxe", "--deal"),
        ("perft", "deluxe", "--deal"),
    ],
    ids=" ".join,
)
def test_a_record_cannot_speak_to_the_terminal(
    tmp_path: Path, command: tuple[str, ...], what: str
) -> None:
    (tmp_path / "g.json").write_text(RECORDS[what], encoding="utf-8")
    result = run(*command, "g.json")
    assert _tame(result.output)
    if "--deal" not in command:
        assert result.exit_code == 2
        assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("deluxe", f'[[goals]]\nid = "x"\nname = {json.dumps(HOSTILE)}\n{REST}'),
        ("deluxe", f"{json.dumps(HOSTILE)} = 1\n"),
        ("deluxe", f"[[goals]]\n{json.dumps(HOSTILE)} = 1\n"),
        ("woods", f"[deck]\n{json.dumps(HOSTILE)} = 1\n"),
        ("woods", f"{json.dumps(HOSTILE)} = 1\n"),
        ("duet", f"[board]\n{json.dumps(HOSTILE)} = 1\n"),
        ("duet", f"[board]\nname = {json.dumps(HOSTILE)}\ngems = [1, 1, 1]\nstart = 1\n"),
        ("duet", f"[paws]\n{json.dumps(HOSTILE)} = 1\n"),
        ("duet", f"x = {HOSTILE}\n"),
        ("duet", f"{json.dumps(HOSTILE)} = 1.5\n"),
    ],
    ids=range(10),
)  # fmt: skip
def test_a_component_file_cannot_speak_to_the_terminal(
    tmp_path: Path, game: str, text: str
) -> None:
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    assert _tame(refused("play", game, "--components", "own.toml"))


def test_the_name_of_a_file_cannot_speak_to_the_terminal(tmp_path: Path) -> None:
    name = "\x1b[2J\x9b31m.json"
    (tmp_path / name).write_text(finished("fox").text, encoding="utf-8")
    assert _tame(run("check", name).output)
    assert _tame(run("replay", name).output)
    assert _tame(refused("play", "--resume", name))
    assert _tame(refused("replay", name, "--game", "2"))
    assert _tame(refused("check", "\x1b[2J"))
    assert _tame(run("play", "fox", "--seed", "1", "--save", "\x1b[2J.json", stdin="1\n").stdout)


def test_a_bot_cannot_speak_to_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(
        f"import sys\nsys.stderr.write({HOSTILE!r} + '\\n')\nprint({HOSTILE!r})\nsys.exit(3)\n",
        encoding="utf-8",
    )
    bot = f"cmd:{sys.executable} bot.py"
    result = run("arena", "uniform", "--agent", bot, "--pairs", "1", "--jobs", "1")
    assert "by misbehaving" in " ".join(result.stdout.split())
    assert _tame(result.stdout)


def test_a_kept_match_cannot_speak_to_the_terminal(tmp_path: Path) -> None:
    words = ("arena", "uniform", "uniform", "--pairs", "1", "--jobs", "1", "--keep", "kept.jsonl")
    assert run(*words).exit_code == 0
    key, number, games = json.loads((tmp_path / "kept.jsonl").read_text())
    games[0][7] = ["a", HOSTILE, HOSTILE]
    (tmp_path / "kept.jsonl").write_text(json.dumps([key, number, games]) + "\n")
    result = run(*words)
    assert "by misbehaving" in result.stdout
    assert _tame(result.stdout)


def test_what_is_no_game_in_a_kept_match_is_played_again(tmp_path: Path) -> None:
    words = ("arena", "uniform", "uniform", "--pairs", "2", "--jobs", "1", "--keep", "kept.jsonl")
    assert run(*words).exit_code == 0
    lines = (tmp_path / "kept.jsonl").read_text().splitlines()
    key, _, games = json.loads(lines[1])
    for number, broken in (
        ([], games),
        (1, 7),
        (1, [["both", "many"]]),
        (1, [["c", *games[0][1:]]]),
    ):
        lines[1] = json.dumps([key, number, broken])
        (tmp_path / "kept.jsonl").write_text("\n".join(lines) + "\n")
        assert "2 deals per pair" in run(*words).stdout


def test_a_line_of_the_log_is_ascii() -> None:
    record = logging.makeLogRecord({"msg": "request", "path": f"/{HOSTILE}ä"})
    assert JsonLines().format(record).isascii()


def test_a_screen_shows_every_character_or_a_question_mark(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    screen = Screen("fox")
    screen.say(f"{HOSTILE} plays B3, ö and\u00a0日本.")
    screen.ask(HOSTILE)
    told = capsys.readouterr().out
    assert _tame(told)
    assert "plays B3, ö and\u00a0日本." in told
