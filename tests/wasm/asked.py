"""A program for both kernels: whatever it prints must be the same."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from tanglewood import kernel, load
from tanglewood.agents.hint import hint
from tanglewood.agents.playout import playout
from tanglewood.agents.registry import agent
from tanglewood.analysis.networks.learned import has_network, network, observation
from tanglewood.core.chance import Stream
from tanglewood.core.message import speak_with
from tanglewood.kernel.world import view_world_count, worlds

GAMES: dict[str, dict[str, Any]] = {
    "fox": {"target": 3}, "fox-manual": {"target": 3}, "fox-mini": {},
    "deluxe": {"target": 1, "special": 6}, "duet": {}, "woods": {"players": 3},
}  # fmt: skip
SEATED = ("search:60", "birch")


def told(*what: object) -> None:
    print(*what, flush=True)


def short(value: object) -> str:
    return sha256(repr(value).encode()).hexdigest()[:16]


def midgame(name: str) -> Any:
    """A state some actions into a game."""
    game, luck = load(name), Stream(5)
    state: Any = game.start(seed=5)
    for _ in range(3):
        state = state.apply(state.legal[luck.below(len(state.legal))])
    return state


def refused(what: Callable[[], object]) -> str:
    try:
        what()
    except (ValueError, TypeError, IndexError, RuntimeError) as error:
        return f"{type(error).__name__} {error}" if isinstance(error, ValueError) else "refused"
    return "not refused"


def ask(name: str, options: dict[str, Any]) -> None:
    game = load(name, **options)
    seated = [agent(SEATED[seat % 2]) for seat in range(game.seats)]
    record = playout(game, seated, 11).record
    told(name, "record", len(record.entries), short(record.text))
    twin: Any = kernel.twin(game)
    told(name, "random", twin.playouts(300, seed=3))
    state = midgame(name)
    view = state.view(state.to_act)
    told(name, "worlds", view_world_count(state, view))
    told(name, "drawn", short([one.position() for one in worlds(state, state.to_act, 30, 4)]))
    told(name, "hint", short(hint(view).plain()))
    told(name, refused(lambda: twin.apply(4000)), refused(lambda: twin.apply(None)))
    told(name, refused(lambda: twin.native.playouts(1, sed=2)), twin.native.__class__.__name__)
    if has_network(name):
        told(name, "network", network(name).outputs(observation(view)))


speak_with(lambda message: message.id)  # a browser's Python has no catalogue
for game, options in GAMES.items():
    ask(game, options)
