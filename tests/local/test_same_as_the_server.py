"""Whoever plays without a server is told the same, text by text, as by a server; and nothing is
needed for it that a browser's Python has not got."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tanglewood.games.registry import GAMES
from tanglewood.protocol import making
from tanglewood.puzzles.shelf import shelf
from tanglewood.record.form import Record
from tanglewood.record.proof import prove
from tests.local import alone
from tests.local.browser import Browser
from tests.local.same import SHARE, request, with_secrets_of
from tests.server.client import Player, get, post, run
from tests.server.running import Running, running

SENTENCE = re.compile(r'"sentence":"(?:[^"\\]|\\.)*",')
"""What is said in English beside a message, for those who have no catalogue."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'tables.sqlite'}") as server:
        yield server


@pytest.fixture(scope="module")
def locally() -> dict[str, Any]:
    """By game: what was heard without a server."""
    program = [sys.executable, "-m", alone.__name__]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


async def _served(url: str, game: str) -> dict[str, Any]:
    made = post(url, "/api/tables", request(game))
    table, token, choice = made["table"], made["seats"][-1]["token"], Random(game)
    player = await Player.sit(url, table, token, changes=True, words=False)
    await player.ask(type="share", token=token, share=SHARE)
    while player.state["outcome"] is None:
        if player.state["legal"]:
            answer = await player.act(choice.choice(player.state["legal"])["text"])
            await player.reach(answer["number"])
        else:
            await player.reach(player.number + 1)
    return {
        "heard": [text for text in player.heard if '"type":"presence"' not in text],
        "record": get(url, f"/api/tables/{table}/record"),
        "moments": get(url, f"/api/tables/{table}/moments?viewer=0&from=3&to=6"),
        "shuffle": get(url, f"/api/tables/{table}/shuffle"),
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_alike(
    server: Running, locally: dict[str, Any], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    for name, secret in with_secrets_of(game).items():
        monkeypatch.setattr(making, name, secret)
    served, alone_ = run(_served(server.url, game)), locally[game]
    assert alone_["record"] == served["record"]
    assert prove(Record.parse(alone_["record"])) > 0
    assert alone_["shuffle"] == served["shuffle"]
    for moment in served["moments"]["moments"]:
        for event in moment["events"]:
            del event["words"]
    del served["moments"]["outcome"]["sentence"], alone_["moments"]["outcome"]["sentence"]
    assert alone_["moments"] == served["moments"]
    told = [[SENTENCE.sub("", text) for text in it["heard"]] for it in (alone_, served)]
    assert told[0] == told[1]


def _unsaid(told: Any) -> Any:
    """The same without what is said in English beside messages."""
    if isinstance(told, dict):
        return {key: _unsaid(it) for key, it in told.items() if key not in {"words", "text", "id"}}
    return [_unsaid(it) for it in told] if isinstance(told, list) else told


def test_puzzles_and_reviews_are_told_alike(server: Running, locally: dict[str, Any]) -> None:
    browser, url = Browser(), server.url
    for path in ("/api/puzzles", "/api/daily"):
        assert browser.ask("GET", path) == get(url, path)
    one = shelf("fox")[0]
    path = f"/api/puzzles/fox/{one.key}"
    assert _unsaid(browser.ask("GET", path)) == _unsaid(get(url, path))
    standing = {"value": 1000.0, "deviation": 300.0, "volatility": 0.06}
    wrong = next(it for it in one.state().legal if it is not one.answer)
    for action in (one.answer, wrong):
        body = {"action": action.text, "standing": standing}
        found = browser.ask("POST", f"{path}/answer", body)
        assert _unsaid(found) == _unsaid(post(url, f"{path}/answer", body))
    body = {"record": locally["fox-mini"]["record"]}
    reviews = []
    for ask in (browser.ask, lambda method, path, body=None: _asked(url, method, path, body)):
        part = ask("POST", "/api/review", body)
        while not part["finished"]:
            part = ask("GET", f"/api/reviews/{part['id']}?after={part['done']}")
        reviews.append(part)
    assert _unsaid(reviews[0]) == _unsaid(reviews[1])


def _asked(url: str, method: str, path: str, body: object) -> Any:
    return get(url, path) if method == "GET" else post(url, path, body)
