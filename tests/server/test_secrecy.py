"""Nothing hidden leaves the server.

Every byte that a viewer is sent is compared with what the same viewer is sent in a twin game, in
which only cards differ that the viewer has not seen: the deal is changed in two places, the same
actions are still possible, and the viewer saw the same happen. What is sent must be the same, byte
by byte, up to the names of the tables.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tanglewood.core.chance import Drawn, Fate
from tanglewood.core.errors import TanglewoodError
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.state import State, story
from tanglewood.core.view import seen_events
from tanglewood.games.registry import GAMES, load
from tanglewood.session.dealcode import deal_code
from tests.server.client import Player, make, run
from tests.server.running import Running

OPTIONS: dict[str, dict[str, Any]] = {
    "fox": {"target": 0}, "fox-manual": {"target": 0}, "deluxe": {"target": 0},
    "woods": {"players": 3},
    "fox-mini": {"suits": 3, "ranks": [1, 2, 3, 5, 7, 9], "hand": 5, "scores": [5, 4, 3, 2, 1, 0]},
}  # fmt: skip
TRIES = 400
CASES = [
    (name, viewer)
    for name in GAMES
    for viewer in (*range(load(name, **OPTIONS.get(name, {})).seats), -3)
]

Outcomes = list[tuple[str, tuple[int, ...]]]


class Told:
    """A game that is to be played on the server: its start, and the actions."""

    def __init__(self, game: Game[Any], seed: int, start: Outcomes, actions: list[str]) -> None:
        self.game, self.seed, self.start, self.actions = game, seed, start, actions

    def states(self) -> Iterator[State[Any]]:
        """The state before each action, and the one after all of them; by the law alone."""
        given = iter([items for _, items in self.start])
        state: State[Any] = self.game.first(Fate())
        actions = iter(self.actions)
        while True:
            while state.chance is not None:
                items = next(given, None)
                drawn = Fate(seed=self.seed).draw(state.chances, state.chance)
                assert drawn is not None
                state = state.apply(drawn if items is None else Drawn(items))
            yield state
            text = next(actions, None)
            if text is None:
                return
            state = state.play(text)

    def seen(self, viewer: int) -> list[Event]:
        """What a viewer sees in all of it."""
        *_, last = self.states()
        return list(seen_events(story(last), viewer))


def _original(name: str, viewer: int) -> Told:
    """A random game, without its last action: after that everything is open."""
    game, seed = load(name, **OPTIONS.get(name, {})), Random(f"{name} {viewer}").getrandbits(63)
    told, choice = Told(game, seed, [], []), Random(seed)
    state = _settled(game.first(Fate()), seed, told.start)
    while state.outcome is None:
        told.actions.append(choice.choice(state.legal).text)
        state = _settled(state.play(told.actions[-1]), seed, [])
    del told.actions[-1]
    return told


def _settled(state: State[Any], seed: int, drawn: Outcomes) -> State[Any]:
    """The state after all the chance that the seed decides; the outcomes are noted."""
    while (chance := state.chance) is not None:
        fallen = Fate(seed=seed).draw(state.chances, chance)
        assert fallen is not None
        drawn.append((chance.name, fallen.items))
        state = state.apply(fallen)
    return state


def _twin(told: Told, viewer: int, choice: Random) -> Told | None:
    """The same game with two cards of the deal exchanged where the viewer cannot tell."""
    seen = told.seen(viewer)
    for _ in range(TRIES):
        at = choice.randrange(len(told.start))
        name, items = told.start[at]
        if len(items) < 2:
            continue
        one, other = choice.sample(range(len(items)), 2)
        changed = list(items)
        changed[one], changed[other] = changed[other], changed[one]
        start = [*told.start[:at], (name, tuple(changed)), *told.start[at + 1 :]]
        twin = Told(told.game, told.seed, start, told.actions)
        if changed == list(items):
            continue
        try:
            if twin.seen(viewer) == seen and _truth(twin) != _truth(told):
                return twin
        except TanglewoodError:  # somebody could not have acted like this
            continue
    return None


def _truth(told: Told) -> list[str]:
    return [str(state) for state in told.states()]


async def _bytes_sent(url: str, told: Told, viewer: int) -> list[str]:
    """Everything that a viewer is sent while the game is played."""
    game = told.game
    outcomes = [
        {"chance": name, "outcome": [game.item_text(name, item) for item in items]}
        for name, items in told.start
    ]
    table, tokens = make(
        url, game.name, game.seats, options=dict(game.options), deal=deal_code(told.seed),
        outcomes=outcomes,
    )  # fmt: skip
    token = None if viewer < 0 else tokens[viewer]
    watched = await Player.sit(url, table, token)
    memory = await Player.sit(url, table, token, mode="memory")
    others = [await Player.sit(url, table, each) for each in tokens]
    for number, text in enumerate(told.actions, 1):
        seat = (await watched.reach(number))["to_act"]
        answer = await others[seat].act(text, number)
        assert answer["type"] == "ack", answer
    await watched.reach(len(told.actions) + 1)
    await watched.ask(type="act", number=watched.number, action="nonsense")
    await watched.ask(type="undo", number=watched.number)
    if watched.state["to_act"] != viewer:
        for action in ("B1", "K11", "D1", "5>0", "pass"):
            await watched.ask(type="act", number=watched.number, action=action)
    again = await Player.sit(url, table, token, since=len(told.actions) // 2)
    for each in (watched, memory, *others, again):
        await each.leave()
    heard = [*watched.heard, *memory.heard, *again.heard]
    return [_without_presence(text.replace(table, "TABLE")) for text in heard]


def _without_presence(text: str) -> str:
    """How long somebody has been away depends on nothing but the time."""
    message = json.loads(text)
    for seat in message.get("seats", ()):
        seat.pop("away", None)
        seat.pop("present", None)
    return json.dumps(message)


@pytest.mark.parametrize(("game", "viewer"), CASES)
def test_a_viewer_cannot_tell_twins_apart(server: Running, game: str, viewer: int) -> None:
    told, choice = _original(game, viewer), Random(7)
    compared = 0
    for part in (1.0, 0.7, 0.3):
        cut = Told(told.game, told.seed, told.start, told.actions[: int(len(told.actions) * part)])
        twin = _twin(cut, viewer, choice)
        if twin is None:
            continue
        ours = run(_bytes_sent(server.url, cut, viewer))
        theirs = run(_bytes_sent(server.url, twin, viewer))
        assert ours == theirs
        compared += 1
    assert compared >= 1


def test_the_comparison_notices_what_is_seen(server: Running) -> None:
    """The other side of the same coin: who sees the card that differs is sent something else."""
    told = _original("fox", 0)
    start = [told.start[0], (told.start[1][0], tuple(reversed(told.start[1][1])))]
    other = Told(told.game, told.seed, start, [])
    told.actions.clear()
    ours = run(_bytes_sent(server.url, told, 0))
    assert ours != run(_bytes_sent(server.url, other, 0))


def test_what_would_tell_all_is_closed_while_the_game_goes_on(server: Running) -> None:
    import httpx

    table, _ = make(server.url, "fox")
    for path in ("record", "moments"):
        answer = httpx.get(f"{server.url}/api/tables/{table}/{path}")
        assert answer.status_code == 403
    told = httpx.get(f"{server.url}/api/tables/{table}").json()
    assert told["deal"] is None
    assert "seed" not in told
