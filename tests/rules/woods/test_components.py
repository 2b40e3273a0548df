"""Decks of one's own, and the options."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.components.decks import DECKS, Deck, deck_from
from tanglewood.core.errors import BadComponents, BadOption
from tanglewood.games.woods.game import woods
from tests.support import rule, walk

EIGHT_EACH: dict[str, object] = dict.fromkeys("2345678", 8)


def own(**changes: object) -> dict[str, object]:
    """Components with a deck of 8 cards of each value, except for the changes."""
    return {"deck": EIGHT_EACH | {key.strip("_"): value for key, value in changes.items()}}


@pytest.mark.parametrize("deck", [*DECKS.values(), Deck((1, 2, 3, 0, 0, 0, 9), "rulebook")])
def test_a_deck_reads_back_from_its_plain_values(deck: Deck) -> None:
    assert deck_from(deck.plain()) == deck


def test_a_deck_may_have_numbers_as_keys() -> None:
    assert deck_from(dict.fromkeys(range(2, 9), 8)) == DECKS["even"]


BAD = [
    pytest.param([8, 8], "deck must be a table", id="no table"),
    pytest.param(EIGHT_EACH | {"9": 1}, "deck.9 is not known", id="a value that does not exist"),
    pytest.param(EIGHT_EACH | {"5": -1}, "deck.5 must be a whole number", id="negative"),
    pytest.param(EIGHT_EACH | {"5": 2.5}, "deck.5 must be a whole number", id="a fraction"),
    pytest.param(EIGHT_EACH | {"5": True}, "deck.5 must be a whole number", id="true"),
    pytest.param(EIGHT_EACH | {"5": 100}, "deck.5 must be .* 0 to 99", id="too many"),
    pytest.param({"2": 8}, "deck.3 is missing", id="a value left out"),
    pytest.param(EIGHT_EACH | {"source": "a friend"}, "deck.source must be", id="the source"),
    pytest.param(EIGHT_EACH | {"source": ["house"]}, "deck.source must be", id="a list as source"),
]


@pytest.mark.parametrize(("plain", "sentence"), BAD)
def test_a_bad_deck_is_refused_with_the_key(plain: object, sentence: str) -> None:
    with pytest.raises(BadComponents, match=sentence):
        deck_from(plain)
    with pytest.raises(BadComponents, match=sentence):
        woods({"components": {"deck": plain}})


@pytest.mark.parametrize(
    ("components", "sentence"),
    [({}, "deck is missing"), ({"board": {}}, "'board' is not a component of woods")],
)
def test_components_without_a_deck_are_refused(components: Any, sentence: str) -> None:
    with pytest.raises(BadComponents, match=sentence):
        woods({"components": components})


def test_components_that_are_no_table_are_refused() -> None:
    with pytest.raises(BadOption, match="components"):
        woods({"components": 5})


@rule("ruling.W15")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_deck_needs_the_deal_and_one_card_more(players: int) -> None:
    counts = dict.fromkeys("2345678", 0)
    enough = 2 * players + 6
    with pytest.raises(BadComponents, match=f"{enough - 1} cards; .* at least {enough} "):
        woods({"players": players, "components": {"deck": counts | {"4": enough - 1}}})
    game = woods({"players": players, "components": {"deck": counts | {"4": enough}}})
    *_, last = walk(game.start(seed=1), 1)
    assert last.outcome is not None


STRANGE = [
    pytest.param({"2": 0, "8": 0}, id="without 2s and 8s"),
    pytest.param(dict.fromkeys("23467", 0) | {"8": 99, "5": 99}, id="two values"),
    pytest.param(dict.fromkeys("345678", 1) | {"2": 10}, id="sixteen cards"),
    pytest.param(dict.fromkeys("2345678", 99), id="693 cards"),
]


@rule("ruling.W15")
@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("changes", STRANGE)
def test_strange_decks_can_be_played(changes: dict[str, int], players: int) -> None:
    game = woods({"players": players, "components": {"deck": EIGHT_EACH | changes}})
    for seed in range(3):
        for state in walk(game.start(seed=seed), seed):
            assert game.position(state.text) == state
        assert state.outcome is not None
        state.view(0)


@rule("woods.deck")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"deck": "tapered"},
        {"components": own(_2=3, _8=13)},
        {"components": own(source="house")},
    ],
)
def test_a_game_loaded_with_its_components_is_the_same_game(options: dict[str, Any]) -> None:
    game = tw.load("woods", **options)
    assert tw.load("woods", components=game.components) == game
    assert tw.load("woods", **game.options) == game


def test_components_keep_their_source() -> None:
    game = woods({"components": own(source="rulebook")})
    assert game.components == {"deck": EIGHT_EACH | {"source": "rulebook"}}
    assert game != woods({})


def test_a_preset_beside_another_deck_is_refused() -> None:
    with pytest.raises(BadOption, match="deck of their own"):
        woods({"deck": "tapered", "components": own(_2=9)})
    assert woods({"deck": "tapered", "components": {"deck": DECKS["tapered"].plain()}}) == woods(
        {"deck": "tapered"}
    )


@pytest.mark.parametrize(
    "options",
    [{"players": 0}, {"players": 6}, {"deck": "odd"}, {"gentle": "yes"}, {"tokens": 3}],
)
def test_options_that_cannot_be_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption, match="woods"):
        woods(options)
