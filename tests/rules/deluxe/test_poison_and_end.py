"""Poison, the floor at zero, the order of points in a trick, and the end of the game."""

import pytest

import tanglewood as tw
from tanglewood.core.outcome import Ending
from tanglewood.games.deluxe.goals import GoalScored
from tanglewood.games.deluxe.poison import Poisoned
from tests.rules.deluxe.positions import after, at, winner
from tests.support import rule, said


def scores(position: str, *steps: str, **options: object) -> tuple[int, int]:
    return after(position, *steps, **({"poison": True} | options)).scores


@rule("deluxe.poison.deck")
def test_the_three_8s_are_poison_and_else_ordinary_8s() -> None:
    game = tw.load("deluxe", special=0, goals=False)
    assert game.actions.parse("K8").index == 11 + 7
    state = at("1:B8,K8 trick=B6 decree=M1", poison=True)
    assert [action.text for action in state.legal] == ["B8"]
    assert winner(after(state, "B8")) == 1
    names = ("A", "B")
    assert said(game, after(state, "B8").events[0], names) == "B plays B8 (Poison)."


@rule("deluxe.poison.loss")
@pytest.mark.parametrize(
    ("lead", "follow", "expected"),
    [
        ("B8", "B2", (4, 5)),
        ("B2", "B8", (5, 4)),
        ("B8", "K8", (3, 5)),
        ("B8", "M8", (5, 3)),
        ("B6", "B2", (5, 5)),
        ("B6", "Axe", (5, 5)),  # an 8, but no Poison 8
    ],
)
def test_each_poison_8_costs_its_taker_a_point_at_once(
    lead: str, follow: str, expected: tuple[int, int]
) -> None:
    position = f"0:M2,M4 1:{follow},Bow trick={lead} decree=M1 scores=5-5"
    assert scores(position, follow) == expected


def test_without_the_module_8s_cost_nothing() -> None:
    assert scores("0:M2 1:B2,K2 trick=B8 decree=M1 scores=5-5", "B2", poison=False) == (5, 5)


@rule("deluxe.floor")
@pytest.mark.parametrize(("before", "now"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_score_never_falls_below_zero(before: int, now: int) -> None:
    state = after(f"0:M2,M4 1:K8,K2 trick=B8 decree=M1 scores={before}-0", "K8", poison=True)
    assert state.scores == (now, 0)
    assert Poisoned(0, 2, now - before) in state.events


@rule("deluxe.floor", "ruling.Q11")
@pytest.mark.parametrize(
    ("goals", "lead", "follow", "before", "now"),
    [
        ("-", "B8", "B7", 0, 0),  # +1 Treasure, then -1
        ("-", "B8", "B7", 1, 1),
        ("even-keel,thorns", "B8", "B2", 0, 0),  # +1, then -1 and -1
        ("even-keel,thorns", "B8", "B2", 1, 0),
        ("royal-favour,hexed", "B11", "B9", 0, 0),
        ("royal-favour,hexed", "B11", "B9", 3, 3),
    ],
)
def test_gains_of_a_trick_are_booked_before_its_losses(
    goals: str, lead: str, follow: str, before: int, now: int
) -> None:
    position = f"0:M2,M4 1:{follow},K2 trick={lead} decree=M1 scores={before}-0 goals={goals}"
    assert scores(position, follow, goals=True) == (now, 0)


@rule("ruling.Q11")
def test_losses_stand_after_gains_in_the_story_too() -> None:
    position = "0:M2,M4 1:B2,K2 trick=B8 decree=M1 scores=4-0 goals=thorns,even-keel"
    state = after(position, "B2", goals=True, poison=True)
    told = [event for event in state.events if isinstance(event, GoalScored | Poisoned)]
    assert told == [
        GoalScored(0, "even-keel", True, 1),
        GoalScored(0, "thorns", False, -1),
        Poisoned(0, 1, -1),
    ]


@rule("ruling.P4", "ruling.Q14")
@pytest.mark.parametrize(
    ("lead", "follow", "decree", "expected"),
    [
        ("Mirror", "B2", "M8", (4, 5)),  # a Mirror of a Poison 8 is poison
        ("B8+Crown", "B2", "M1", (5, 5)),  # a crowned Poison 8 is not
        ("Mirror", "B2", "Axe", (5, 5)),
    ],
)
def test_poison_is_an_ability(
    lead: str, follow: str, decree: str, expected: tuple[int, int]
) -> None:
    position = f"0:M2 1:{follow},Bow trick={lead} decree={decree} scores=5-5"
    assert scores(position, follow) == expected


LAST = (
    "0:- 1:{follow} trick={lead} decree=M1 round=3 tricks={tricks} scores={scores} before={before}"
)


@rule("fox.end", "ruling.Q13")
@pytest.mark.parametrize(
    ("score", "tricks", "over"),
    [
        ("22-0", "11-1", False),  # 22, then poison: 20 and no points for 12 tricks
        ("23-0", "11-1", True),
        ("21-0", "8-4", True),  # 19, and 6 for 9 tricks
    ],
)
def test_the_target_is_looked_at_when_the_round_is_over(
    score: str, tricks: str, over: bool
) -> None:
    position = LAST.format(lead="B8", follow="K8", tricks=tricks, scores=score, before="9-0")
    state = after(position, "K8", poison=True)
    assert (state.outcome is not None) == over


@rule("deluxe.tie")
@pytest.mark.parametrize(("before", "wins"), [("20-18", 1), ("19-0", 1), ("0-18", 0)])
def test_level_scores_go_to_the_greater_change_of_the_last_round(before: str, wins: int) -> None:
    position = LAST.format(lead="B6", follow="B2", tricks="9-3", scores="24-18", before=before)
    state = after(position, "B2")
    assert state.outcome is not None
    assert state.outcome.scores == (24, 24)
    assert (state.outcome.ending, state.outcome.winners) == (Ending.WIN, (wins,))
    assert state.outcome.rule == "deluxe.tie"


@rule("ruling.F1", "deluxe.tie")
def test_level_in_score_and_change_is_a_draw() -> None:
    position = LAST.format(lead="B6", follow="B2", tricks="9-3", scores="24-18", before="20-20")
    state = after(position, "B2")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners) == (Ending.DRAW, ())
    assert state.outcome.scores == (24, 24)


@rule("ruling.Q12")
def test_a_loss_ignored_at_zero_does_not_count_in_the_change() -> None:
    """Two Poison 8s at 0 cost nothing; what is gained is the 6 for three tricks."""
    position = LAST.format(lead="B8", follow="K8", tricks="2-10", scores="0-21", before="0-20")
    state = after(position, "K8", poison=True)
    assert state.round_points == (6, 1)


@rule("fox.game.winner")
def test_most_points_win() -> None:
    position = LAST.format(lead="B6", follow="B2", tricks="9-3", scores="24-12", before="0-0")
    state = after(position, "B2")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners) == (Ending.WIN, (0,))
    assert state.outcome.rule == "fox.game.winner"
    position = LAST.format(lead="B6", follow="M2", tricks="3-9", scores="12-24", before="0-0")
    state = after(position, "M2")
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
