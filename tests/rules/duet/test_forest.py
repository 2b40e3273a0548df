"""Moving the tracker, gems, forest tokens and covered spaces."""

import pytest

from tanglewood.games.duet.events import Collected, Covered, Moved, WentBeyond
from tests.rules.duet.positions import at, custom, kinds, played
from tests.support import rule


@rule("duet.move", "duet.paws")
@pytest.mark.parametrize(
    ("lead", "follow", "space"),
    [
        ("R2", "R4", 9),  # 3 + 1 towards seat 1
        ("R8", "R4", 2),  # 2 + 1 towards seat 0
        ("D4", "D10", 9),
        ("D9", "D7", 5),  # no paws at all
        ("S2", "R6", 0),  # trump wins: 3 + 2 towards seat 0
    ],
)
def test_the_tracker_moves_the_sum_of_the_paws_towards_the_winner(
    lead: str, follow: str, space: int
) -> None:
    state = played(f"0:{lead} 1:{follow} decree=S4 round=3", lead, follow)
    assert state.forest.tracker == space


@rule("duet.gem")
def test_one_gem_is_collected_where_the_tracker_ends() -> None:
    state = played("0:D6,R1 1:D4,R2 decree=S4", "D6", "D4")
    assert state.forest.gems == (1, 1, 1, 1, 1, 0, 1, 1, 2, 1, 1)
    assert state.forest.supply == 22 - 11
    assert state.events[-2:] == (Moved(-3, 2), Collected(2, 11))


@rule("duet.gem")
def test_a_move_of_0_collects_too() -> None:
    state = played("0:D9,R1 1:D7,R2 decree=S4 tracker=8", "D9", "D7")
    assert state.forest.tracker == 8
    assert state.forest.gems[8] == 1


@rule("duet.gem")
def test_an_empty_location_gives_nothing() -> None:
    state = played("0:D9,R1 1:D7,R2 decree=S4", "D9", "D7")
    assert "Collected" not in kinds(state.events)
    assert sum(state.forest.gems) == 12


@rule("duet.beyond")
@pytest.mark.parametrize(
    ("tracker", "lead", "follow", "path", "covered"),
    [
        (8, "D2", "D4", (0, 9), 10),  # seat 0 leads the lower card
        (2, "D4", "D2", (1, 10), 0),
    ],
)
def test_beyond_either_end_the_tracker_goes_back_and_a_token_covers_the_end(
    tracker: int, lead: str, follow: str, path: tuple[int, int], covered: int
) -> None:
    state = played(f"0:{lead},R1 1:{follow},R2 decree=S4 tracker={tracker}", lead, follow)
    assert state.forest.tracker == 5
    assert (state.forest.low, state.forest.high) == path
    assert state.forest.tokens == 3
    assert sum(state.forest.gems) == 12  # no gem is collected
    towards = 1 if covered else -1
    assert state.events[-2:] == (
        WentBeyond(4 * towards, 5),
        Covered(covered, covered - towards, 1, 3),
    )


@rule("duet.beyond")
def test_the_end_of_the_path_is_the_last_uncovered_space() -> None:
    stays = played("0:D2,R1 1:D4,R2 decree=S4 tracker=3 path=0-7", "D2", "D4")
    assert (stays.forest.tracker, stays.forest.high) == (7, 7)
    beyond = played("0:D2,R1 1:D4,R2 decree=S4 tracker=4 path=0-7", "D2", "D4")
    assert (beyond.forest.tracker, beyond.forest.high, beyond.forest.tokens) == (5, 6, 0)


@rule("duet.beyond", "duet.end.lost")
@pytest.mark.parametrize("path", ["4-10", "0-6", "2-8"])
def test_beyond_without_a_token_is_a_defeat_at_once(path: str) -> None:
    low = int(path[0])
    state = played(f"0:D4,R1 1:D2,R2 decree=S4 tracker={low} path={path}", "D4", "D2")
    assert state.phase == "over"
    assert state.outcome is not None
    assert state.outcome.rule == "duet.end.lost"
    assert state.forest.tracker == low  # nothing is moved or covered any more
    assert kinds(state.events)[-2:] == ["WentBeyond", "GameEnded"]


@rule("duet.cover")
def test_gems_slide_one_location_towards_the_start_and_on_when_that_is_covered() -> None:
    text = "0:D4,R1,S1 1:D2,R2,S2 decree=S4 tracker=2 gems=3-1-2-1-1-0-1-1-2-1-1"
    first = played(text, "D4", "D2")
    assert first.forest.gems == (0, 4, 2, 1, 1, 0, 1, 1, 2, 1, 1)
    second = played(first.text.replace("tracker=5", "tracker=1"), "R1", "R2", "move=-3")
    assert second.forest.low == 2
    assert second.forest.gems == (0, 0, 6, 1, 1, 0, 1, 1, 2, 1, 1)


@rule("duet.gem.limit")
def test_a_location_holds_any_number_of_gems() -> None:
    state = played("0:D9,R1 1:D7,R2 decree=S4 tracker=4 gems=0-0-0-0-22-0-0-0-0-0-0", "D9", "D7")
    assert state.forest.gems[4] == 21


@rule("ruling.U8")
def test_gems_never_slide_past_the_start() -> None:
    narrow = custom(board={"gems": [1, 1, 1, 0, 1, 1, 1], "start": 3, "tokens": 3})
    state = played("0:D4,R1 1:D2,R2 decree=S4 tracker=2 path=2-6", "D4", "D2", game=narrow)
    assert (state.forest.low, state.forest.tokens) == (3, 0)
    assert state.forest.gems == (0, 0, 0, 3, 1, 1, 1)
    assert state.forest.tracker == 3


@rule("ruling.U12")
def test_going_back_to_the_start_collects_nothing_there_but_a_later_move_of_0_does() -> None:
    gems = "gems=1-0-0-0-0-3-0-0-0-0-0"
    state = played(f"0:D4,R9 1:D2,R7 decree=S4 tracker=1 {gems}", "D4", "D2")
    assert state.forest.tracker == 5
    assert state.forest.gems[5] == 3
    state = state.apply("R9").apply("R7")
    assert (state.forest.tracker, state.forest.gems[5]) == (5, 2)


@rule("ruling.U6")
def test_beyond_in_the_last_trick_comes_before_the_gems_and_the_token_between_rounds() -> None:
    state = played("0:D4 1:D2 decree=S4 tracker=1 round=1", "D4", "D2")
    assert kinds(state.events)[-3:] == ["WentBeyond", "Covered", "RoundEnded"]
    assert (state.forest.low, state.forest.tokens) == (1, 3)
    assert state.forest.gems == (0, 3, 2, 2, 2, 0, 2, 1, 3, 1, 1)
    assert state.phase == "cover"
    after = state.apply("cover=low")
    assert (after.forest.low, after.forest.tokens) == (2, 2)
    last_token = played("0:D4 1:D2 decree=S4 tracker=3 path=3-10 round=2", "D4", "D2")
    assert kinds(last_token.events)[-3:] == ["WentBeyond", "Covered", "RoundEnded"]
    assert last_token.forest.tokens == 0
    assert last_token.phase == "deal"  # no token is left for the round's end


def test_the_forest_of_a_position_without_gems_given_has_those_of_the_level() -> None:
    assert at("0:D1 1:D2 decree=S4").forest.gems == (1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1)
    covered = at("0:D1 1:D2 decree=S4 path=2-10").forest
    assert covered.gems == (0, 0, 4, 1, 1, 0, 1, 1, 2, 1, 1)
    assert covered.tokens == 2
