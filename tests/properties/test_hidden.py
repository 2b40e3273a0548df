"""Nothing hidden leaks: games that differ only in what a seat cannot know look alike to it.

Two cards that the viewer has never seen change places in the shuffled deck, and hidden actions of
others that speak of them change with them. If the same game could have been played like that,
every view and every event of the viewer must be the same, from the deal to that moment.
"""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tanglewood as tw
from tanglewood.core.chance import Drawn, Fate, Stream
from tanglewood.core.seat import CHANCE
from tanglewood.core.state import State
from tests.support import EVERY_MIX, rule

CARD_GAMES = [case for case in EVERY_MIX if case.values[0] != "woods"]

Step = tuple[State[Any], str]


def recorded(name: str, options: dict[str, Any], seed: int, length: int) -> list[Step]:
    """A random game with its chance explicit: every state and the text of what was done in it."""
    state = tw.load(name, **options).start()
    fate, stream = Fate(seed=seed), Stream(seed, 5)
    steps: list[Step] = []
    while state.outcome is None and len(steps) < length:
        if state.to_act == CHANCE:
            assert state.chance is not None
            drawn = fate.draw(state.chances, state.chance)
            assert drawn is not None
            kind = state.chance.name
            texts = [state.game.item_text(kind, item) for item in drawn.items]
            steps.append((state, " ".join(texts)))
            state = state.apply(drawn)
        else:
            action = state.legal[stream.below(len(state.legal))]
            steps.append((state, action.text))
            state = state.apply(action)
    steps.append((state, ""))
    return steps


def seen_cards(state: State[Any], viewer: int) -> set[str]:
    """Every card text that stands anywhere in what the viewer was told."""
    told = [state.game.event_fields(event) for event in state.view(viewer).log]
    return set(re.findall(r"\b[A-Z][A-Za-z0-9]+\b", str(told)))


def replay(steps: list[Step], last_deal: int, one: str, two: str) -> list[State[Any]] | None:
    """The same game with two cards exchanged since its last deal; None if it cannot be."""

    def exchange(text: str) -> str:
        table = {one: two, two: one}
        return re.sub(r"[A-Za-z0-9]+", lambda m: table.get(m.group(), m.group()), text)

    state = steps[last_deal][0]
    states = [state]
    for before, text in steps[last_deal:-1]:
        wanted = exchange(text)
        if before.to_act == CHANCE:
            chance = state.chance
            if chance is None or before.chance is None or chance.name != before.chance.name:
                return None
            items = tuple(state.game.item_parse(chance.name, part) for part in wanted.split())
            if not chance.ordered:
                items = tuple(sorted(items))
            try:
                state = state.apply(Drawn(items))
            except tw.BadChance:
                return None
        else:
            if state.to_act != before.to_act:
                return None
            try:
                state = state.apply(wanted)
            except tw.TanglewoodError:
                return None
        states.append(state)
    return states


@rule("fox.hidden", "duet.hidden")
@pytest.mark.parametrize(("name", "options"), CARD_GAMES)
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), length=st.integers(3, 90), pick=st.integers(0, 2**32))
def test_exchanging_two_unseen_cards_changes_no_view(
    name: str, options: dict[str, Any], seed: int, length: int, pick: int
) -> None:
    steps = recorded(name, options, seed, length)
    deals = [
        number
        for number, (state, _) in enumerate(steps[:-1])
        if state.chance is not None and state.chance.name == "deal"
    ]
    if not deals:
        return
    state = steps[-1][0]
    for viewer in (0, 1, tw.SPECTATOR):
        unseen = sorted(set(steps[deals[-1]][1].split()) - seen_cards(state, viewer))
        if len(unseen) < 2:
            continue
        stream = Stream(pick, viewer + 5)
        for _ in range(4):
            one, two = (unseen[stream.below(len(unseen))] for _ in range(2))
            states = replay(steps, deals[-1], one, two)
            if states is None:
                continue
            for (before, _), after in zip(steps[deals[-1] :], states, strict=True):
                assert before.view(viewer) == after.view(viewer)
