"""While people wait: no agent thinks longer than it may, with a compiled kernel or without."""

import sys
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents.levels import forgetting
from tanglewood.agents.registry import AGENTS, LIVE, live_agent
from tanglewood.analysis import ismcts, search
from tanglewood.core.chance import Stream
from tanglewood.core.state import State
from tanglewood.kernel import available, presence
from tests.support import walk

SECONDS = 1.0
"""What every look at the clock takes here."""


@pytest.fixture
def no_kernel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patched:
        patched.setitem(sys.modules, "tanglewood.kernel._kernel", None)
        presence.why_missing.cache_clear()
        yield
    presence.why_missing.cache_clear()


def late_in(game: str) -> State[Any]:
    """A decision with something behind it that can be forgotten."""
    states = list(walk(tw.load(game).start(seed=5), 5))
    return next(state for state in states[min(6, len(states) // 2) :] if len(state.legal) > 1)


@pytest.mark.usefixtures("no_kernel")
@pytest.mark.parametrize("game", list(tw.GAMES))
@pytest.mark.parametrize("who", [*AGENTS, "ismcts:50", "search:50", "blind:50"])
def test_a_plain_search_stops_when_the_time_is_up(
    game: str, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = count()
    monkeypatch.setattr(ismcts, "perf_counter", lambda: SECONDS * next(looks))
    state = late_in(game)
    assert live_agent(who).choose(state.view(state.to_act), Stream(1)) in state.legal
    assert next(looks) <= 2 + LIVE / 1000 / SECONDS


@pytest.mark.skipif(not available(), reason="the kernel looks at the clock itself")
@pytest.mark.parametrize("who", ["ismcts", "hazel-1", "birch-1"])
def test_the_kernel_is_told_how_long_it_may_search(
    who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, told = late_in("fox"), []

    class Listening:
        def __init__(self, belief: Any) -> None:
            self.belief = belief

        def ismcts(self, **settings: Any) -> Any:
            told.append(settings.get("milliseconds"))
            return self.belief.ismcts(**settings)

    for module, name in ((search, "belief_of_view"), (forgetting, "belief_of_seen")):
        whole: Any = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *given, of=whole: Listening(of(*given)))
    live_agent(who).choose(state.view(state.to_act), Stream(1))
    assert told == [LIVE]
