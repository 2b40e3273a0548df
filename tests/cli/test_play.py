"""Line-mode play with piped input."""

import json
import re
import sys
from pathlib import Path

import pytest

from tanglewood.cli.line.commands import HELP
from tanglewood.cli.line.screen import Screen
from tanglewood.cli.options import title
from tanglewood.games.registry import GAMES, load
from tanglewood.record import check, read_records
from tanglewood.words import table_voice
from tests.cli.helpers import refused, run
from tests.support import EVERY_MIX

ANY = "1\n" * 2000


def _flags(options: dict[str, object]) -> list[str]:
    found = []
    for name, value in options.items():
        if isinstance(value, bool):
            found.append(f"--{name}" if value else f"--no-{name}")
        else:
            text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
            found += [f"--{name}", text]
    return found


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_a_whole_game_can_be_played(tmp_path: Path, name: str, options: dict[str, object]) -> None:
    result = run("play", name, "--seed", "4", "--save", "g.json", *_flags(options), stdin=ANY)
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
    ((_, record),) = read_records(tmp_path / "g.json")
    outcome = check(record).outcome
    assert outcome is not None
    assert table_voice(record.game, record.names).say(outcome.summary) in result.stdout
    assert record.game == load(name, **options)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("mode", ["--memory", "--assist"])
def test_people_share_a_screen(name: str, mode: str) -> None:
    game = load(name)
    names = ["Ann", "Ben", "Cy"][: game.seats]
    seats = ",".join(f"{who}=human" for who in names)
    told = run("play", name, "--seats", seats, "--seed", "2", mode, stdin="1\n" * 12).stdout
    if game.seats > 1:
        assert "──── Ann ────" in told
        assert "──── Ben ────" in told


def test_the_other_hand_is_never_shown() -> None:
    told = run("play", "fox", "--seats", "Ann=human,Ben=human", "--seed", "2", stdin="1\n").stdout
    parts = re.split("──── (Ann|Ben) ────", told)[1:]
    assert set(parts[::2]) == {"Ann", "Ben"}
    for who, screen in zip(parts[::2], parts[1::2], strict=True):
        other = {"Ann": "Ben", "Ben": "Ann"}[who]
        assert f"{other} holds" not in screen
        assert f"{other} (you)" not in screen


def test_agents_alone_are_watched() -> None:
    told = run("play", "fox", "--seats", "uniform,uniform", "--seed", "2").stdout
    assert "Pip plays" in told
    assert "Dot plays" in told
    assert "holds" not in told, "a spectator sees no hand"
    assert "Your hand" not in told
    assert re.search(r" wins \d+-\d+\. ", told)


def test_the_menu_lists_every_game() -> None:
    told = run("play", "--seed", "1", stdin="\nchess\n99\nfox\n1\n").stdout
    assert all(title(name) in told for name in GAMES)
    assert "There is no game 'chess'" in told
    assert "There is no game '99'" in told
    assert "Your hand" in told
    assert "Goodbye" in run("play", stdin="q\n").stdout
    assert "Goodbye" in run("play", stdin="").stdout
    assert "Duet" in run("play", "--seed", "1", stdin="5\n").stdout


def _told(*answers: str, game: str = "fox", args: tuple[str, ...] = ()) -> str:
    stdin = "".join(f"{answer}\n" for answer in answers)
    who = () if "--seats" in args or "--players" in args else ("--seats", "human,heuristic")
    return run("play", game, "--seed", "3", *who, *args, stdin=stdin).stdout


def test_the_commands_are_told() -> None:
    told = _told("?", "help")
    assert all(told.count(f"\n  {what} ") == 2 for what in HELP[2:])


def test_an_illegal_choice_explains_itself_and_asks_again() -> None:
    told = _told("M1", "B99", "under=B1", "", "b1", "show")
    assert "You do not hold M1 (Swan)." in told
    assert "'B99' is not an action of this game." in told
    assert "fox." not in told, "ids of rules are for programs"
    assert "Player 1 plays B1 (Swan)." in told


def test_a_choice_by_number_is_the_one_shown() -> None:
    assert "Player 1 plays B4." in _told("4")
    assert "is not an action" in _told("14")
    assert "is not an action" in _told("0")
    assert "is not an action" in _told("9" * 30)


def test_the_log_from_memory_tells_the_last_news_only() -> None:
    answers = ["B1", "B2", "log"]
    memory = _told(*answers).partition("any card. log")[2]
    assist = _told(*answers, args=("--assist",)).partition("any card. log")[2]
    assert "plays B2" in memory
    assert "plays B1" not in memory
    assert "plays B1" in assist


def test_assisted_play_lists_what_could_be_remembered() -> None:
    assert "Tricks won: B1 B8" in _told("B1", args=("--assist",))
    assert "Tricks won" not in _told("B1")


def test_rules_are_at_hand() -> None:
    told = _told("rules", "rules fox.swan", "rules fox.swann")
    assert "fox.monarch" in told
    assert "### Swan" in told
    assert "no rule 'fox.swann'" in told


def test_a_decision_can_be_taken_back() -> None:
    told = _told("undo", "B3", "undo", "B4")
    assert "This cannot be taken back: There is nothing to take back yet." in told
    assert "Taken back." in told
    assert "Player 1 plays B4." in told


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    told = _told("1", "save", "save g.json", "save g.json", "1", "save", "quit")
    assert "Say where: save FILE" in told
    assert "tanglewood play --resume g.json" in told
    saved = json.loads((tmp_path / "g.json").read_text())
    assert saved["result"] is None
    result = run("play", "--resume", "g.json", "--seed", "3", stdin=ANY)
    assert re.search(r" wins \d+-\d+\. ", result.stdout)
    again = json.loads((tmp_path / "g.json").read_text())
    assert again["entries"][: len(saved["entries"])] == saved["entries"]
    assert again["result"] is not None
    assert "is finished; read it with" in refused("play", "--resume", "g.json")


def test_a_saved_game_does_not_overwrite_another_file(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("precious")
    assert "already exists" in _told("save mine.json")
    assert (tmp_path / "mine.json").read_text() == "precious"
    assert "cannot be saved there" in _told("save no/such/place.json")
    assert "cannot be saved there" in _told("save ~nobody-here/x.json")
    assert "cannot be saved there" in _told("save a\0b")


def test_what_was_to_be_kept_and_cannot_be_is_told() -> None:
    assert "cannot be written" in _told("1", args=("--save", "long" * 99))


def test_resuming_refuses_what_does_not_fit(tmp_path: Path) -> None:
    _told("1", args=("--save", "g.json"))
    assert "keeps its options" in refused("play", "--resume", "g.json", "--target", "9")
    assert "keeps its seats" in refused("play", "--resume", "g.json", "--seats", "human,human")
    assert "a game of fox, not of duet" in refused("play", "duet", "--resume", "g.json")
    line = json.dumps(json.loads((tmp_path / "g.json").read_text()))
    (tmp_path / "many.jsonl").write_text(f"{line}\n{line}\n")
    assert "holds 2 games" in refused("play", "--resume", "many.jsonl")
    (tmp_path / "bad.json").write_text(line.replace('"B1"', '"B2"', 1))
    assert refused("play", "--resume", "bad.json").startswith("Entry ")


def test_giving_up_asks_once_more() -> None:
    told = _told("resign", "resign yes")
    assert "Type 'resign yes' to give up." in told
    assert "Bristle wins 0-0. Player 1 gave up.\n" in told


def test_a_team_gives_up_together() -> None:
    people = ("--seats", "Ann=human,Ben=human")
    told = _told("resign yes", "no", "resign yes", "yes", game="duet", args=people)
    assert "do you agree to give up?" in told
    assert "The game goes on." in told
    assert "Defeat. The team gave up.\n" in told
    assert "Defeat." in _told("resign yes", game="duet")


def test_the_end_of_the_input_is_polite() -> None:
    told = _told("1")
    assert "The game is not finished." in told
    assert "--save FILE" in told
    assert run("play", "fox", stdin="").exit_code == 0


def test_a_deal_file_decides_the_hands(tmp_path: Path) -> None:
    order = [load("fox").item_text("deal", card) for card in range(33)]
    deal = {"format": "tanglewood-deal", "version": 1, "game": "fox"}
    deal["outcomes"] = [
        {"chance": "dealer", "outcome": ["1"]},
        {"chance": "deal", "outcome": order},
    ]
    (tmp_path / "deal.json").write_text(json.dumps(deal))
    told = run("play", "fox", "--deal", "deal.json", stdin="").stdout
    assert "Your hand: B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11  K1 K2" in told
    assert "Decree: M5" in told
    assert "a deal of" in refused("play", "fox-mini", "--deal", "deal.json")
    deal["outcomes"] = [{"chance": "deal", "outcome": ["B1"]}]
    (tmp_path / "deal.json").write_text(json.dumps(deal))
    assert "must be 33 of the 33" in refused("play", "fox", "--deal", "deal.json")


def test_a_closed_standard_input_is_an_empty_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert Screen("fox").ask("Which?") is None
    assert capsys.readouterr().out == "Which?\n"
