"""Nothing hidden leaves the server.

Every byte that a viewer is sent is compared with what the same viewer is sent in a twin game, in
which only cards differ that the viewer has not seen: the deal is changed in two places, the same
actions are still possible, and the viewer saw the same happen. What is sent must be the same, byte
by byte, up to the names of the tables: over the whole game, and in a hint.
"""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tanglewood.agents.hint import hint
from tanglewood.core.view import View
from tanglewood.games.registry import GAMES, load
from tanglewood.kernel import available
from tanglewood.server import thinkers
from tanglewood.session.dealcode import deal_code
from tests.server.client import Player, make, run
from tests.server.running import Running, running
from tests.server.twins import Told, longest, random_game
from tests.stores import NewStore

OPTIONS: dict[str, dict[str, Any]] = {
    "fox": {"target": 0}, "fox-manual": {"target": 0}, "deluxe": {"target": 0},
    "woods": {"players": 3},
    "fox-mini": {"suits": 3, "ranks": [1, 2, 3, 5, 7, 9], "hand": 5, "scores": [5, 4, 3, 2, 1, 0]},
}  # fmt: skip
CASES = [
    (name, viewer)
    for name in GAMES
    for viewer in (*range(load(name, **OPTIONS.get(name, {})).seats), -3)
]
SEEDS = {
    "duet": dict.fromkeys((0, 1, -3), 9),
    "woods": {0: 6, 1: 269, 2: 106, -3: 6},
}
"""Random games in which something stays hidden to the end, by viewer: a Duet lost in its first
round, and walks in which two others never show their best card. In a round of fox something always
does."""
TIMES = {"created", "updated", "away", "present"}


@pytest.fixture(scope="module")
def server(new_store: NewStore) -> Iterator[Running]:
    """A server where an agent may sit down for somebody who left just now."""
    with running(new_store(), takeover_after=0.0) as server:
        yield server


def _game(name: str, viewer: int) -> Told:
    seed = SEEDS.get(name, {}).get(viewer, 0)
    return random_game(name, OPTIONS.get(name, {}), seed)


def _made(url: str, told: Told) -> tuple[str, list[str]]:
    game = told.game
    outcomes = [
        {"chance": name, "outcome": [game.item_text(name, item) for item in items]}
        for name, items in told.start
    ]
    return make(
        url, game.name, game.seats, options=dict(game.options), deal=deal_code(told.seed),
        outcomes=outcomes,
    )  # fmt: skip


async def _played(told: Told, watched: Player, others: list[Player]) -> None:
    """All actions, each seen by the viewer before the next."""
    for number, text in enumerate(told.actions, 1):
        seat = (await watched.reach(number))["to_act"]
        answer = await others[seat].act(text, number)
        assert answer["type"] == "ack", answer
    await watched.reach(len(told.actions) + 1)


async def _bytes_sent(url: str, told: Told, viewer: int) -> list[str]:
    """Everything that a viewer is sent while the game is played, and is answered over HTTP."""
    table, tokens = _made(url, told)
    token = None if viewer < 0 else tokens[viewer]
    watched = await Player.sit(url, table, token)
    memory = await Player.sit(url, table, token, mode="memory")
    merging = await Player.sit(url, table, token, changes=True, words=False)
    others = [await Player.sit(url, table, each) for each in tokens]
    await _played(told, watched, others)
    await memory.reach(watched.number)
    await merging.reach(watched.number)
    await watched.ask(type="act", number=watched.number, action="nonsense")
    await watched.ask(type="undo", number=watched.number)
    await watched.ask(type="hint", number=watched.number)
    if watched.state["to_act"] != viewer:
        for action in ("B1", "K11", "D1", "5>0", "pass"):
            await watched.ask(type="act", number=watched.number, action=action)
    again = await Player.sit(url, table, token, since=len(told.actions) // 2)
    sent = [*watched.heard, *memory.heard, *merging.heard, *again.heard]
    heard = [*sent, *_answers(url, table, token)]
    for each in (watched, memory, merging, *others, again):
        await each.leave()
    return [_without_times(text.replace(table, "TABLE")) for text in heard]


def _answers(url: str, table: str, token: str | None) -> list[str]:
    """What can be asked over HTTP about a table, with a seat's token or without one."""
    mine = {"seats": [{"table": table, "token": token}] if token else []}
    with httpx.Client(base_url=f"{url}/api", timeout=60) as client:
        paths = ("", "/record", "/moments?viewer=all", "/moments?viewer=0")
        asked = [client.get(f"/tables/{table}{path}") for path in paths]
        asked += [client.post(path, json=mine) for path in ("/mine", "/statistics")]
    return [f'{{"status": {one.status_code}, "answer": {one.text}}}' for one in asked]


async def _hint_sent(url: str, told: Told, viewer: int) -> list[str]:
    """What a seat is told by a hint, once agents sit for all the others."""
    table, tokens = _made(url, told)
    watched = await Player.sit(url, table, tokens[viewer])
    others = [await Player.sit(url, table, each) for each in tokens]
    await _played(told, watched, others)
    for seat, other in enumerate(others):
        await other.leave()
        if seat != viewer:
            while (await watched.until("presence"))["seats"][seat]["present"]:
                pass
            request = {"type": "takeover", "seat": seat, "agent": "uniform"}
            answer = await watched.ask(number=watched.number, **request)
            assert answer["type"] == "ack", answer
            await watched.reach(answer["number"])
    await watched.send(type="hint", number=watched.number)
    await watched.until("hint")
    await watched.leave()
    texts = [_without_times(text.replace(table, "TABLE")) for text in watched.heard]
    return [text for text in texts if json.loads(text)["type"] != "presence"]


def _without_times(text: str) -> str:
    """When something happened and how long somebody has been away depends on the clock alone."""

    def timeless(values: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in values.items() if name not in TIMES}

    return json.dumps(json.loads(text, object_hook=timeless))


@pytest.mark.parametrize(("game", "viewer"), CASES)
def test_a_viewer_cannot_tell_twins_apart(server: Running, game: str, viewer: int) -> None:
    whole = _game(game, viewer)
    half = whole.cut(len(whole.actions) // 2)  # more is hidden then: cards in hands
    for told in (whole, half):
        twins = longest(told, viewer)
        assert twins is not None
        assert twins.game == told
        ours, theirs = (run(_bytes_sent(server.url, each, viewer)) for each in twins)
        assert ours == theirs


@pytest.mark.skipif(not available(), reason="how long a plain search thinks goes by the clock")
@pytest.mark.parametrize(("game", "viewer"), [case for case in CASES if case[1] >= 0])
def test_a_hint_tells_twins_apart_as_little(
    server: Running, game: str, viewer: int, monkeypatch: pytest.MonkeyPatch
) -> None:

    def quick(view: View, said: tuple[str, ...]) -> dict[str, Any]:
        return hint(view, iterations=60, avoid_reasons=said).plain()

    monkeypatch.setattr(thinkers, "_hint", quick)
    told = _game(game, viewer)
    choices = [state.legal if state.to_act == viewer else () for state, _ in told.moments()]
    half = len(choices) // 2
    at = max(number for number in range(half) if len(choices[number]) > 1)
    twins = longest(told.cut(at), viewer)
    assert twins is not None
    assert twins.game == told.cut(at)
    ours, theirs = (run(_hint_sent(server.url, each, viewer)) for each in twins)
    assert ours == theirs


def test_the_comparison_notices_what_is_seen(server: Running) -> None:
    """The other side of the same coin: who sees the card that differs is sent something else."""
    told = _game("fox", 0).cut(0)
    (at,) = (at for at, (name, _) in enumerate(told.start) if name == "deal")
    other = told.exchanged(at, 0, 13)
    ours = run(_bytes_sent(server.url, told, 0))
    assert ours != run(_bytes_sent(server.url, other, 0))


def test_what_would_tell_all_is_closed_while_the_game_goes_on(server: Running) -> None:
    table, _ = make(server.url, "fox")
    for path in ("record", "moments"):
        answer = httpx.get(f"{server.url}/api/tables/{table}/{path}")
        assert answer.status_code == 403
    told = httpx.get(f"{server.url}/api/tables/{table}").json()
    assert told["deal"] is None
    assert "seed" not in told
