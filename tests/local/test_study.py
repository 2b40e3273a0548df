"""What a local host has for those who want to learn: the deal of the day, reviews, practice,
puzzles; asked for by plain calls."""

import json
from datetime import date
from random import Random
from typing import Any

import pytest

from tanglewood.puzzles.shelf import shelf
from tests.local.browser import Browser, Link, Plain

SEATS = [{"player": "me", "name": "Ada"}, {"player": "ai", "agent": "sapling"}]
MINI = {"game": "fox-mini", "deal": "0000-0000-0000-11", "seats": SEATS}


def _over(browser: Browser, made: Plain, luck: int = 1) -> Link:
    link = browser.open(made["table"], made["seats"][0]["token"])
    link.play(Random(luck))
    assert link.state["status"] == "over"
    return link


def _refused(browser: Browser, method: str, path: str, body: object = None) -> tuple[int, Any]:
    status, text = browser.host.ask(method, path, "" if body is None else json.dumps(body))
    return status, json.loads(text)["message"]["id"]


def test_the_first_game_with_the_deal_of_the_day_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tanglewood.local.days.today", lambda: date(2026, 11, 16))
    browser = Browser()
    path, asked = "/api/daily/fox-mini", {"attempt": "a" * 16, "name": "Ada"}
    made = browser.ask("POST", path, asked)
    of_day = f"/api/tables/{made['table']}/daily"
    assert _refused(browser, "GET", of_day) == (403, "server-not-over")
    _over(browser, made)
    found = browser.ask("GET", of_day)
    assert (found["counts"], found["place"]) == (True, 1)
    assert found["result"]["marks"]
    assert found["par"]["marks"]
    assert isinstance(found["adjusted"], int)
    again = browser.ask("POST", path, asked)
    _over(browser, again, 2)
    assert browser.ask("GET", f"/api/tables/{again['table']}/daily")["counts"] is False
    (row,) = browser.ask("GET", path)["rows"]
    assert (row["name"], row["own"]) == ("Ada", found["result"]["own"])
    assert row["adjusted"] == found["adjusted"]
    kept = Browser(browser.kept)  # another day in the same browser: par is known
    assert kept.ask("GET", of_day) == found
    late = browser.ask("POST", path, asked | {"date": "2026-11-01"})
    _over(browser, late)
    assert not browser.ask("GET", f"/api/tables/{late['table']}/daily")["counts"]
    assert _refused(browser, "POST", path, asked | {"date": "soon"}) == (422, "daily-no-date")
    other = browser.ask("POST", "/api/tables", MINI)
    _over(browser, other)
    path = f"/api/tables/{other['table']}/daily"
    assert _refused(browser, "GET", path) == (404, "daily-not-one")


def test_others_have_their_turn_while_par_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that waits for par can go on playing meanwhile."""
    monkeypatch.setattr("tanglewood.local.days.PIECE", 0.0)
    browser = Browser()
    made = browser.ask("POST", "/api/daily/fox-mini", {"attempt": "a" * 16, "name": "Ada"})
    _over(browser, made)
    asked = "GET", f"/api/tables/{made['table']}/daily"
    pieces = 0
    while (answer := browser.host.ask_for_a_while(*asked)) is None:
        pieces += 1
        assert browser.ask("GET", "/api/daily/fox-mini")["par"] is None
    assert pieces > 1
    assert json.loads(answer[1])["par"] == browser.ask("GET", "/api/daily/fox-mini")["par"]


def test_a_review_comes_piece_by_piece_and_stays() -> None:
    browser = Browser()
    made = browser.ask("POST", "/api/tables", MINI)
    path = f"/api/tables/{made['table']}/review"
    assert _refused(browser, "POST", path) == (403, "server-not-over")
    _over(browser, made)
    part = browser.ask("POST", path)
    while not part["finished"]:
        part = browser.ask("GET", f"/api/reviews/{part['id']}?after={part['done']}")
    assert part["done"] == part["total"]
    assert part["review"]["decisions"]
    assert Browser(browser.kept).ask("POST", path) == part | {"id": None}
    assert _refused(browser, "GET", "/api/reviews/none") == (404, "server-no-review")
    begun = browser.ask("GET", f"/api/tables/{made['table']}/record")
    begun["entries"], begun["result"] = begun["entries"][:4], None
    body = {"record": begun}
    assert _refused(browser, "POST", "/api/review", body) == (422, "review-unfinished")


def test_practice_goes_on_from_a_moment() -> None:
    browser = Browser()
    made = browser.ask("POST", "/api/tables", MINI)
    _over(browser, made)
    wish = {"turn": 2, "seat": 1, "name": "Ada"}
    begun = browser.ask("POST", "/api/practice", wish | {"table": made["table"]})
    token = begun["seats"][1]["token"]
    link = browser.open(begun["table"], token)
    link.play(Random(3))
    assert link.state["status"] == "over"
    held = {"seats": [{"table": begun["table"], "token": token}]}
    assert "fox-mini" not in browser.ask("POST", "/api/statistics", held)["games"]
    assert _refused(browser, "POST", "/api/practice", wish) == (422, "practice-from")


def test_what_showed_something_new_is_taken_back_for_practice() -> None:
    browser = Browser()
    made = browser.ask("POST", "/api/tables", MINI)
    link = browser.open(made["table"], made["seats"][0]["token"])
    link.play(Random(1), 2)
    number = link.state["number"]
    assert link.ask(type="undo", number=number)["reason"] == "undo"
    assert link.ask(type="practice", number=number)["type"] == "ack"
    assert link.state["practice"]
    assert browser.ask("GET", f"/api/tables/{made['table']}")["practice"]


@pytest.mark.parametrize("game", ["fox", "woods"])
def test_puzzles_are_found_by_rating_and_by_name(game: str) -> None:
    browser = Browser()
    keys = [one.key for one in shelf(game)]
    found = browser.ask("POST", f"/api/puzzles/{game}/next", {"solved": keys[1:]})
    assert found["key"] == keys[0]
    body = {"solved": keys}
    path = f"/api/puzzles/{game}"
    assert _refused(browser, "POST", f"{path}/next", body) == (404, "puzzle-none-left")
    assert _refused(browser, "GET", f"{path}/0-0") == (404, "puzzle-no-key")
    action = {"action": shelf(game)[0].answer.text}
    told = browser.ask("POST", f"{path}/{keys[0]}/answer", action)
    assert (told["right"], told["standing"]) == (True, None)
