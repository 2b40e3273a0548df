"""Every command does what its help says, and refuses with one sentence."""

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from tanglewood import rulebook
from tanglewood.agents.registry import AGENTS
from tanglewood.cli import COMMANDS, cli
from tanglewood.cli.options import title
from tanglewood.games.registry import GAMES
from tanglewood.record import check, replay
from tanglewood.words import table_voice
from tests.cli.helpers import refused, run
from tests.record.samples import finished


def test_the_version_is_told() -> None:
    assert run("--version").stdout.startswith("tanglewood 0.")


def test_the_start_stays_light() -> None:
    code = (
        "import sys; from tanglewood.cli import cli; cli(['--version'], standalone_mode=False); "
        "heavy = {'rich', 'json', 'multiprocessing', 'fluent', 'tanglewood.session'}; "
        "heavy &= set(sys.modules); "
        "sys.exit(str(heavy) if heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_without_a_command_the_commands_are_listed() -> None:
    result = run()
    assert result.exit_code == 0
    assert all(f"  {name} " in result.stdout for name in COMMANDS)


def test_no_line_of_the_list_is_cut_off() -> None:
    assert "..." not in run().stdout.partition("Commands:")[2]


def test_a_group_without_a_command_shows_its_help_alone() -> None:
    result = run("store")
    assert "See '" not in result.output
    assert "Commands:" in result.output


@pytest.mark.parametrize("name", ["play", "tui", "simulate", "perft", "rules"])
def test_help_names_the_games(name: str) -> None:
    about = " ".join(run(name, "--help").stdout.partition("Options:")[0].split())
    assert f"GAME is {', '.join([*GAMES][:-1])} or {[*GAMES][-1]}" in about


@pytest.mark.parametrize("name", COMMANDS)
def test_every_help_has_an_example(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert (
        f"Example: tanglewood {name}" in result.stdout or "tanglewood completion" in result.stdout
    )


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["simulat"], "no command 'simulat'. Did you mean 'simulate'?"),
        (["xyzzy"], "no command 'xyzzy'. See 'tanglewood --help'."),
        (["--nonsense"], "See 'tanglewood --help'"),
        (["play", "fax"], "no game 'fax'"),
        (["play", "fox", "--level", "2"], "fox has no option 'level'"),
        (["play", "fox", "--goals"], "fox has no option 'goals'"),
        (["play", "fox", "--target", "many"], "target cannot be 'many'"),
        (["play", "fox", "--seats", "human"], "fox has 2 seats"),
        (["play", "fox", "--seats", "human,cheater"], "no agent 'cheater'"),
        (["play", "fox", "--seats", "A=human,A=human"], "same name"),
        (["play", "fox", "--seats", "=human,human"], "1 to 40 printable"),
        (["play", "fox", "--deal", "none.json"], "none.json"),
        (["play", "fox", "--resume", "none.json"], "none.json"),
        (["simulate", "fox", "--seats", "human,uniform"], "without people"),
        (["simulate", "fox", "--seats", "uniform"], "fox has 2 seats"),
        (["simulate", "fox", "--seats", "a,b"], "no agent 'a'"),
        (["simulate", "fox", "--records", "x.json"], "ends in .jsonl"),
        (["simulate", "fox", "--table", "no/such/place.csv"], "There is no folder 'no/such'"),
        (["simulate", "fox", "--records", ""], "'--records': A file needs a name"),
        (["simulate", "fox", "--seats", ""], "--seats names 1"),
        (["simulate", "fox", "--records", "a.jsonl", "--table", "a.jsonl"], "the same file"),
        (["simulate", "fox", "--games", "x"], "'x' is not a whole number. See"),
        (["simulate", "fox", "--games", "0"], "'--games': 0 is less than 1. See"),
        (["simulate", "fox", "--sed", "1"], "'--seats', '--seed'?) See 'tanglewood simulate"),
        (["simulate", "fox", "--seed"], "requires an argument. See 'tanglewood simulate --help'"),
        (["play", "fox", "--save", ""], "'--save': A file needs a name"),
        (["play", "fox", "--save", "no/such/game.json"], "There is no folder 'no/such'"),
        (["play", "fox", "--seed", "-1"], "-1 is not between 0 and 9223372036854775807. See"),
        (["games", "--jsn"], "Did you mean '--json'? See"),
        (["arena", "uniform", "uniform", "--sprt", "0", "inf"], "the smaller one first"),
        (["arena", "uniform", "uniform", "--seconds", "nan"], "'--seconds': nan is not a number"),
        (["arena", "uniform", "uniform", "--seconds", "0"], "0.0 is not above 0 and at most 3600"),
        (["store", "backup", "no/such/copy.sqlite"], "There is no folder 'no/such'"),
        (["store", "delete", "--older-than", "9" * 30], "'--older-than'"),
        (["store", "delete", "--table", "nosuch", "--yes"], "There is no table 'nosuch'"),
        (["store", "where", "--db", "sqlite:///no/such.sqlite"], "There is no store at no/such"),
        (["store", "delete", "--everything", "--db", "sqlite:///x"], "There is no store at x"),
        (["serve", "--host", ""], "--host"),
        (["serve", "--trust-proxy", "nonsense"], "--trust-proxy takes the addresses"),
        (["serve", "--trust-proxy", "1.2.3.4/99"], "--trust-proxy takes the addresses"),
        (["serve", "--claim-after", "nan"], "'--claim-after': nan is not a number of seconds"),
        (["serve", "--takeover-after", "inf"], "'--takeover-after': inf is not a number of sec"),
        (
            ["serve", "--broker", "redis://:S3@127.0.0.1:x"],
            "The broker's address must be redis://HOST:PORT",
        ),
        (["perft", "fox"], "perft needs --seed S or --deal FILE"),
        (["rules", "chess"], "no rule page 'chess'"),
        (["rules", "fox", "fox.nonsense"], "no rule 'fox.nonsense'"),
        (["check"], "Missing argument"),
        (["check", "none.json"], "none.json"),
        (["replay", "none.json"], "none.json"),
        (["completion", "tcsh"], "tcsh"),
        (["completion"], "Choose from: bash, zsh, fish. See"),
        (["games", "chess"], "(chess). See"),
        (["rules", "fox.nonsense"], "no rule 'fox.nonsense'"),
        (["serve", "--db", "nonsense"], "The store must be sqlite:///PATH"),
        (["serve", "--db", "sqlite:///."], ". is not a store of tables"),
        (["serve", "--claim-after", "-3"], "--claim-after"),
        (["store", "where", "--db", "sqlite:///."], ". is not a store of tables"),
    ],
)
def test_a_wrong_wish_gets_one_sentence(args: list[str], sentence: str) -> None:
    told = refused(*args)
    assert sentence in told
    assert "S3" not in told, "a password"


def test_the_games_are_listed() -> None:
    told = run("games").stdout
    assert all(f"{name}: {title(name)}" in told for name in GAMES)


def test_the_games_are_listed_as_json() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert list(listed) == list(GAMES)
    for name, game in GAMES.items():
        assert listed[name]["title"] == game.title
        assert listed[name]["players"] == {"least": game.players[0], "most": game.players[1]}
        assert list(listed[name]["options"]) == [option.name for option in game.options]
        assert listed[name]["sources"] == dict(game.sources)
    assert listed["woods"]["players"] == {"least": 1, "most": 5}


@pytest.mark.parametrize("page", [*GAMES, "rulings", "glossary"])
def test_the_rules_are_shown(page: str) -> None:
    told = run("rules", page).stdout
    assert len(told) > 500
    assert ")=" not in told
    assert "\x1b" not in told


def test_one_rule_is_shown() -> None:
    told = run("rules", "fox", "fox.monarch").stdout
    assert run("rules", "fox.monarch").stdout == told
    assert told.startswith("### Monarch")
    assert "source: rulebook" in told


@pytest.mark.parametrize("name", GAMES)
def test_a_simulation_is_counted(name: str) -> None:
    told = run("simulate", name, "--games", "4", "--seed", "1").stdout
    assert ": 4 games" in told
    assert "Wins (95 % interval)" in told
    assert "Decisions" in told


def test_a_simulation_tells_programs(tmp_path: Path) -> None:
    result = run("simulate", "fox", "--games", "6", "--seed", "2", "--json", "--records", "r.jsonl",
                 "--table", "t.csv", "--target", "16")  # fmt: skip
    found = json.loads(result.stdout)
    assert found["options"] == {"target": 16}
    assert found["seats"] == ["uniform", "uniform"]
    assert sum(found["endings"].values()) == 6
    with (tmp_path / "t.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["game"] for row in rows] == list("123456")
    assert len((tmp_path / "r.jsonl").read_text().splitlines()) == 6
    assert "6 games, 6 finished" in run("check", "r.jsonl").stdout
    again = run("simulate", "fox", "--games", "6", "--seed", "2", "--json", "--target", "16")
    assert json.loads(again.stdout) == found


def test_a_game_of_a_simulation_can_be_played_again_by_its_seed(tmp_path: Path) -> None:
    run(
        "simulate", "fox", "--games", "3", "--seed", "2", "--records", "r.jsonl", "--table", "t.csv"
    )
    with (tmp_path / "t.csv").open() as file:
        seed = list(csv.DictReader(file))[2]["seed"]
    run("play", "fox", "--seats", "uniform,uniform", "--seed", seed, "--save", "g.json")
    third = json.loads((tmp_path / "r.jsonl").read_text().splitlines()[2])
    again = json.loads((tmp_path / "g.json").read_text())
    assert again["entries"] == third["entries"]
    assert again["result"] == third["result"]


def test_a_check_tells_what_it_found(tmp_path: Path) -> None:
    (tmp_path / "g.json").write_text(finished("duet").text)
    assert "a finished game of duet" in run("check", "g.json").stdout
    found = json.loads(run("check", "g.json", "--json").stdout)
    assert found["finished"] == 1
    value = finished("duet").plain()
    value["entries"] = value["entries"][:3]  # type: ignore[index]
    value["result"] = None
    (tmp_path / "u.json").write_text(json.dumps(value))
    assert "an unfinished game" in run("check", "u.json").stdout


def test_a_wrong_record_is_refused_with_game_and_entry(tmp_path: Path) -> None:
    good = finished("fox-mini").line
    bad = json.loads(good)
    bad["entries"][2]["seat"] ^= 1
    (tmp_path / "g.jsonl").write_text(f"{good}\n{json.dumps(bad)}\n{good}\n")
    for command in (["check", "g.jsonl"], ["replay", "g.jsonl", "--game", "2", "--json"]):
        assert refused(*command).startswith("Game 2, entry 3: It is not Seat ")
    assert "entry" not in run("replay", "g.jsonl", "--game", "3").stderr


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_retold(tmp_path: Path, name: str) -> None:
    record = finished(name)
    (tmp_path / "g.json").write_text(record.text)
    told = run("replay", "g.json").stdout
    outcome = check(record).outcome
    assert outcome is not None
    assert table_voice(record.game, record.names).say(outcome.summary) in told
    for seat in range(record.game.seats):
        middle = run("replay", "g.json", "--at", "7", "--seat", str(seat)).stdout
        assert "After entry 7 of" in middle
        plain = json.loads(
            run("replay", "g.json", "--at", "7", "--seat", str(seat), "--json").stdout
        )
        assert plain["view"]["viewer"] == seat
        assert "position" not in plain
    everything = json.loads(run("replay", "g.json", "--json").stdout)
    assert everything["result"] == record.result
    state = [*replay(record)][7].state
    assert f"Position: {state.text}\n" in run("replay", "g.json", "--at", "7").stdout


def test_a_replay_refuses_what_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "g.json").write_text(finished().text)
    assert "no game 2" in refused("replay", "g.json", "--game", "2")
    assert "entries, not 9999" in refused("replay", "g.json", "--at", "9999")
    assert "2 seats here, 0 to 1" in refused("replay", "g.json", "--seat", "2")


def test_an_unfinished_record_and_a_resignation_are_retold(tmp_path: Path) -> None:
    run("play", "fox", "--seed", "1", "--save", "u.json", stdin="1\n")
    assert "the game is unfinished" in run("replay", "u.json").stdout
    run("play", "fox", "--seed", "1", "--save", "r.json", stdin="1\nresign yes\n")
    assert "Player 1 gives up." in run("replay", "r.json").stdout


def test_perft_counts() -> None:
    assert run("perft", "fox", "--seed", "1", "--depth", "2").stdout.split() == [
        "0", "1", "1", "13", "2", "87",
    ]  # fmt: skip
    found = json.loads(run("perft", "fox", "--seed", "1", "--depth", "2", "--json").stdout)
    assert found["counts"] == [1, 13, 87]


def test_perft_takes_a_record_as_its_deal(tmp_path: Path) -> None:
    (tmp_path / "g.json").write_text(finished("woods").text)
    counts = run("perft", "woods", "--deal", "g.json", "--depth", "2", "--json").stdout
    assert json.loads(counts)["counts"][0] == 1


def test_the_doctor_looks_around() -> None:
    found = json.loads(run("doctor", "--json").stdout)
    assert {"tanglewood", "python", "kernel", "data folder", "extra dev"} <= set(found)
    assert "data folder" in run("doctor").stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete(shell: str) -> None:
    assert "_TANGLEWOOD_COMPLETE" in run("completion", shell).stdout


def _completed(*words: str) -> list[str]:
    """What the Tab key offers after these words, the last of them unfinished."""
    *args, begun = words
    found = ShellComplete(cli, {}, "tanglewood", "_TANGLEWOOD_COMPLETE")
    return [item.value for item in found.get_completions(list(args), begun)]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (("play", "fox", "--seats", "huma"), ["human"]),
        (("play", "fox", "--seats", "human,old"), ["human,old-oak"]),
        (("play", "fox", "--seats", "Ann=human,Ben=heu"), ["Ann=human,Ben=heuristic"]),
        (("tui", "fox", "--seats", "human,stro"), ["human,strongest"]),
        (("simulate", "fox", "--seats", "huma"), []),
        (("simulate", "fox", "--seats", "uniform,uni"), ["uniform,uniform"]),
        (("arena", "heu"), ["heuristic"]),
        (("arena", "heuristic", "uni"), ["uniform"]),
        (("arena", "--agent", "bir"), ["birch", "birch-1"]),
        (("bot", "bee"), ["beech", "beech-1"]),
        (("rules", "fox.mon"), ["fox.monarch"]),
        (("rules", "fox-man"), ["fox-manual"]),
        (("rules", "deluxe", "deluxe.fai"), ["deluxe.fairy"]),
        (("rules", "deluxe", "ruling.S10"), ["ruling.S10"]),
    ],
)
def test_the_tab_key_offers_agents_and_rules(words: tuple[str, ...], wanted: list[str]) -> None:
    assert _completed(*words) == wanted


def test_the_tab_key_offers_the_rules_of_the_page() -> None:
    assert _completed("rules", "fox", "") == [rule.id for rule in rulebook.rules("fox")]
    assert set(_completed("bot", "")) == set(AGENTS)


def test_components_come_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text("[deck]\n" + "".join(f"{v} = 9\n" for v in range(2, 9)))
    found = json.loads(
        run("simulate", "woods", "--components", "deck.toml", "--games", "2", "--json").stdout
    )
    assert found["options"]["components"]["deck"]["2"] == 9
    (tmp_path / "bad.toml").write_text("[deck\n")
    assert "bad.toml is not TOML" in refused("play", "woods", "--components", "bad.toml")
    assert "fox has no option 'components'" in refused("play", "fox", "--components", "deck.toml")
