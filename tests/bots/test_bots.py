"""Programs play like any agent, and one that misbehaves loses and harms nothing."""

import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.agent import Misbehaved
from tanglewood.agents.playout import Playout, playout
from tanglewood.arena.deal import Pairing
from tanglewood.arena.match import FORFEIT, play_match
from tanglewood.arena.result import Result
from tanglewood.bots import Bot, Limits, whole
from tanglewood.bots.messages import game_message, turn_in_words
from tanglewood.cli import cli
from tanglewood.core.chance import Stream
from tanglewood.core.event import Event
from tests.support import EVERY_MIX, walk

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PYTHON = shlex.quote(sys.executable)
SMALL = Limits(seconds=30, hello=30, answer=2000, errors=20_000)
HASTY = Limits(seconds=0.3, hello=30)
PATIENT = Limits(seconds=60, hello=60)

HELLO = 'input(); print(\'{"type": "hello"}\', flush=True)\n'
MISBEHAVING = {
    "crash": HELLO + "raise SystemExit(3)",
    "time": HELLO + "import time; time.sleep(60)",
    "flood": HELLO + "import sys\nwhile True: sys.stdout.write('x' * 1000)",
    "garbled": HELLO + "input(); input(); print('B3', flush=True); input()",
    "illegal": HELLO + 'input(); input(); print(\'{"type": "move", "action": "Z99"}\', flush=True)',
}


def bot(program: str, limits: Limits = SMALL) -> Bot:
    return Bot(f"{PYTHON} -c {shlex.quote(program)}", limits)


def against_uniform(player: Bot, game: str = "fox-mini", **options: Any) -> Playout:
    try:
        return playout(tw.load(game, **options), [player, agent("uniform")], seed=5)
    finally:
        player.close()


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_a_whole_view_goes_over_and_back(name: str, options: dict[str, Any]) -> None:
    logs: dict[int, tuple[Event, ...]] = {}
    for number, state in enumerate(walk(tw.load(name, **options).start(seed=4), 4)):
        if state.to_act < 0 or number > 60:
            break
        view, log = state.view(state.to_act), logs.get(state.to_act, ())
        sent = json.loads(json.dumps(whole.written(view, len(log))))
        assert whole.read(sent, state.game, log) == view
        if number % 7 == 0:  # and every game has words for its turns
            text = turn_in_words(state.game, view, len(log))
            assert all(f"- {action.text}" in text for action in view.legal)
        logs[state.to_act] = view.log


@pytest.mark.parametrize("options", [{"game": "fox", "target": 0}, {"game": "woods"}])
def test_our_agent_as_a_program_plays_as_it_does_at_home(options: dict[str, Any]) -> None:
    game = tw.load(options.pop("game"), **options)
    program = Bot(f"{PYTHON} -m tanglewood bot heuristic", PATIENT)
    home = playout(game, [agent("heuristic")] * game.seats, seed=2)
    away = playout(game, [program] * game.seats, seed=2)
    program.close()
    assert away.forfeit is None
    assert away.record.entries == home.record.entries


@pytest.mark.parametrize("language", ["python", "shell", "c++"])
def test_a_reference_bot_plays_to_the_end(language: str, tmp_path: Path) -> None:
    if language == "c++":
        if shutil.which("g++") is None:
            pytest.skip("no C++ compiler")
        subprocess.run(["g++", "-o", tmp_path / "last", EXAMPLES / "last.cpp"], check=True)
    command = {
        "python": f"{PYTHON} {EXAMPLES / 'random_bot.py'}",
        "shell": f"sh {EXAMPLES / 'first.sh'}",
        "c++": str(tmp_path / "last"),
    }[language]
    for game in ("fox-mini", "woods"):
        assert against_uniform(Bot(command, PATIENT), game).forfeit is None


def test_a_prompted_program_answers_in_words() -> None:
    model = "import sys; text = sys.stdin.read(); print('I ponder.', text.split()[-1])"
    command = f"{PYTHON} {EXAMPLES / 'prompted.py'} {PYTHON} -c {shlex.quote(model)}"
    played = against_uniform(Bot(command, PATIENT))
    assert played.forfeit is None


def test_a_turn_in_words_tells_what_happened_and_what_can_be_chosen() -> None:
    game = tw.load("fox")
    state = game.start(seed=7)
    view = state.view(state.to_act)
    text = turn_in_words(game, view)
    assert f"You are Player {state.to_act + 1}." in text
    assert "The decree is" in text
    assert "Your hand:" in text
    assert all(f"- {action.text}" in text for action in view.legal)


@pytest.mark.parametrize("reason", MISBEHAVING)
def test_a_program_that_misbehaves_loses_the_game(reason: str) -> None:
    limits = HASTY if reason == "time" else SMALL
    played = against_uniform(bot(MISBEHAVING[reason], limits))
    assert played.forfeit is not None
    assert (played.forfeit.seat, played.forfeit.reason) == (0, reason)
    assert played.outcome.winners == (1,)
    assert played.record.entries[-1] == {"resign": 0}


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("print('{}', flush=True); input()", "garbled"),
        (HELLO.replace("hello", "move"), "garbled"),
        (HELLO.replace('"hello"', '"hello", "view": "x-ray"'), "garbled"),
        (HELLO + "import sys\nwhile True: sys.stderr.write('x' * 1000)", "flood"),
        (HELLO + "print('[' * 1900, flush=True); input()", "garbled"),
        (HELLO + "import os, time; os.close(1); time.sleep(9)", "crash"),
        (HELLO + 'input(); input(); print(\'{"type": "move"}\', flush=True)', "garbled"),
    ],
)
def test_odd_answers_are_named(program: str, reason: str) -> None:
    played = against_uniform(bot(program))
    assert played.forfeit is not None
    assert played.forfeit.reason == reason


@pytest.mark.parametrize(
    ("index", "reason"), [("99999", "illegal"), ("-1", "illegal"), ("true", "garbled")]
)
def test_an_index_that_is_none_is_named(index: str, reason: str) -> None:
    move = f'input(); input(); print(\'{{"type": "move", "index": {index}}}\', flush=True)'
    forfeit = against_uniform(bot(HELLO + move)).forfeit
    assert forfeit is not None
    assert forfeit.reason == reason
    assert not forfeit.sentence.endswith(".")


GAME = '{"type": "game", "game": "fox", "options": {}, "components": {}}'


@pytest.mark.parametrize(
    "lines",
    [
        "hello",
        "[]",
        '{"type": "turn"}',
        '{"type": "game"}',
        GAME + '\n{"type": "turn", "whole": {}}',
        GAME + '\n{"type": "turn", "whole": {"view": "fox.view:Nothing"}, "random": 1}',
    ],
)
def test_our_agent_as_a_program_names_what_it_cannot_read(lines: str) -> None:
    done = CliRunner().invoke(cli, ["bot", "heuristic"], input=f"{lines}\n")
    assert done.exit_code == 2
    assert "Error: " in done.output


def test_a_crash_shows_the_last_line_of_its_errors() -> None:
    forfeit = against_uniform(bot(HELLO + "raise ValueError('no such card')")).forfeit
    assert forfeit is not None
    assert "exit code 1" in forfeit.sentence
    assert "no such card" in forfeit.sentence


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="process groups")
def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    child = tmp_path / "child"
    program = (
        "import subprocess, time, pathlib\n"
        "started = subprocess.Popen(['sleep', '60'])\n"
        f"pathlib.Path({str(child)!r}).write_text(str(started.pid))\n"
        f"{HELLO}time.sleep(60)"
    )
    player = bot(program, HASTY)
    view = tw.load("fox").start(seed=1)
    with pytest.raises(Misbehaved):
        player.choose(view.view(view.to_act), Stream(1))
    number = int(child.read_text(encoding="utf-8"))
    for _ in range(100):
        state = Path(f"/proc/{number}/stat")
        if not state.exists() or state.read_text(encoding="utf-8").split()[2] == "Z":
            return
        time.sleep(0.02)
    pytest.fail("a child of the program still runs")


def test_the_arena_counts_who_lost_by_misbehaving_and_why(tmp_path: Path) -> None:
    name = f"cmd:{PYTHON} -c 'raise SystemExit(1)'"
    match = Pairing("uniform", name, "fox-mini", "{}", 3)
    kept = tmp_path / "kept.jsonl"
    for _ in range(2):  # the second time from the file
        result = Result(match)
        for deal in play_match(match, 2, jobs=1, kept=kept):
            result.add(deal)
        found = result.plain()
        assert found["forfeits"]["b"]["reasons"] == {"crash": 4}
        assert "a" not in found["forfeits"]
        assert (found["win_rate"], found["points_per_round"]) == (1.0, FORFEIT)


def test_a_team_with_a_misbehaving_member_is_defeated() -> None:
    match = Pairing("uniform", "cmd:false", "duet", "{}", 3)
    (deal,) = play_match(match, 1, jobs=1)
    lost = [table for table in deal.tables if table.forfeit is not None]
    assert [table.counts for table in lost] == ["b", "mixed", "mixed"]
    assert all((table.points, table.win) == (0, 0) for table in lost)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("cmd:no-such-program", "no program"), ("cmd:", "no program"), ("cmd:'x", "quotation mark")],
)
def test_user_errors_are_one_sentence(name: str, sentence: str) -> None:
    done = CliRunner().invoke(cli, ["arena", "uniform", "--agent", name])
    assert done.exit_code == 2
    assert sentence in done.output


@pytest.mark.parametrize("name", tw.GAMES)
def test_the_rules_in_words_have_no_anchors_of_the_documentation(name: str) -> None:
    told = game_message(tw.load(name), 0, "text")["text"]
    assert ")=" not in told
    assert "###" in told
