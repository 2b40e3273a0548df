"""Puzzles over HTTP: the next one, one by its name, and answers."""

from collections.abc import Iterator

import httpx
import pytest

from tanglewood.progress.rating import Rating
from tanglewood.puzzles.notes import rating_after_puzzle
from tanglewood.puzzles.shelf import shelf
from tests.server.running import Running, running, sqlite_url

ME = {"value": 1100.0, "deviation": 350.0, "volatility": 0.06}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Nothing of a puzzle is stored, so one kind of store will do."""
    with running(sqlite_url(tmp_path_factory.mktemp("store"))) as server:
        yield server


def asked(server: Running, path: str, body: object | None = None) -> httpx.Response:
    url = f"{server.url}/api/puzzles{path}"
    return httpx.get(url) if body is None else httpx.post(url, json=body)


def test_puzzles_are_asked_for_shown_and_answered(server: Running) -> None:
    games = asked(server, "").json()
    assert games["fox"]["count"] == len(shelf("fox"))
    assert sum(games["fox"]["themes"].values()) > 0

    near = asked(server, "/fox/next", {"rating": 1000, "theme": "humble", "solved": []}).json()
    assert near["key"] in {one.key for one in shelf("fox") if "humble" in one.themes}

    one = shelf("fox")[len(shelf("fox")) // 2]
    shown = asked(server, f"/fox/{one.key}").json()
    state = one.state()
    assert [it["text"] for it in shown["legal"]] == state.legal.texts
    assert shown["view"] == state.view(state.to_act).plain()
    assert "answer" not in shown

    right = asked(server, f"/fox/{one.key}/answer", {"action": one.answer.text, "standing": ME})
    told = right.json()
    assert told["right"]
    assert told["refutation"] is None
    assert told["why"]["text"].endswith(".")
    assert told["themes"] == list(one.themes)
    mine = rating_after_puzzle(Rating(1100), one.rating, right=True)
    assert told["standing"]["value"] == pytest.approx(mine.value)

    wrong = next(it for it in state.legal if it is not one.answer)
    told = asked(server, f"/fox/{one.key}/answer", {"action": wrong.text}).json()
    assert (told["right"], told["standing"]) == (False, None)
    assert told["answer"]["text"] == one.answer.text


def test_what_is_wrong_with_a_question_is_told(server: Running) -> None:
    one = shelf("fox")[0]
    assert asked(server, "/fox/0-0").status_code == 404
    assert asked(server, "/chess/0-0").status_code == 404
    assert asked(server, "/chess/next", {}).status_code == 404
    illegal = asked(server, f"/fox/{one.key}/answer", {"action": "decree=keep"})
    assert illegal.status_code in {400, 409, 422}
    assert illegal.json()["detail"].endswith(".")
    assert asked(server, f"/fox/{one.key}/answer", {"action": "B3", "more": 1}).status_code == 400
    everything = [it.key for it in shelf("woods")]
    none = asked(server, "/woods/next", {"solved": everything[:5000]})
    assert none.status_code == 404
    assert "every puzzle" in none.json()["detail"]
