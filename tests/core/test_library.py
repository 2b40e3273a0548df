"""What the package offers to whoever imports it."""

import subprocess
import sys
from pathlib import Path
from typing import Any, assert_type
from xml.etree import ElementTree

import pytest

import tanglewood as tw
from tanglewood import drawings
from tanglewood.cards.duet import DuetCards
from tanglewood.core.game import Game
from tanglewood.drawings.picture import Row, svg
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.duet.game import DuetGame
from tanglewood.games.duet.state import DuetState
from tanglewood.games.duet.view import DuetView
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.fox.state import FoxState
from tanglewood.games.fox.view import FoxView
from tanglewood.games.woods.game import WoodsGame


def test_a_type_checker_knows_the_game_that_is_loaded_and_all_below_it() -> None:
    fox, duet = tw.load("fox"), tw.load("duet")
    assert_type(fox, FoxGame)
    assert_type(tw.load("fox-mini"), FoxGame)
    assert_type(tw.load("fox-manual", target=5), FoxGame)
    assert_type(tw.load("deluxe"), DeluxeGame)
    assert_type(tw.load("woods", players=3), WoodsGame)
    assert_type(duet, DuetGame)
    state = fox.start(seed=1)
    assert_type(state, FoxState)
    assert_type(state.apply(state.legal[0]), FoxState)
    assert_type(state.apply("B1") if "B1" in state.legal else state, FoxState)
    assert_type(state.view(0), FoxView)
    assert_type(duet.start(seed=1), DuetState)
    assert_type(duet.start(seed=1).view(0), DuetView)
    assert_type(duet.start(seed=1).view(0).hand, DuetCards)
    name: str = "fox"
    assert isinstance(tw.load(name), Game)


@pytest.mark.parametrize("name", tw.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(tw, name) is not None
    assert name in dir(tw)


def test_another_name_gets_a_sentence() -> None:
    with pytest.raises(AttributeError, match="There is no 'lode' in tanglewood"):
        _ = tw.lode


def test_what_takes_long_to_import_is_left_until_it_is_asked_for() -> None:
    heavy = ("tanglewood.agents", "tanglewood.kernel", "tanglewood.record", "tanglewood.analysis")
    code = f"import sys, tanglewood; print([name for name in {heavy} if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


EVERY = pytest.mark.parametrize("name", list(tw.GAMES))


@EVERY
def test_legal_says_which_whether_and_how_many(name: str) -> None:
    legal = tw.load(name).start(seed=5).legal
    first = legal[0]
    assert first in legal
    assert first.text in legal
    assert f" {first.text.lower()} " in legal
    assert "nonsense" not in legal
    assert None not in legal
    assert len(legal) == len(legal.texts)
    assert str(legal) == ", ".join(legal.texts)
    assert repr(legal) == f"<legal: {legal}>"
    assert str(tw.load(name).start().legal) == "nothing"


@EVERY
def test_an_action_is_applied_by_its_text(name: str) -> None:
    state = tw.load(name).start(seed=5)
    assert state.apply(state.legal[-1].text) == state.apply(state.legal[-1])


@EVERY
def test_a_wrong_type_or_text_gets_one_sentence(name: str) -> None:
    state = tw.load(name).start(seed=5)
    with pytest.raises(tw.BadText, match=r"^'nonsense' is not an action of this game\.$"):
        state.apply("nonsense")
    wrong: Any = 3
    with pytest.raises(tw.WrongType, match=r"^An action is a text or .*, not 3 \(int\)\.$"):
        state.apply(wrong)
    other = tw.load("woods" if name != "woods" else "duet").start(seed=1).legal[0]
    with pytest.raises(tw.WrongType, match="is an action of another game"):
        state.apply(other)


def test_chance_draws_what_a_text_lists() -> None:
    duet = tw.load("duet")
    cards = tw.DuetCard.all
    drawn = duet.start().drawn("1").drawn(" ".join(map(str, cards)))
    assert drawn == duet.start(chance=[(1,), cards]) == duet.start().drawn([1]).drawn(cards)
    with pytest.raises(tw.BadChance, match=r"^'D1' is no outcome of 'dealer'\.$"):
        duet.start().drawn("D1")
    with pytest.raises(tw.BadChance, match="Nothing is drawn or shuffled now"):
        drawn.drawn("1")


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
        ElementTree.fromstring(svg([Row("all", list(map(str, cards)))], game))
    for drawing in Path(drawings.__path__[0]).glob("*.svg"):
        ElementTree.parse(drawing)


def test_what_is_gone_says_where_it_went() -> None:
    with pytest.raises(ImportError, match=r"cards are values, see tanglewood\.DuetCard"):
        from tanglewood.games.duet.cards import DECK  # noqa: F401  # type: ignore[attr-defined]
