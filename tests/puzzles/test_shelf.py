"""The puzzles that are shipped: enough of each game, readable, legal, and rated in order."""

import zlib
from itertools import pairwise

import pytest

from tanglewood.agents.levels import NAMES
from tanglewood.core.chance import Stream
from tanglewood.core.errors import TanglewoodError
from tanglewood.puzzles.code import BadPuzzles, decode_puzzles, encode_puzzles
from tanglewood.puzzles.files import ENDING, FOLDER, games
from tanglewood.puzzles.form import TRIES, Puzzle, rating_by_finds
from tanglewood.puzzles.maker.plans import PLANS
from tanglewood.puzzles.shelf import next_one, puzzle, shelf, themes, unit
from tanglewood.puzzles.themes import themes_of

SOME = 40
"""Puzzles of each game whose games are played again, spread over all ratings."""
MOST_BYTES = 40


def spread(game: str) -> list[Puzzle]:
    found = shelf(game)
    return [*found[:: max(1, len(found) // SOME)]]


@pytest.mark.parametrize("game", PLANS)
def test_there_are_many_in_few_bytes_and_no_two_alike(game: str) -> None:
    found = shelf(game)
    assert len(found) >= PLANS[game].shelf
    assert len({one.key for one in found}) == len(found)
    assert (FOLDER / f"{game}{ENDING}").stat().st_size < MOST_BYTES * len(found)


@pytest.mark.parametrize("game", PLANS)
def test_a_puzzle_is_a_moment_with_a_choice_and_a_legal_answer(game: str) -> None:
    for one in spread(game):
        state = one.state()
        assert state.to_act >= 0
        assert 2 <= len(state.legal) > one.chosen, one.key
        assert one.answer in state.legal
        assert one.gap >= PLANS[game].margin / 2
        assert len(state.view(state.to_act).log) > 0


@pytest.mark.parametrize("game", PLANS)
def test_the_rating_orders_how_often_levels_find_them(game: str) -> None:
    found = shelf(game)
    fifth = len(found) // 5
    parts = [found[at * fifth : (at + 1) * fifth] for at in range(5)]
    for easier, harder in pairwise(parts):
        assert _found(easier) > _found(harder)
    by_level = [sum(one.finds[at] for one in found) / TRIES[at] for at in range(len(NAMES))]
    assert by_level[0] < by_level[2] < by_level[4]  # neighbours may be close
    assert by_level[-1] == max(by_level)


def _found(puzzles: tuple[Puzzle, ...]) -> float:
    """How often all levels together find them."""
    return sum(share for one in puzzles for share in one.finders.values()) / len(puzzles)


def test_nobodys_and_everybodys_puzzle_lie_far_apart() -> None:
    assert rating_by_finds(TRIES) < 800
    assert rating_by_finds((0,) * len(TRIES)) > 1800
    assert (
        rating_by_finds((0, 0, 0, 0, 2, 2))
        > rating_by_finds((0, 0, 4, 4, 2, 2))
        > rating_by_finds((8, 8, 4, 4, 2, 2))
    )


@pytest.mark.parametrize("game", PLANS)
def test_every_theme_is_one_of_its_family(game: str) -> None:
    assert set(themes(game)) <= set(themes_of(game).THEMES)
    assert sum(bool(one.themes) for one in shelf(game)) > len(shelf(game)) / 2


@pytest.mark.parametrize("game", PLANS)
def test_a_file_reads_back_as_it_was_written(game: str) -> None:
    found = shelf(game)[:200]
    text = encode_puzzles(found, game, PLANS[game].settings, themes_of(game).THEMES, unit(game))
    assert decode_puzzles(text) == found


@pytest.mark.parametrize("data", [b"", b"{}\n", b'{"format": "x"}\n' + zlib.compress(b"")])
def test_what_is_no_file_of_puzzles_is_told(data: bytes) -> None:
    with pytest.raises(BadPuzzles) as caught:
        decode_puzzles(data)
    assert isinstance(caught.value, TanglewoodError)


def test_the_next_one_is_near_the_rating_new_and_of_the_theme() -> None:
    middle = shelf("fox")[len(shelf("fox")) // 2].rating
    first = next_one("fox", middle, Stream(1))
    assert first is not None
    assert abs(first.rating - middle) < 200
    assert next_one("fox", middle, Stream(1), solved={first.key}) != first
    themed = next_one("fox", middle, Stream(1), theme="humble")
    assert themed is not None
    assert "humble" in themed.themes
    keys = {one.key for one in shelf("fox") if "humble" in one.themes}
    assert next_one("fox", middle, Stream(1), theme="humble", solved=keys) is None


def test_puzzles_go_by_their_names() -> None:
    one = shelf("woods")[0]
    assert puzzle("woods", one.key) is one
    assert puzzle("woods", "nothing") is None
    assert shelf("fox-mini") == ()
    assert set(games()) == set(PLANS)
