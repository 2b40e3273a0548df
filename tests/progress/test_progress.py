"""What counts for a player's progress, what follows, and that a damaged file loses nothing."""

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.progress import file
from tanglewood.progress.achievements import achievements
from tanglewood.progress.file import BadProgress, Progress
from tanglewood.progress.games import FinishedGame, PlayedGame
from tanglewood.progress.standing import START, course
from tanglewood.progress.summary import summary
from tanglewood.record.deal import Luck
from tanglewood.record.form import Player, Record
from tanglewood.session.table import Table

NAMES = ("seedling", "sapling", "hazel", "birch", "beech", "old-oak")


def finished(game: str, *agents: str, resign: bool = False, **options: Any) -> Record:
    """A game that a person played by giving the first legal action, to its end."""
    players = [Player(f"{at} {agent}", agent) for at, agent in enumerate(agents)]
    table = Table(tw.load(game, **options), players, Luck(7))
    while table.outcome is None:
        if table.to_act in table.people:
            if resign:
                table.resign(table.to_act)
            else:
                table.act(table.to_act, table.state.legal[0])
        else:
            table.let_agent_act()
    return table.record


def game(number: int, won: bool = True, level: str = "hazel", **more: object) -> PlayedGame:
    rounds = (2, 2, 0) if won else (0, 0, 2)
    end = "won" if won else "lost"
    made = PlayedGame(
        id=f"g{number}", game="fox", at=number * 86_400_000, against=(level,), end=end, own=21,
        other=9, rounds=rounds,
    )  # fmt: skip
    return replace(made, **more)  # type: ignore[arg-type]


def test_a_game_counts_by_its_rounds() -> None:
    record = finished("fox", "human", "seedling", target=16)
    played = FinishedGame.of(record, "one").played_by(0, 5)
    checks = [it for it in record.entries if it.get("check") == "round"]
    assert len(played.rounds) == len(checks) > 1
    assert record.result is not None
    assert played.end == ("won" if record.result["winners"] == [0] else "lost")
    assert PlayedGame.parse(played.plain()) == played


def test_a_game_that_was_given_up_has_lost_its_last_round() -> None:
    played = FinishedGame.of(finished("fox", "human", "seedling", resign=True), "one").played_by(
        0, 5
    )
    assert (played.end, played.rounds) == ("lost", (0,))


@pytest.mark.parametrize(
    ("name", "agents", "options"),
    [
        ("fox", ("human", "human"), {"target": 0}),
        ("fox", ("human", "uniform"), {"target": 0}),
        ("duet", ("human", "seedling"), {}),
        ("deluxe", ("human", "seedling"), {"target": 0, "poison": False}),
        ("woods", ("human", "seedling", "seedling"), {"players": 3}),
    ],
)
def test_other_games_count_for_no_rating(
    name: str, agents: tuple[str, ...], options: dict[str, Any]
) -> None:
    played = FinishedGame.of(finished(name, *agents, **options), "one").played_by(0, 5)
    assert played.rounds == ()
    (found,) = summary([played])["games"]
    assert (found["played"], found["rating"]) == (1, None)


def test_a_chosen_deal_counts_for_no_rating() -> None:
    record = finished("fox", "human", "seedling", target=0)
    assert FinishedGame.of(record, "one").played_by(0, 5).rounds
    assert not FinishedGame.of(replace(record, known_deal=True), "one").played_by(0, 5).rounds


def test_who_beats_stronger_levels_climbs_and_gets_surer() -> None:
    weak = course([game(at, level="seedling") for at in range(8)])
    strong = course([game(at, level="old-oak") for at in range(8)])
    losing = course([game(at, won=False) for at in range(8)])
    assert strong[-1].rating.value > weak[-1].rating.value > losing[-1].rating.value
    assert losing[-1].rating.value < START.value
    assert strong[-1].rating.deviation < strong[0].rating.deviation < START.deviation


def test_a_summary_follows_from_the_games_in_any_order() -> None:
    games = [game(1), game(2, won=False, accuracy=80), game(3), game(4, accuracy=96)]
    found = summary(games, ["2026-11-15", "2026-11-14", "2026-11-10"], {}, date(2026, 11, 16))
    assert found == summary(games[::-1], ["2026-11-10", "2026-11-14", "2026-11-15"], {},
                            date(2026, 11, 16))  # fmt: skip
    (fox,) = found["games"]
    assert (fox["played"], fox["won"], fox["lost"], len(fox["curve"])) == (4, 3, 1, 4)
    assert [it["name"] for it in fox["levels"] if it["beaten"]] == ["hazel"]
    assert found["wins"] == {"now": 2, "best": 2}
    assert found["days"] == {"now": 2, "best": 2}
    assert [value for _, _, value in found["accuracy"]] == [80, 96]


def test_achievements_say_how_far_one_is_and_when_they_were_reached() -> None:
    ladder = [game(at, level=name) for at, name in enumerate(NAMES)]
    found = {it.name: it for it in achievements(ladder, [], 4)}
    assert (found["ladder"].have, found["ladder"].at) == (6, ladder[-1].at)
    assert found["row"].at == ladder[4].at
    assert (found["every-game"].have, found["puzzles"].have) == (1, 4)
    assert found["sharp"].have < found["sharp"].need
    assert all(it.have < it.need for it in achievements([], [], 0))
    days = [f"2026-11-{day:02}" for day in range(3, 10)]
    found = {it.name: it for it in achievements([], days, 10)}
    assert {name for name, it in found.items() if it.have >= it.need} == {"week", "puzzles"}


def test_progress_comes_back_from_its_file_and_two_become_one(tmp_path: Path) -> None:
    standing = {"value": 1200.0, "deviation": 80.0, "volatility": 0.06}
    solved = {"standing": standing, "streak": 1, "best": 4, "done": ["1-2", "1-3"]}
    day = {"result": {"own": 7, "other": 3, "won": True}}
    mine = Progress((game(1),), {("2026-11-16", "fox"): day}, {"fox": solved})
    other = {**solved, "best": 2, "done": ["1-3", "1-4", "1-5"]}
    theirs = Progress((game(1, accuracy=90), game(2)), {}, {"fox": other})
    both = mine.with_all(theirs)
    assert [(it.id, it.accuracy) for it in both.games] == [("g1", 90), ("g2", None)]
    assert both.puzzles["fox"]["done"] == ["1-2", "1-3", "1-4", "1-5"]
    assert both.puzzles["fox"]["best"] == 4
    path = tmp_path / "deep" / file.FILE
    file.write(path, both)
    assert file.read(path) == both


WHOLE = Progress((game(1),)).text


@pytest.mark.parametrize(
    "text",
    [
        "{", "[]", "{}", "null", WHOLE[:-20],
        WHOLE.replace('"games": [', '"games": [5, '), WHOLE.replace('"won"', '"wun"'),
        WHOLE.replace("86400000", '"1"'), WHOLE.replace("86400000", "1e3"),
        WHOLE.replace('"rounds": [', '"rounds": [9, '), WHOLE.replace('"fox"', '"vixen"'),
    ],
)  # fmt: skip
def test_a_damaged_file_is_refused_and_put_aside(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadProgress):
        Progress.parse(text)
    path = tmp_path / file.FILE
    path.write_text(text)
    assert file.read(path) == Progress()
    assert path.with_suffix(".damaged.json").read_text() == text
