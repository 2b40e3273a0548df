"""The sixteen goals of our own: when each pays, and what it looks at."""

import pytest

from tanglewood.components.goals import OUR_GOALS
from tanglewood.games.deluxe.goals import GoalScored
from tests.rules.deluxe.positions import after, winner
from tests.support import rule

USUAL = "scores=5-5 deck=K8,M8"


def paid(goal: str, position: str, *steps: str) -> tuple[int, int]:
    """What the goal changed in either score."""
    state = after(f"{position} {USUAL} goals={goal}", *steps, goals=True)
    points = [0, 0]
    for event in state.story:
        if isinstance(event, GoalScored):
            assert event.goal == goal.partition(":")[0]
            points[event.seat] += event.points
    return points[0], points[1]


def one_trick(goal: str, lead: str, follow: str, decree: str) -> tuple[int, int]:
    """What the goal pays for a trick of these two cards; the follower holds no other card."""
    return paid(goal, f"0:- 1:{follow} trick={lead} decree={decree}", follow)


@rule("deluxe.goal.swan-song", "ruling.P3")
@pytest.mark.parametrize(
    ("lead", "follow", "decree", "points"),
    [
        ("B1", "B2", "M6", (1, 0)),
        ("B2", "B1", "M6", (0, 1)),
        ("M1", "B2", "M6", (0, 0)),  # won with a Swan
        ("B1", "K1", "M6", (0, 1)),  # two Swans: the loser's
        ("Mirror", "M2", "M1", (1, 0)),
        ("B1+Crown", "M2", "M6", (1, 0)),  # a crowned Swan is still one
        ("Bow", "B2", "M6", (0, 0)),
    ],
)
def test_swan_song(lead: str, follow: str, decree: str, points: tuple[int, int]) -> None:
    assert one_trick("swan-song", lead, follow, decree) == points


@rule("deluxe.goal.fox-hunt")
@pytest.mark.parametrize(
    ("lead", "follow", "decree", "points"),
    [
        ("B3", "B4", "M6", (0, 2)),
        ("B4", "B3", "M6", (2, 0)),
        ("B3", "B2", "M6", (0, 0)),  # one's own Fox
        ("B3", "K3", "M6", (2, 0)),
        ("Mirror", "K9", "B3", (0, 2)),
    ],
)
def test_fox_hunt(lead: str, follow: str, decree: str, points: tuple[int, int]) -> None:
    assert one_trick("fox-hunt", lead, follow, decree) == points


@rule("deluxe.goal.timber")
@pytest.mark.parametrize(
    ("lead", "follow", "points"),
    [("B5", "B4", (1, 0)), ("B4", "B5", (0, 1)), ("B6", "B5", (1, 0)), ("B6", "B4", (0, 0))],
)
def test_timber(lead: str, follow: str, points: tuple[int, int]) -> None:
    assert one_trick("timber", lead, follow, "M6") == points


@rule("deluxe.goal.treasure-hoard", "ruling.Q7")
@pytest.mark.parametrize(
    ("goal", "lead", "follow", "decree", "points"),
    [
        ("treasure-hoard", "B7", "K7", "M6", (2, 0)),
        ("treasure-hoard", "B7", "K2", "M6", (0, 0)),
        ("treasure-hoard:1/0", "B7", "K2", "M6", (2, 0)),
        ("treasure-hoard:1/0", "B7", "M2", "M6", (0, 0)),
        ("treasure-hoard:0/1", "B7", "M2", "M6", (0, 2)),
        ("treasure-hoard:1/0", "B7+Crown", "B2", "M6", (2, 0)),  # crowned ones count
        ("treasure-hoard:1/0", "Mirror", "B2", "M7", (2, 0)),  # and a Mirror of one
    ],
)
def test_treasure_hoard(
    goal: str, lead: str, follow: str, decree: str, points: tuple[int, int]
) -> None:
    assert one_trick(goal, lead, follow, decree) == points


@rule("ruling.Q7")
def test_a_7_that_is_dug_up_and_taken_again_counts_again() -> None:
    position = "0:Shovel 1:B2 decree=M6 pile0=B7,K2"
    assert paid("treasure-hoard:1/0", position, "Shovel", "dig", "~B7", "B2") == (2, 0)


@rule("deluxe.goal.spellbound", "ruling.Q6")
@pytest.mark.parametrize(
    ("lead", "follow", "decree", "points"),
    [
        ("B10", "K9", "M6", (0, 1)),  # a single Witch
        ("B10", "M9", "M6", (0, 0)),  # of the trump suit
        ("B9", "K9", "M6", (1, 0)),  # the led one of two
        ("B9", "M9", "M6", (0, 0)),
        ("B9", "B10", "Axe", (1, 0)),  # any under a special decree
        ("B9+Crown", "B10", "M6", (1, 0)),  # a crowned one
        ("M10", "K9", "M6", (0, 0)),  # it must win
    ],
)
def test_spellbound(lead: str, follow: str, decree: str, points: tuple[int, int]) -> None:
    assert one_trick("spellbound", lead, follow, decree) == points


@rule("deluxe.goal.regicide")
@pytest.mark.parametrize(
    ("lead", "follow", "points"),
    [("B11", "M2", (0, 2)), ("M2", "B11", (2, 0)), ("B11", "B2", (0, 0)), ("M11", "B11", (2, 0))],
)
def test_regicide(lead: str, follow: str, points: tuple[int, int]) -> None:
    assert one_trick("regicide", lead, follow, "M6") == points


@rule("deluxe.goal.long-march")
@pytest.mark.parametrize(
    ("goal", "points"),
    [("long-march:2/0", (2, 0)), ("long-march:1/0", (0, 0)), ("long-march:0/2", (0, 0))],
)
def test_long_march(goal: str, points: tuple[int, int]) -> None:
    assert one_trick(goal, "B6", "B2", "M6") == points


@rule("deluxe.goal.long-march", "deluxe.goal.lie-low")
def test_a_row_breaks_with_a_trick_that_does_not_fit() -> None:
    position = "0:B4,B10,K4 1:B6,B2,K2 decree=M6 goals=long-march:2/0,lie-low:0/3"
    state = after(position, "B4", "B6", "B2", "B10", goals=True)
    assert state.goals.open == ((6, 1, 0), (7, 0, 1))


@rule("deluxe.goal.lie-low")
@pytest.mark.parametrize(
    ("goal", "points"), [("lie-low:0/3", (0, 2)), ("lie-low:3/0", (0, 0)), ("lie-low:0/2", (0, 0))]
)
def test_lie_low(goal: str, points: tuple[int, int]) -> None:
    assert one_trick(goal, "B6", "B2", "M6") == points


@rule("deluxe.goal.three-paths", "ruling.Q4")
@pytest.mark.parametrize(
    ("goal", "lead", "follow", "decree", "points"),
    [
        ("three-paths:6/0", "B6", "B2", "M6", (2, 0)),  # Keys and Moons so far
        ("three-paths:5/0", "B6", "B2", "M6", (0, 0)),
        ("three-paths:0/6", "B6", "M2", "M6", (0, 2)),  # by the lead, whoever led
        ("three-paths:6/0", "Axe", "B2", "M6", (0, 0)),  # an unsuited lead fills no place
        ("three-paths:6/0", "Mirror", "K2", "B6", (2, 0)),  # a Mirror by its suit
        ("three-paths:6/0", "Mirror", "K2", "Axe", (0, 0)),
    ],
)
def test_three_paths(
    goal: str, lead: str, follow: str, decree: str, points: tuple[int, int]
) -> None:
    assert one_trick(goal, lead, follow, decree) == points


@rule("ruling.Q4")
def test_three_paths_after_a_hammer_and_with_a_changed_mirror() -> None:
    position = "0:B6 1:Hammer trick=K2 decree=M6"
    assert paid("three-paths:6/0", position, "Hammer", "name=B", "B6") == (2, 0)
    position = "0:K4 1:K3,B4 trick=Mirror decree=K6"
    assert paid("three-paths:6/0", position, "K3", "decree=B4") == (2, 0)


@rule("deluxe.goal.small-mercy", "ruling.Q3")
@pytest.mark.parametrize(
    ("lead", "follow", "decree", "points"),
    [
        ("B4", "K10", "M6", (2, 0)),
        ("B10", "M4", "M6", (0, 2)),
        ("B5", "B4", "M6", (0, 0)),
        ("B3", "Fairy", "M6", (0, 2)),
        ("B1", "Crown", "M6", (0, 2)),  # a lone Crown is a 2
        ("B3", "Axe", "M6", (0, 0)),
        ("M2", "Bow", "M6", (0, 0)),  # a card without rank is not low
        ("B4+Crown", "B10", "M6", (2, 0)),  # a crowned card has its own rank
        ("Mirror", "K2", "B4", (2, 0)),
    ],
)
def test_small_mercy(lead: str, follow: str, decree: str, points: tuple[int, int]) -> None:
    assert one_trick("small-mercy", lead, follow, decree) == points


@rule("deluxe.goal.even-keel", "ruling.Q3")
@pytest.mark.parametrize(
    ("lead", "follow", "decree", "points"),
    [
        ("B4", "B2", "M6", (1, 0)),
        ("B4", "B5", "M6", (0, 0)),
        ("B4", "Axe", "M6", (0, 1)),
        ("Fairy", "Crown", "M6", (1, 0)),
        ("M4", "Bow", "M6", (0, 0)),
        ("B2+Crown", "B10", "M6", (1, 0)),
    ],
)
def test_even_keel(lead: str, follow: str, decree: str, points: tuple[int, int]) -> None:
    assert one_trick("even-keel", lead, follow, decree) == points


@rule("deluxe.goal.usurper", "ruling.Q5")
@pytest.mark.parametrize(
    ("decree", "new", "points"),
    [
        ("M6", "B2", (0, 1)),
        ("M6", "M2", (0, 0)),
        ("M6", "Axe", (0, 1)),  # to no trump
        ("Axe", "M2", (0, 1)),  # from no trump
        ("Axe", "Bow", (0, 0)),
    ],
)
def test_usurper(decree: str, new: str, points: tuple[int, int]) -> None:
    position = f"0:- 1:B3,{new} trick=B4 decree={decree}"
    assert paid("usurper", position, "B3", f"decree={new}") == points
    assert paid("usurper", position, "B3", "decree=keep") == (0, 0)


@rule("ruling.Q5", "ruling.Q11")
def test_usurper_by_a_mirror_in_the_middle_of_the_trick() -> None:
    start = f"0:Mirror,B2 1:B4,B6 decree=M3 goals=usurper {USUAL}"
    state = after(start, "Mirror", "decree=B2", goals=True)
    assert (state.scores, state.to_act) == ((6, 5), 1)


@rule("deluxe.goal.royal-favour", "ruling.Q2")
@pytest.mark.parametrize(
    ("lead", "follow", "points"),
    [("B11", "B2", (1, 0)), ("B11", "M2", (0, 1)), ("B11", "K11", (1, 0)), ("B10", "B2", (0, 0))],
)
def test_royal_favour(lead: str, follow: str, points: tuple[int, int]) -> None:
    assert one_trick("royal-favour", lead, follow, "M6") == points


@rule("deluxe.goal.woodland-tithe", "ruling.Q1")
@pytest.mark.parametrize(
    ("position", "steps", "points"),
    [
        ("0:B5,B2 1:B4 decree=M6", ["B5"], (1, 0)),  # at once
        ("0:- 1:B5 trick=B4 decree=M6", ["B5"], (0, 1)),
        ("0:- 1:B5 trick=K5 decree=M6", ["B5"], (0, 1)),  # the other one was paid before
        ("0:Mirror,B2 1:B4 decree=K5", ["Mirror"], (1, 0)),
        ("0:B5,Crown,B2 1:B4 decree=M6", ["B5+Crown"], (1, 0)),
        ("0:Shovel,B2 1:B4 decree=M6 pile0=B5,K2", ["Shovel", "dig", "~B5"], (1, 0)),
        ("0:- 1:Axe trick=B5 decree=M6", ["Axe"], (0, 0)),  # the Axe is no Woodcutter
        ("0:Tree 1:B5 decree=M6", ["Tree"], (0, 1)),
        ("0:B5,B2 1:Hammer,B4 decree=M6", ["B5", "under=K8", "Hammer", "name=B", "B2"], (1, 0)),
    ],
)
def test_woodland_tithe(position: str, steps: list[str], points: tuple[int, int]) -> None:
    assert paid("woodland-tithe", position, *steps) == points


@rule("ruling.Q1")
def test_woodland_tithe_through_a_potion() -> None:
    start = "0:Potion,B2 1:B4 decree=M6 deck=B5,K2,K4 goals=woodland-tithe"
    assert after(start, "Potion", "potion=B5", goals=True).scores == (1, 0)


@rule("deluxe.goal.thorns", "ruling.Q2", "ruling.Q3", "ruling.S9")
@pytest.mark.parametrize(
    ("lead", "follow", "points"),
    [
        ("B4", "B2", (-1, 0)),
        ("B2", "B4", (0, -1)),
        ("B2", "K2", (-1, 0)),  # once a trick
        ("B4", "Crown", (-1, 0)),
        ("B4+Crown", "B10", (0, 0)),
        ("B4", "B3", (0, 0)),
    ],
)
def test_thorns(lead: str, follow: str, points: tuple[int, int]) -> None:
    assert one_trick("thorns", lead, follow, "M6") == points


@rule("deluxe.goal.hexed", "ruling.Q2")
@pytest.mark.parametrize(
    ("lead", "follow", "points"),
    [("B9", "B2", (-1, 0)), ("B2", "K9", (0, -1)), ("B9", "K9", (-1, 0)), ("B4", "B3", (0, 0))],
)
def test_hexed(lead: str, follow: str, points: tuple[int, int]) -> None:
    assert one_trick("hexed", lead, follow, "M6") == points


@rule("ruling.Q3", "ruling.S11")
@pytest.mark.parametrize("goal", ["royal-favour", "regicide"])
def test_a_hammered_card_is_not_seen_by_goals(goal: str) -> None:
    position = "0:K7 1:Hammer trick=B11 decree=M6"
    assert paid(goal, position, "Hammer", "name=K", "K7") == (0, 0)


@rule("deluxe.goals.claim")
def test_a_claimed_goal_is_paid_once_and_gone() -> None:
    start = f"0:B6,B8,B10 1:B2,B4,K2 decree=M6 goals=even-keel,thorns {USUAL}"
    state = after(start, "B6", "B2", goals=True)
    assert winner(state) == 0
    assert state.scores == (5, 5)  # +1 Even Keel, -1 Thorns
    assert state.view(0).goals == ("thorns",)
    assert "even-keel" in state.view(0).discarded
    state = after(state, "B8", "B4")
    assert state.scores == (5, 5)


@rule("deluxe.goals.claim")
def test_a_claim_happens_by_itself_with_no_choice() -> None:
    start = f"0:B6,B8 1:B2,B4 decree=M6 goals=even-keel {USUAL}"
    state = after(start, "B6", "B4", goals=True)
    assert [action.text for action in state.legal] == ["B8"]
    assert state.scores == (6, 5)


@rule("deluxe.goals.ongoing")
def test_an_ongoing_goal_stays_and_triggers_every_time() -> None:
    start = f"0:B2,K2,M2 1:B4,K4,M4 decree=M6 goals=thorns {USUAL}"
    state = after(start, "B2", "B4", "K4", "K2", goals=True)
    assert state.scores == (5, 3)
    assert state.view(0).goals == ("thorns",)


@rule("ruling.Q10")
def test_no_house_claim_can_be_met_by_both_in_one_trick() -> None:
    """All look at winning, at losing or at one's own Fox; Swan Song needs a loser, and so on."""
    assert {goal.when.on for goal in OUR_GOALS if not goal.ongoing} == {
        "win", "lose", "take", "exchange",
    }  # fmt: skip
