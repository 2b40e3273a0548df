"""Whoever changes what they were given changes nobody else's."""

from typing import Any

import pytest

import tanglewood as tw
from tests.support import EVERY_MIX


def spoil(value: Any) -> None:
    """Change whatever can be changed."""
    inside = list(value.values() if isinstance(value, dict) else value)
    for one in inside:
        if isinstance(one, (dict, list)):
            spoil(one)
    value.clear()


def told(game: Any) -> list[Any]:
    """What a game and the first view hand out."""
    view = game.start(seed=5).view(0)
    return [view.marks(), view.plain(), game.options, dict(game.components)]


@pytest.mark.parametrize(("name", "options"), EVERY_MIX)
def test_what_is_handed_out_can_be_changed_without_harm(name: str, options: dict[str, Any]) -> None:
    game = tw.load(name, **options)
    before = repr(told(game))
    for one in told(game):
        spoil(one)
    assert repr(told(game)) == repr(told(tw.load(name, **options))) == before


@pytest.mark.parametrize("name", list(tw.GAMES))
def test_a_game_does_not_change(name: str) -> None:
    game = tw.load(name)
    with pytest.raises(AttributeError, match=r"^A game does not change, so title stays\.$"):
        game.title = "another"
    with pytest.raises(AttributeError, match=r"^A game does not change, so title stays\.$"):
        del game.title


def test_the_lists_of_games_and_agents_are_to_be_read() -> None:
    for listed in (tw.GAMES, tw.AGENTS):
        every: Any = listed
        with pytest.raises(TypeError, match="does not support item assignment"):
            every["another"] = None
        with pytest.raises(TypeError, match="does not support item deletion"):
            del every[next(iter(every))]
