"""The deal of the day: a pure function of the date and the ruleset, with the AI's luck."""

from datetime import date

import pytest

from tanglewood.core.errors import BadOption
from tanglewood.games.registry import GAMES
from tanglewood.session.daily import SEAT, Daily, day_of
from tanglewood.session.dealcode import deal_code
from tanglewood.session.finished import marks, played_steps, standing

DAY = date(2026, 11, 16)
CODES = {
    "fox": "7MZ2-Q551-3DX7-BYM0-JTJW-CGTY-T5YF",
    "fox-manual": "0F77-DWGH-KRH7-PXY9-E3D3-S9PS-P9XY",
    "fox-mini": "6YJ2-G6SZ-7TZK-SVAR-PD7X-M08C-MWRT",
    "deluxe": "0GJP-NW68-X8V4-8ZY5-HAWT-5N0G-PPA1",
    "duet": "7Y1G-BGS0-KFTW-DYT9-NXV5-Q152-YN2W",
    "woods": "7ZT6-J10H-9EN5-WKP7-3024-P28D-JFJ8",
}


def test_every_game_has_the_deal_that_it_always_had_on_a_day() -> None:
    assert {game: deal_code(Daily(DAY, game).key) for game in GAMES} == CODES
    assert Daily(DAY, "fox").options == {"target": 0}
    assert Daily(DAY, "duet").options == {}
    codes = {deal_code(Daily(date(2026, 11, day), "fox").key) for day in range(1, 31)}
    assert len(codes) == 30


def test_the_same_plays_give_the_same_game() -> None:
    games = []
    for _ in range(2):
        table = Daily(DAY, "fox").table("Ann")
        while table.outcome is None:
            if not table.let_agent_act():
                table.act(SEAT, table.view(SEAT).legal[0])
        games.append(table.record)
    assert games[0] == games[1]
    assert games[0].entries[:1] == ({"chance": "dealer", "outcome": ["1"]},)
    assert standing(games[0].result or {}, SEAT)[:2] == (5, 6)
    assert marks(games[0], SEAT) == ["○○●●○○○●●●○●○"]


def test_par_is_a_whole_game_of_the_strongest_with_the_same_cards() -> None:
    deal = Daily(DAY, "fox-mini")
    par = deal.par()
    assert par == deal.par()
    assert par.entries[:2] == deal.table("Ann").record.entries[:2]
    assert par.players[SEAT].agent == "strongest"
    assert len(played_steps(par)) == 3


def test_a_team_and_a_game_without_tricks_have_marks_too() -> None:
    for game, mark in (("duet", "◆"), ("woods", "●")):
        table = Daily(DAY, game).table("Ann", "heuristic")
        while table.let_agent_act():
            pass
        lines = marks(table.record, SEAT)
        assert mark in lines[0]
        assert max(map(len, lines)) <= 13


@pytest.mark.parametrize("text", ["2026-11-17", "2026-10-31", "today", "2026-13-01"])
def test_other_days_have_no_deal(text: str) -> None:
    with pytest.raises(BadOption):
        day_of(text, DAY)
    assert day_of("2026-11-01", DAY) == date(2026, 11, 1)
