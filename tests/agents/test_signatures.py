"""Signatures: what every agent chooses in fixed positions with a fixed seed.

A change that leaves play alone leaves them alone; one that changes play writes them again,
`TANGLEWOOD_SIGNATURES=write pytest -n 0 tests/agents/test_signatures.py`, beside the evidence that
it plays better. They are those of the compiled kernel.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.agent import chosen
from tanglewood.agents.registry import agents_for
from tanglewood.core.chance import Stream
from tanglewood.core.state import State
from tanglewood.games.registry import GAMES
from tanglewood.kernel import available

KEPT = Path(__file__).with_name("signatures.json")
SLOW = ("beech", "old-oak", "search")
"""Asked about the first position only."""
NOT_KEPT = ("ismcts", "search")
"""Long searches; shorter ones stand for them."""


def positions(game: str) -> Iterator[State[Any]]:
    """Three decisions of a game that chance plays, with more than one choice."""
    state, found = tw.load(game).start(seed=7), 0
    for step in range(200):
        if state.outcome is not None or found == 3:
            return
        if len(state.legal) > 2 and step % 4 == 2:
            yield state
            found += 1
        state = state.apply(state.legal[Stream(7, step).below(len(state.legal))])


def signature(game: str, who: str) -> str:
    """The actions chosen, one per position."""
    player, found = agent(who), []
    for number, state in enumerate(positions(game)):
        if number and who in SLOW:
            break
        found.append(chosen(player, state, Stream(3, number)).text)
    return " ".join(found)


@pytest.mark.skipif(not available(), reason="signatures are those of the compiled kernel")
@pytest.mark.parametrize("game", list(GAMES))
def test_agents_choose_as_they_did(game: str) -> None:
    names = [
        *(name for name in agents_for(game) if name not in NOT_KEPT),
        "ismcts:300",
        "search:300",
    ]
    found = {name: signature(game, name) for name in names}
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    if os.environ.get("TANGLEWOOD_SIGNATURES") == "write":
        kept[game] = found
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    assert found == kept.get(game)
