"""Progress over HTTP: games of one's own seats, counted once, with what their reviews said."""

from typing import Any

import httpx
import pytest

from tanglewood.kernel import available
from tanglewood.session.dealcode import deal_code
from tests.server.client import get, make, play_on, post, run, seated
from tests.server.running import Running
from tests.server.test_review import play_on_alone, whole

pytestmark = pytest.mark.skipif(not available(), reason="searches in plain Python take long")


def against(server: Running, agent: str, **request: Any) -> dict[str, Any]:
    """A seat at a finished table with a level."""
    seats = [{"player": "me", "name": "Ada"}, {"player": "ai", "agent": agent}]
    options = {"target": 0}
    table, tokens = make(server.url, "fox", seats=seats, options=options, **request)

    async def play() -> None:
        (ada,) = await seated(server.url, table, tokens[:1])
        await play_on_alone(ada)

    run(play())
    return {"table": table, "seat": 0, "token": tokens[0]}


def test_a_game_counts_once_with_what_its_review_said(server: Running) -> None:
    mine = against(server, "seedling")
    whole(server, post(server.url, f"/api/tables/{mine['table']}/review", None))
    chosen = against(server, "seedling", deal=deal_code(4))
    asked = {"seats": [mine, chosen, {"table": "none", "token": "x"}]}
    told = post(server.url, "/api/progress", asked)
    first, second = told["found"]
    assert (first["id"], first["against"]) == (mine["table"], ["seedling"])
    outcome = get(server.url, f"/api/tables/{mine['table']}")["outcome"]
    ends = {(0,): "won", (1,): "lost", (): "drawn"}
    assert first["end"] == ends[tuple(outcome["winners"])]
    assert len(first["rounds"]) == 1
    assert 0 <= first["accuracy"] <= 100
    assert second["rounds"] == [], "somebody chose the deal"
    (fox,) = told["summary"]["games"]
    assert (fox["played"], len(fox["curve"])) == (2, 1)
    assert not told["more"]

    again = post(server.url, "/api/progress", asked | {"games": told["found"]})
    assert again["found"] == []
    assert again["summary"] == told["summary"]
    kept = {"games": told["found"], "days": ["2026-11-14", "2026-11-15"], "puzzles": {"fox": 12}}
    alone = post(server.url, "/api/progress", kept)["summary"]
    assert alone["days"]["best"] == 2
    reached = {it["name"] for it in alone["achievements"] if it["have"] >= it["need"]}
    assert "puzzles" in reached


def test_two_seats_of_one_browser_are_nobodys_own(server: Running) -> None:
    table, tokens = make(server.url, "fox-mini", deal=deal_code(4))

    async def play() -> None:
        await play_on(await seated(server.url, table, tokens), lambda legal: legal[0])

    run(play())
    seats = [{"table": table, "token": token} for token in tokens]
    told = post(server.url, "/api/progress", {"seats": seats})
    assert (told["found"], told["more"]) == ([], False)
    (alone,) = post(server.url, "/api/progress", {"seats": seats[:1]})["found"]
    assert alone["id"] == table


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": [{"id": "1"}]},
        {"games": [{"id": "1", "game": "fox", "at": 1, "against": [], "end": "wun", "own": 1,
                    "other": None}]},
        {"days": ["today"]},
        {"puzzles": []},
    ],
)  # fmt: skip
def test_damaged_progress_gets_one_sentence(server: Running, wrong: dict[str, Any]) -> None:
    answer = httpx.post(f"{server.url}/api/progress", json=wrong)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["detail"]
