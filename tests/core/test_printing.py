"""How states, views and outcomes print, and how notebooks draw them."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import tanglewood as tw
from tanglewood import drawings
from tanglewood.core.outcome import MOST_POINTS
from tanglewood.drawings.picture import CardRow, svg

EVERY = pytest.mark.parametrize("name", list(tw.GAMES))


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (tw.Outcome(tw.Ending.WIN, (1,), (5, 7), "fox.end", MOST_POINTS), "Seat 1 wins 7-5."),
        (tw.Outcome(tw.Ending.DRAW, (), (5, 5), "fox.end", MOST_POINTS), "A draw, 5-5."),
        (tw.Outcome(tw.Ending.DEFEAT, (), (0,), "fox.end", MOST_POINTS), "Defeat."),
    ],
)
def test_an_outcome_prints_as_a_sentence(outcome: tw.Outcome, said: str) -> None:
    assert str(outcome) == f"{said} Most points."
    assert repr(outcome).startswith("Outcome(ending=")


@EVERY
def test_a_state_prints_as_the_table_with_all_cards_open(name: str) -> None:
    state = tw.load(name).start(seed=5)
    shown = str(state)
    assert all(str(hand) in shown for hand in state.hands)
    assert repr(state) == f"<{name}: {state.text}>"


@EVERY
def test_a_view_prints_as_the_table_that_the_seat_sees(name: str) -> None:
    state = tw.load(name).start(seed=5)
    for seat in range(state.game.seats):
        shown = str(state.view(seat))
        assert "Your hand" in shown
        for other, hand in enumerate(state.hands):
            assert other == seat or str(hand) not in shown
    assert "Your hand" not in str(state.view(tw.SPECTATOR))


def _named(picture: str) -> list[str]:
    """The cards of a picture, by the titles that are read aloud."""
    titles = (node.text for node in ElementTree.fromstring(picture).iter(f"{SVG}title"))
    return [title for title in titles if title]


SVG = "{http://www.w3.org/2000/svg}"


@EVERY
def test_a_notebook_draws_a_view_with_what_the_seat_may_know(name: str) -> None:
    state = tw.load(name).start(seed=5)
    for seat in range(state.game.seats):
        view = state.view(seat)
        shown = _named(view._repr_svg_())
        assert shown.count("face down") == sum(view.counts) - view.counts[seat]
        assert shown[-view.counts[seat] :] == list(map(str, view.hand))


@EVERY
def test_a_notebook_draws_a_state_with_all_hands_open(name: str) -> None:
    state = tw.load(name).start(seed=5)
    shown = _named(state._repr_svg_())
    assert "face down" not in shown
    assert all(str(card) in shown for hand in state.hands for card in hand)


def test_every_card_has_a_drawing_and_every_drawing_is_well_formed() -> None:
    cards = [*tw.FoxCard.all, *tw.DuetCard.all, *tw.WoodsCard.all]
    for game in tw.GAMES:
        ElementTree.fromstring(svg([CardRow("all", list(map(str, cards)))], game))
    for drawing in Path(drawings.__path__[0]).glob("*.svg"):
        ElementTree.parse(drawing)
