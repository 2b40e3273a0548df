"""What stays true through whole random games: nothing is lost, nothing appears."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.components.boards import SUPPLY
from tanglewood.core.phase import OVER
from tanglewood.core.seat import SPECTATOR
from tanglewood.games.duet.course import COVER, DEAL, DEALER
from tanglewood.games.duet.events import Collected, Dealt, Played, RoundEnded
from tanglewood.games.duet.game import duet
from tanglewood.games.duet.state import DuetState
from tests.support import rule, walk

GENTLE: dict[str, Any] = {
    "board": {"gems": [2, 1, 1, 0, 1, 1, 2], "plus": [0, 1, 5], "start": 3, "tokens": 3},
    "paws": {"ranks": [0, 1, 1, 0, 1, 0, 0, 0, 0, 1], "stars": [1] * 10},
}
"""A short path and short steps: these games go through all rounds, and some are won."""

EVERY_LEVEL = [
    {"level": 1},
    {"level": 2},
    {"level": 3},
    {"level": 2, "components": GENTLE},
]


def on_the_table(state: DuetState) -> list[DuetCard]:
    """Every card of the running round, wherever it is."""
    played: list[DuetCard] = []
    for event in state.story:
        if isinstance(event, Dealt):
            played = []
        elif isinstance(event, Played):
            played.append(event.card)
    assert state.decree is not None
    return [*played, *state.hands[0], *state.hands[1], *state.rest, state.decree]


@pytest.mark.parametrize("options", EVERY_LEVEL, ids=str)
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_cards_are_conserved(options: dict[str, Any], seed: int) -> None:
    for state in walk(duet(options).start(seed=seed), seed):
        assert isinstance(state, DuetState)
        if state.phase not in {COVER, DEALER, DEAL} and state.decree is not None:
            cards = on_the_table(state)
            if state.phase != OVER or any(state.hands):
                assert sorted(cards) == list(DuetCard.all)
            assert DuetCards(cards) == DuetCards.deck()


@rule("duet.gem", "duet.cover")
@pytest.mark.parametrize("options", EVERY_LEVEL, ids=str)
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_gems_and_tokens_are_conserved(options: dict[str, Any], seed: int) -> None:
    game = duet(options)
    gems = sum(game.forest.gems)
    for state in walk(game.start(seed=seed), seed):
        assert isinstance(state, DuetState)
        forest = state.forest
        for event in state.events:
            if isinstance(event, Collected):
                gems -= 1
                assert event.left == gems
            elif isinstance(event, RoundEnded):
                gems += len(event.added)
        assert sum(forest.gems) == gems == SUPPLY - forest.supply
        assert forest.supply >= 0
        assert forest.low <= game.board.start <= forest.high
        assert forest.low <= forest.tracker <= forest.high
        assert not any(forest.gems[: forest.low] + forest.gems[forest.high + 1 :])
        covered = forest.low + game.board.last - forest.high
        assert forest.tokens + covered == game.forest.tokens


@rule("duet.hidden", "duet.heir")
@pytest.mark.parametrize("options", EVERY_LEVEL, ids=str)
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_what_a_view_holds_for_certain_is_true(options: dict[str, Any], seed: int) -> None:
    for number, state in enumerate(walk(duet(options).start(seed=seed), seed)):
        assert isinstance(state, DuetState)
        if number % 5 == 0:
            for viewer in (0, 1, SPECTATOR):
                known = state.view(viewer).known
                assert known is not None
                for seat, hand in enumerate(state.hands):
                    assert known.holds[seat] <= hand
                    assert known.lacks[seat].isdisjoint(hand)


@rule("duet.score")
def test_scores_stay_in_range_and_every_ending_is_met() -> None:
    game = duet({"level": 2, "components": GENTLE})
    met = set()
    for seed in range(300):
        *_, last = walk(game.start(seed=seed), seed)
        assert last.outcome is not None
        met.add(last.outcome.rule)
        score = last.scores[0]
        won = last.outcome.rule == "duet.end.victory"
        assert (20 <= score <= 20 + 22 + 10 + 9) if won else score == 0
    assert met == {"duet.end.victory", "duet.end.lost", "duet.end.time"}
