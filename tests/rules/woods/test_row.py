"""Tokens, filling the row, and the deck running out."""

import pytest

from tanglewood.cards.woods import Handful, WoodsCard
from tanglewood.core.chance import Chance, Drawn
from tanglewood.core.seat import CHANCE
from tanglewood.games.woods.events import Reshuffled, Revealed, Traded
from tanglewood.games.woods.game import woods
from tests.rules.woods.positions import at, played, shown, texts
from tests.support import rule, walk


@rule("woods.token")
@pytest.mark.parametrize(("action", "tokens"), [("4>0", 1), ("4>3", 0), ("6>02", 1), ("6>12", 0)])
def test_the_far_end_brings_a_token(action: str, tokens: int) -> None:
    state = played("0:4,6,8 1:2,3 row=4,5,5,7,8 deck=5,5,5", action)
    assert state.tokens == (tokens, 0)
    assert state.scores == (tokens, 0)


@rule("woods.token", "woods.tokens")
def test_without_tokens_left_the_card_comes_alone() -> None:
    last = played("0:4,8 1:2,3 row=4,5,5,7,8 deck=5,5,5 tokens=8-7", "4>0")
    assert last.tokens == (9, 7)
    assert last.view(1).left == 0
    after = last.apply("2>0")
    assert after.tokens == (9, 7)


@rule("ruling.W6")
def test_two_cards_taken_bring_one_token() -> None:
    assert played("0:8,8 1:2,3 row=4,5,5,7,8 deck=5,5,5", "8>01").tokens == (1, 0)


@rule("ruling.W13", "woods.token")
@pytest.mark.parametrize("standing", ["pockets=2/- tokens=0-2", "pockets=3/3", "tokens=2-2"])
def test_a_token_cannot_be_left_and_is_worth_more_than_the_tie_break(standing: str) -> None:
    state = at(f"0:4 1:8 row=4 {standing}")
    assert state.scores[0] == state.scores[1]
    assert texts(state) == "4>0"
    outcome = state.apply("4>0").outcome
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[1] + 1
    assert outcome.winners == (0,)


@rule("woods.refill")
def test_the_row_slides_to_the_far_end_and_is_filled_unsorted() -> None:
    state = played("0:8,8 1:2,3 row=2,4,6,7,8 deck=5,3,7", "8>13")
    assert state.row == (2, 6, 8, 5, 3)
    assert state.deck == (7,)
    assert state.events[-1] == Revealed((WoodsCard(5), WoodsCard(3)), 1)


@rule("woods.refill")
def test_one_card_taken_is_replaced_by_one() -> None:
    state = played("0:2,8 1:2,3 row=2,4,6,7,8 deck=5,3,7", "2>2")
    assert state.row == (2, 4, 7, 8, 5)


@rule("woods.deck.two", "ruling.W1")
def test_two_players_use_the_deck_once() -> None:
    state = played("0:8,8 1:2,3 row=2,4,6,7,8 deck=5", "8>13")
    assert state.row == (2, 6, 8, 5)
    assert state.deck == ()
    assert state.to_act == 1
    assert state.chance is None


@rule("ruling.W1")
def test_the_exception_holds_from_the_moment_the_last_card_leaves() -> None:
    full = played("0:3,8,8 1:2,4,4 row=2,4,6,7,8 deck=5", "3>1", players=5)
    assert full.to_act == CHANCE
    final = played("0:3,8,8 1:2,6,6 row=2,4,6,7,8 deck=5 reshuffles=0", "3>1", players=5)
    assert final.row == (2, 6, 7, 8, 5)
    assert "2>1" in texts(final).split()


@rule("woods.deck.more", "ruling.W1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_discards_become_the_deck_when_its_last_card_leaves(players: int) -> None:
    text = "0:3,8 row=2,4,6,7,8 deck=5 reshuffles=1"
    before = tuple(at(text, players).discards)
    state = played(text, "3>1", players=players)
    # The row is full again: the reshuffle comes all the same, with the discard just made.
    assert state.row == (2, 6, 7, 8, 5)
    assert state.to_act == CHANCE
    items = tuple(sorted((*before, 3)))
    assert state.chance == Chance("reshuffle", items, len(items), ordered=True)
    after = state.apply(Drawn(items[::-1]))
    assert after.deck == items[::-1]
    assert after.discards == Handful()
    assert after.reshuffles == 0
    assert after.to_act == 1


@rule("ruling.W1", "woods.deck.more")
def test_a_reshuffle_in_mid_refill_goes_on_filling() -> None:
    state = played("0:8,8 row=2,4,6,7,8 deck=5 reshuffles=1", "8>12", players=3)
    assert state.to_act == CHANCE
    assert state.row == (2, 7, 8, 5)
    chance = state.chance
    assert chance is not None
    order = tuple(map(WoodsCard, chance.items))
    after = state.apply(Drawn(order))
    assert after.row == (2, 7, 8, 5, chance.items[0])
    assert after.deck == chance.items[1:]
    assert after.events == (
        Reshuffled(Handful(order), order),
        Revealed(order[:1], len(order) - 1),
    )
    assert after.to_act == 1


SMALL = woods(
    {
        "players": 3,
        "components": {"deck": {"2": 2, "3": 2, "4": 2, "5": 2, "6": 1, "7": 2, "8": 2}},
    }
)
"""Thirteen cards: six in hands, five in the row, two in the deck."""


@rule("ruling.W2", "ruling.G3")
def test_a_second_exhaustion_in_the_same_refill_is_final() -> None:
    before = SMALL.position("0:7,8,8 1:2,3 2:2,3 row=4,4,5,5,7 deck=6 discards=- reshuffles=1")
    state = before.apply("8>01")
    # The one discard is the whole new deck: nothing is drawn by chance, and it is used up at once.
    assert state.to_act == 1
    assert state.row == (5, 5, 7, 6, 8)
    assert state.deck == ()
    assert state.reshuffles == 0
    assert state.chances == before.chances
    assert [type(event) for event in state.events] == [Traded, Revealed, Reshuffled, Revealed]
    assert state.previous is before
    later = state.apply("2>0").apply("2>0")
    assert later.row == (7, 6, 8)
    assert later.chance is None


@rule("ruling.W2")
def test_the_discards_are_never_empty_when_the_deck_first_runs_out() -> None:
    for seed in range(30):
        for state in walk(SMALL.start(seed=seed), seed):
            for event in state.events:
                if isinstance(event, Reshuffled):
                    assert len(event.discards) >= 1


@rule("ruling.G3")
def test_a_reshuffle_of_different_cards_is_asked() -> None:
    state = SMALL.position("0:8,8 1:2,3 2:2,3 row=4,4,5,5,7 deck=6 discards=7 reshuffles=1")
    mixed = state.apply("8>01")
    assert mixed.to_act == CHANCE
    assert shown(mixed)["discards"] == "7,8"
