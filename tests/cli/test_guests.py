"""One's own bot at one's own table: started because it was named, never because a file says so."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from tanglewood.cli.options import seats_of
from tanglewood.core.errors import BadOption
from tanglewood.games.registry import load
from tanglewood.record import check, read_records
from tanglewood.record.deal import Luck
from tanglewood.session.table import Table
from tests.cli.helpers import refused, run

PYTHON = shlex.quote(sys.executable)
RANDOM = f"cmd:{PYTHON} {Path(__file__).parents[2] / 'examples' / 'bots' / 'random_bot.py'}"
ANY = "1\n" * 400


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    words = ("play", "fox", "--target", "0", "--seed", "3", "--save", "g.json")
    told = run(*words, "--seats", f"human,{RANDOM}", stdin=ANY).stdout
    assert "Random_bot 2 plays" in told
    ((_, record),) = read_records(tmp_path / "g.json")
    assert check(record).outcome is not None
    assert record.players[1].agent == RANDOM[:70]


def test_a_program_may_have_a_name_and_commas(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(
        "import sys, runpy\nassert sys.argv[1:] == ['a,b', '--x=1'], sys.argv\n"
        f"runpy.run_path({shlex.split(RANDOM)[-1]!r})\n"
    )
    seats = f"Ann=human,Rob=cmd:{PYTHON} bot.py 'a,b' --x=1"
    told = run("play", "fox-mini", "--seed", "3", "--seats", seats, stdin=ANY).stdout
    assert "Rob plays" in told
    assert "misbehaved" not in told


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("O'Neil=human,D'Arcy=human", ["O'Neil=human", "D'Arcy=human"]),
        ("cmd:a 'b,c',cmd:d \"e,f\" g", ["cmd:a 'b,c'", 'cmd:d "e,f" g']),
        ("x=cmd:a 'b,c", ["x=cmd:a 'b", "c"]),
        (" human , uniform ", ["human", "uniform"]),
        (",", ["", ""]),
    ],
)
def test_seats_are_told_apart(text: str, parts: list[str]) -> None:
    assert seats_of(load("fox"), text) == parts


@pytest.mark.parametrize("game", ["fox-mini", "duet"])
def test_a_program_that_misbehaves_gives_up(tmp_path: Path, game: str) -> None:
    (tmp_path / "bot.py").write_text("import sys\nsys.exit('no \x1b[2J more')\n")
    seats = f"human,cmd:{PYTHON} bot.py"
    result = run("play", game, "--seed", "3", "--save", "g.json", "--seats", seats, stdin=ANY)
    assert "Bot 2 has misbehaved: it ended with exit code 1: no ?[2J more." in result.stdout
    assert "gave up" in result.stdout
    ((_, record),) = read_records(tmp_path / "g.json")
    assert check(record).outcome is not None


def test_two_programs_are_watched() -> None:
    told = run("play", "fox-mini", "--seed", "1", "--seats", f"A={RANDOM},B={RANDOM}").stdout
    assert "A plays" in told
    assert "B plays" in told


def test_what_cannot_be_started_is_told_before_the_game() -> None:
    words = ("play", "fox", "--seats")
    assert "no program 'no-such-thing'" in refused(*words, "human,cmd:no-such-thing here")
    assert "quotation mark that is not closed" in refused(*words, "human,cmd:x 'y")
    assert "no program ''" in refused(*words, "human,cmd:")
    assert "no agent" in refused(*words, "human,xcmd:python3")


def test_a_file_never_starts_a_program(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    seats = f"human,{RANDOM}"
    run("play", "fox", "--seed", "3", "--save", "g.json", "--seats", seats, stdin="1\nquit\n")
    value = json.loads((tmp_path / "g.json").read_text())
    value["seats"][1]["agent"] = "cmd:touch trap"
    (tmp_path / "g.json").write_text(json.dumps(value))
    told = refused("play", "--resume", "g.json")
    assert "is a program, and a saved game starts no programs" in told
    assert "--seats human,cmd:PROGRAM" in told
    ((_, record),) = read_records(tmp_path / "g.json")
    with pytest.raises(BadOption, match="no agent"):
        Table.resume(record, Luck(1))  # what a server does
    assert not trap.exists()
    again = run("play", "--resume", "g.json", "--seats", seats, stdin=ANY).stdout
    assert "Random_bot 2" in again
    assert not trap.exists()


def test_a_saved_game_keeps_its_seats(tmp_path: Path) -> None:
    run("play", "fox", "--save", "g.json", "--seats", "human,uniform", stdin="1\n")
    told = refused("play", "--resume", "g.json", "--seats", f"human,{RANDOM}")
    assert told == "A saved game keeps its seats: for this one, use --seats human,uniform."
    assert "keeps its seats" in refused("play", "--resume", "g.json", "--seats", "human,human")
    assert run("play", "--resume", "g.json", "--seats", "human,uniform", stdin="").exit_code == 0
