"""What a local table does beside playing on: it is kept, takes back, helps, and plays again."""

import json
from random import Random
from typing import Any, NoReturn

import pytest

from tanglewood.local import table as local_table
from tanglewood.local.bridge import Bridge
from tests.local.browser import Browser, Link, Plain

SEATS = [{"player": "me", "name": "Ada"}, {"player": "ai", "agent": "sapling"}]
FIRST = ("events", "own_words", "shuffle", "deal_known", "deal_by", "occasion")
"""What the first state tells more of than others."""


def _table(browser: Browser, **request: Any) -> tuple[str, str, Link]:
    """A known deal, so that every run plays the same cards."""
    wish = {"game": "fox", "options": {"target": 7}, "deal": "0000-0000-0000-11", "seats": SEATS}
    made = browser.ask("POST", "/api/tables", wish | request)
    table, token = made["table"], made["seats"][0]["token"]
    return table, token, browser.open(table, token)


def _mine(browser: Browser, table: str, token: str, what: str = "mine") -> Any:
    return browser.ask("POST", f"/api/{what}", {"seats": [{"table": table, "token": token}]})


def test_a_game_goes_on_after_the_tab_was_closed() -> None:
    browser = Browser()
    table, token, link = _table(browser)
    link.play(Random(1), 3)
    before = link.state
    again = Browser(browser.kept)
    (listed,) = _mine(again, table, token)["games"]
    assert (listed["table"]["status"], listed["to_act"]) == ("playing", 0)
    assert listed["your_turn"]
    assert _mine(again, table, token, "statistics")["games"]["fox"]["running"] == 1
    link = again.open(table, token)
    again.settle()
    assert link.state == before | {"reset": True} | {key: link.state[key] for key in FIRST}
    link.play(Random(2))
    assert link.state["status"] == "over"
    assert _mine(again, table, token)["games"][0]["table"]["outcome"] is not None
    assert _mine(again, table, token, "statistics")["games"]["fox"]["played"] == 1
    progress = _mine(again, table, token, "progress")
    assert [one["id"] for one in progress["found"]] == [table]
    assert progress["summary"]["games"][0]["played"] == 1


def test_what_cannot_be_kept_is_not_done_and_said() -> None:
    browser = Browser()
    table, token, link = _table(browser)
    link.play(Random(1), 2)
    before, kept = link.state, dict(browser.kept)
    browser.full = True
    action = before["legal"][0]["text"]
    refused = link.act(action)
    assert (refused["type"], refused["message"]["id"]) == ("refused", "local-full")
    assert (link.state["number"], browser.kept) == (before["number"], kept)
    assert link.state["legal"] == before["legal"]
    browser.full = False
    assert link.act(action)["type"] == "ack"
    again = Browser(browser.kept).open(table, token)
    assert again.state["view"] == link.state["view"]


def test_a_table_that_cannot_be_kept_is_not_made() -> None:
    browser = Browser()
    browser.full = True
    status, text = browser.host.ask(
        "POST", "/api/tables", json.dumps({"game": "fox", "seats": SEATS})
    )
    assert status == 200
    browser.carry()
    status, _ = browser.host.ask("GET", f"/api/tables/{json.loads(text)['table']}")
    assert status == 404


def test_taking_back_a_hint_and_giving_up() -> None:
    browser = Browser()
    people = [{"player": "me", "name": "Ada"}, {"player": "me", "name": "Ben"}]
    _, _, link = _table(browser, seats=people)
    refused = link.ask(type="hint", number=link.state["number"])
    assert refused["message"]["id"] == "server-hint-people"
    table, _, link = _table(browser)
    browser.settle()
    hint = link.ask(type="hint", number=link.state["number"])
    assert (hint["type"], hint["number"]) == ("hint", link.state["number"])
    refused = link.ask(type="undo", number=link.state["number"])
    assert (refused["type"], refused["reason"]) == ("refused", "undo")
    stale = link.ask(type="resign", number=link.state["number"] + 5)
    assert stale["reason"] == "stale"
    assert link.ask(type="takeover", number=1, seat=1, agent="oak-1")["reason"] == "unavailable"
    assert link.ask(type="resign", number=link.state["number"])["type"] == "ack"
    assert link.state["outcome"]["cause"] == "resign"
    status, _ = browser.host.ask("GET", f"/api/tables/{table}/moments?viewer=0")
    assert status == 200


def test_a_hint_that_fails_is_refused_in_a_sentence_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def failing(*_: object, **__: object) -> NoReturn:
        raise IndexError("no sentence for this position")

    monkeypatch.setattr(local_table, "hint", failing)
    browser = Browser()
    _, _, link = _table(browser)
    browser.settle()
    refused = link.ask(type="hint", number=link.state["number"])
    assert refused["message"]["id"] == "server-hint-failed"
    link.play(Random(1), 1)


def test_playing_again_needs_the_old_seat() -> None:
    browser = Browser()
    _, token, link = _table(browser)
    link.ask(type="resign", number=link.state["number"])
    assert link.ask(type="rematch")["type"] == "ack"
    following = link.state["rematch"]["table"]
    join = {"invite": token, "request": "r" * 16, "name": "Ada"}
    taken = browser.ask("POST", f"/api/tables/{following}/join", join)
    assert taken == browser.ask("POST", f"/api/tables/{following}/join", join)
    status, _ = browser.host.ask(
        "POST", f"/api/tables/{following}/join", json.dumps(join | {"request": "s" * 16})
    )
    assert (taken["seat"], status) == (1, 409)
    again = browser.open(following, taken["token"])
    browser.settle()
    assert again.state["status"] == "playing"
    stranger = browser.open(following, "no token")
    assert stranger.code == 4401
    assert browser.ask("GET", f"/api/tables/{following}")["rematch_of"] == link.state["table"]


def test_time_runs_out_without_a_server_too() -> None:
    browser = Browser()
    table, _, link = _table(browser, clock={"seconds": 1, "increment": 0})
    clock = browser.host._tables[table].hosted.clock
    assert clock is not None
    clock.left[0] = 0
    browser.host.work()
    browser.carry()
    browser.settle()
    assert link.state["outcome"]["cause"] == "time"


def test_two_people_at_one_screen_share_the_shuffle() -> None:
    browser = Browser()
    people = [{"player": "me", "name": name, "pledge": "00" * 32} for name in ("Ada", "Ben")]
    made = browser.ask("POST", "/api/tables", {"game": "duet", "seats": people})
    tokens = [seat["token"] for seat in made["seats"]]
    link = browser.open(made["table"], tokens[0])
    assert link.state["status"] == "waiting"
    wrong = link.ask(type="share", token=tokens[0], share="11" * 32)
    assert wrong["message"]["id"] == "server-share-wrong"
    browser.host._tables[made["table"]]._deal_by = 0.001  # its time is over
    browser.settle()
    assert link.state["status"] == "playing"
    assert link.ask(type="share", token=tokens[1], share="11" * 32)["reason"] == "late"


def test_a_bridge_speaks_in_texts() -> None:
    bridge = Bridge()

    def call(**asked: Any) -> Plain:
        found: Plain = json.loads(bridge.call(json.dumps(asked)))
        return found

    call(do="bring", start="table/", texts={"table/other": "{}"})
    wish = {"game": "woods", "options": {"players": 2}, "seats": SEATS, "clock": {"seconds": 600}}
    body = json.dumps(wish)
    made = call(do="ask", method="POST", path="/api/tables", body=body)
    status, text = made["answer"]
    table, token = json.loads(text)["table"], json.loads(text)["seats"][0]["token"]
    assert (status, list(made["texts"])) == (200, [f"table/{table}"])
    call(do="bring", start=f"change/{table}/", texts={})
    opened = call(do="open", link="1", table=table)
    assert len(opened["texts"]) == 2  # dealt
    told = call(do="hear", link="1", text=json.dumps({"type": "join", "token": token}))["told"]
    assert json.loads(told[0][1])["type"] == "state"
    assert call(do="work")["wait"] is not None
    call(do="close", link="1")
    assert call(do="work")["wait"] is None
    assert call(do="open", link="2", table="nothing-here")["told"] == [["2", "", 4404]]
    call(do="open", link="3", table=table)
    with pytest.raises(ValueError, match="nothing that a page asks for"):
        call(do="dance")
    assert call(do="hear", link="3", text='{"type": "ping"}')["told"] == []  # closed by the mistake
    call(do="open", link="4", table=table)
    told = call(do="hear", link="4", text=json.dumps({"type": "join", "token": token}))["told"]
    assert json.loads(told[0][1])["status"] == "playing"
