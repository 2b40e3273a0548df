"""The reference has everything that is public."""

import re
from pathlib import Path

import pytest

import tanglewood as tw

PAGE = (Path(__file__).parents[2] / "docs" / "reference.md").read_text()


@pytest.mark.parametrize("name", tw.__all__)
def test_every_public_name_is_on_the_reference_page(name: str) -> None:
    assert re.search(rf":: tanglewood\.{name}$|`{name}`", PAGE, re.MULTILINE)


@pytest.mark.parametrize("name", tw.GAMES)
def test_the_page_lists_what_a_state_offers_beside_its_parts(name: str) -> None:
    listed = re.search(r"tanglewood\.State\n +:members: (.+)", PAGE)
    assert listed is not None
    state, members = tw.load(name).start(seed=1), set(listed[1].split(", "))
    kinds = type(state).__mro__
    of_its_game = set(vars(state)).union(*map(vars, kinds[: kinds.index(tw.State)]))
    assert members <= set(dir(state)) <= members | of_its_game


@pytest.mark.parametrize("name", tw.GAMES)
def test_the_page_lists_what_a_game_offers_beside_its_own(name: str) -> None:
    listed = re.search(r"tanglewood\.Game\n +:members: (.+)", PAGE)
    assert listed is not None
    game, members = tw.load(name), set(listed[1].split(", "))
    assert set(dir(game)) == game.offers
    assert members == tw.Game.offers
    assert all(hasattr(game, offered) for offered in dir(game))


@pytest.mark.parametrize("name", re.findall(r":: tanglewood\.(\w+)$", PAGE, re.MULTILINE))
def test_nothing_on_the_reference_page_is_private(name: str) -> None:
    assert name in tw.__all__
