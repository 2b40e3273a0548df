"""What stays true through whole random games: no card is lost or doubled, no score strays."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tanglewood as tw
from tanglewood.cards.fox import FoxCard
from tanglewood.games.fox.cards import RANK
from tanglewood.games.fox.events import Dealt, Played
from tanglewood.games.fox.phase import FOX_OVER
from tanglewood.games.fox.state import FoxState
from tests.support import MIXES, rule, walk

EVERY_FOX = [(name, options) for name in ("fox", "fox-manual", "fox-mini")
             for options in MIXES[name]]  # fmt: skip
SEEDS = st.integers(0, 2**32)


def on_the_table(state: FoxState) -> list[FoxCard]:
    """Every card of the running round, wherever it is; those played as the log tells them."""
    played: list[FoxCard] = []
    for event in state.story:
        if isinstance(event, Dealt):
            played = []
        elif isinstance(event, Played):
            played.append(event.card)
    decree = [state.decree] if state.decree else []
    return [*played, *state.hands[0], *state.hands[1], *state.deck, *decree]


@rule("fox.deck", "fox.deal", "fox.fox", "fox.woodcutter")
@pytest.mark.parametrize(("name", "options"), EVERY_FOX, ids=str)
@settings(max_examples=20)
@given(seed=SEEDS)
def test_cards_are_conserved(name: str, options: dict[str, Any], seed: int) -> None:
    game = tw.load(name, **options)
    for state in walk(game.start(seed=seed), seed):
        assert isinstance(state, FoxState)
        rules = state.game.rules
        assert sorted(on_the_table(state)) == sorted(rules.deck)
        held = [len(hand) for hand in state.hands]
        assert sum(held) + len(state.trick) + 2 * sum(state.tricks) - 2 * rules.hand in {0, 1}


@rule("fox.score.tricks", "fox.treasure", "fox.end", "manual.score.tricks", "mini.score")
@pytest.mark.parametrize(("name", "options"), EVERY_FOX, ids=str)
@settings(max_examples=20)
@given(seed=SEEDS)
def test_scores_stay_in_range_and_never_fall(name: str, options: dict[str, Any], seed: int) -> None:
    game, before = tw.load(name, **options), (0, 0)
    for state in walk(game.start(seed=seed), seed):
        assert isinstance(state, FoxState)
        rules, scores = state.game.rules, state.scores
        sevens = sum(RANK[card] == 7 for card in rules.deck)
        most = max(rules.scores) + sevens
        assert all(0 <= now - then <= most for now, then in zip(scores, before, strict=True))
        assert sum(state.tricks) <= rules.hand
        assert sum(state.sevens) <= sevens
        at_the_deal = state.scores_before
        assert state.round == 1 or max(at_the_deal) < rules.target
        assert max(scores) <= max(at_the_deal) + most
        assert (state.phase == FOX_OVER) == (state.outcome is not None)
        assert state.outcome is None or state.outcome.scores == scores
        before = scores
    assert max(before) >= rules.target
