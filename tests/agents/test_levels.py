"""Levels for people: six a game, deterministic, weaker in a human way."""

from itertools import pairwise
from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.heuristic.agent import judge
from tanglewood.agents.levels import NAMES, TASTES, levels_of
from tanglewood.agents.levels.choice import by_judge, by_visits, late
from tanglewood.agents.levels.forgetting import _left, remembered, searched
from tanglewood.agents.levels.human import plain_notion
from tanglewood.agents.levels.ladder import ALL, Notion
from tanglewood.agents.levels.rungs import human, rung
from tanglewood.agents.registry import agents_for
from tanglewood.analysis.networks.learned import preferred
from tanglewood.analysis.searched import Searched, Tried
from tanglewood.analysis.worlds import Worlds
from tanglewood.core.chance import Stream
from tanglewood.games.registry import GAMES, part
from tests.support import walk


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_six_levels_with_words(game: str) -> None:
    levels = levels_of(game)
    assert [level.name for level in levels[:6]] == list(NAMES)
    assert len(levels) == 6 + (len(TASTES) if game in {"fox", "fox-manual"} else 0)
    assert all(str(level.title) and str(level.about).endswith(".") for level in levels)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("who", [*NAMES[:4], *TASTES])
def test_a_level_chooses_legal_actions_and_repeats_itself(game: str, who: str) -> None:
    player = agent(who)
    for number, state in enumerate(walk(tw.load(game).start(seed=3), 3)):
        if state.outcome is None and number % 17 == 3:
            view = state.view(state.to_act)
            action = player.choose(view, Stream(2, number))
            assert action in state.legal
            assert player.choose(view, Stream(2, number)) is action


def test_strongest_is_the_top_level_by_another_name() -> None:
    state = tw.load("fox").start(seed=2)
    view = state.view(state.to_act)
    strongest = agent("strongest")
    assert strongest.name == "strongest"
    assert strongest.choose(view, Stream(1)) is agent(NAMES[-1]).choose(view, Stream(1))


@pytest.mark.parametrize("game", list(GAMES))
def test_levels_get_sharper_on_the_way_up(game: str) -> None:
    people = [how for name in NAMES if (how := human(game, name)) is not None]
    ladder = part(game, "levels")
    assert all(list(how.slips) == list(ladder.SLIPS) for how in people)
    for gentler, sharper in pairwise(people):
        assert gentler.remembers < sharper.remembers
        assert gentler.softness >= sharper.softness
        assert gentler.careful <= sharper.careful
        assert gentler.slips.keys() == sharper.slips.keys()
        assert all(gentler.slips[slip] > often for slip, often in sharper.slips.items())
    rungs = [rung(game, name) for name in NAMES]
    for lower, higher in pairwise(rungs):
        assert (
            higher.iterations > lower.iterations or higher.way != lower.way or not lower.iterations
        )
        assert higher.softness <= lower.softness
    assert rungs[-1].remembers == rungs[-2].remembers == ALL


def test_nobody_softens_a_choice_in_the_last_tricks() -> None:
    game = tw.load("fox")
    state = game.position("0:B2,K7,M11 1:B4,K9,M3 decree=B8 deck=M9,K2 tricks=5-5")
    view = state.view(0)
    assert late(view)
    assert not late(game.start(seed=1).view(0))
    chosen = {agent("seedling-1").choose(view, Stream(seed)) for seed in range(20)}
    assert chosen == {max(view.legal, key=judge(view))}


@pytest.mark.parametrize("name", ["fox", "fox-manual"])
def test_with_the_last_cards_a_level_sees_clearly(name: str) -> None:
    """It takes what the network prefers by what it remembers."""
    text = "0:B2,K7 1:B4,K9 decree=B8 deck=M9,K2 tricks=5-6"
    view = tw.load(name).position(text).view(0)
    for level in NAMES[1:-1]:
        chosen = {agent(level).choose(view, Stream(seed)) for seed in range(20)}
        how = human(name, level)
        assert how is not None
        assert chosen == {preferred(remembered(view, how.remembers))}


def test_a_level_before_the_networks_plays_as_its_rung() -> None:
    """Without a network they are the same; where there is one they are kept by another name."""
    for seed in range(3):
        state = tw.load("fox-mini", ranks=[1, 3, 7, 9]).start(seed=seed)
        view = state.view(state.to_act)
        for level in NAMES[:-1]:
            now, then = agent(level), agent(f"{level}-1")
            assert now.choose(view, Stream(seed)) is then.choose(view, Stream(seed))
    assert "hazel-1" in agents_for("fox")
    assert "hazel-1" not in agents_for("fox-mini")


def test_every_slip_changes_what_a_player_thinks() -> None:
    """Each in its own way, at some moment of some round."""
    for name in ("fox", "fox-manual", "deluxe", "duet", "woods"):
        ladder = part(name, "levels")
        found = set()
        for seed in range(4):
            for state in walk(tw.load(name).start(seed=seed), seed):
                if state.outcome is None and state.to_act >= 0:
                    view = state.view(state.to_act)
                    notion = plain_notion(view)
                    for slip, wrong in ladder.SLIPS.items():
                        after = wrong(notion)
                        assert {*after.actions} <= {*view.legal}
                        assert after.actions
                        assert all(like in view.game.actions for like in after.actions.values())
                        found |= {slip} if after != notion else set()
        assert found == {*ladder.SLIPS}


def slip(name: str, text: str, game: str = "fox") -> Notion:
    """What a slip makes of a position for the seat to act."""
    state = tw.load(game).position(text)
    notion: Notion = part(game, "levels").SLIPS[name](plain_notion(state.view(state.to_act)))
    return notion


def named(notion: Notion) -> dict[str, str]:
    return {action.text: like.text for action, like in notion.actions.items()}


LEAD = "0:B1,B9,K7,M11,K2 1:B4,K9,M3,M2,K6 decree=B8 deck=M9,K3 tricks=7-1"
FOLLOW = "0:M9,M3,B4 1:K1,K9,K10,B2 decree=B8 deck=M7,K3 trick=K4 leader=0 tricks=2-7"


def test_who_loses_count_takes_the_tricks_for_even() -> None:
    assert slip("uncounted", LEAD).view.tricks == (4, 4)


def test_who_hoards_trumps_thinks_of_other_cards() -> None:
    assert {*named(slip("hoarding", LEAD))} == {"K7", "M11", "K2"}


def test_who_spends_leads_high() -> None:
    assert {*named(slip("spending", LEAD))} == {"B9", "K7", "M11"}


def test_who_grabs_takes_the_trick() -> None:
    assert {*named(slip("grabbing", FOLLOW))} == {"K9", "K10"}
    assert {*named(slip("spending", FOLLOW))} == {"K1", "K10"}


def test_who_overlooks_abilities_takes_an_odd_card_for_a_plain_one() -> None:
    notion = slip("plain", LEAD)
    assert named(notion) == {"B1": "B2", "B9": "B10", "K7": "K7", "M11": "M10", "K2": "K2"}
    assert str(notion.view.hand) == "B2,B10,K2,K7,M10"


TEAM = "0:D4,D9,R3,S8,S10 1:D10,R2,R4,S1,S6 decree=D5"
SECOND = "0:R4,S8,D3 1:R2,R10,S1,R6 decree=D5 trick=R5 leader=0"


def test_who_counts_the_space_under_the_tracker_sees_it_one_farther_away() -> None:
    tracker = tw.load("duet").position(TEAM).view(0).forest.tracker
    assert slip("miscounting", TEAM, "duet").view.forest.tracker == tracker + 1
    assert slip("miscounting", SECOND, "duet").view.forest.tracker == tracker - 1


def test_who_hoards_trumps_plays_others_in_a_team_too() -> None:
    assert {*named(slip("hoarding", TEAM, "duet"))} == {"R3", "S8", "S10"}


def test_who_plays_the_duet_as_other_games_wins_the_trick() -> None:
    assert {*named(slip("winning", SECOND, "duet"))} == {"R10", "R6"}


def test_who_runs_thinks_only_of_moves_to_a_gem() -> None:
    gem = "0:R4 1:S1 decree=D5 trick=R5,R2 leader=0 phase=move gems=0-0-1-0-0-0-0-0-0-0-0"
    assert tw.load("duet").position(gem).legal[0].text == "move=-4"
    assert {*named(slip("running", gem, "duet"))} == {"move=-3"}
    assert {*named(slip("plain", gem, "duet"))} == {"move=-4"}


def test_who_overlooks_abilities_in_a_team_takes_an_odd_card_for_a_plain_one() -> None:
    notion = slip("plain", TEAM, "duet")
    assert named(notion) == {"D4": "D4", "D9": "D10", "R3": "R4", "S8": "S8", "S10": "S10"}
    assert str(notion.view.hand) == "D4,D10,R4,S8,S10"


ROW = (
    "0:3,5,5,8 1:4,7,7 row=2,5,6,6,7 deck=8,2,7,3,6,5,2,5,7,5,2,7,5,3,8,8,2,8,6,4,4,6,6,3 "
    "tokens=3-2 turn=0"
)


def test_who_pockets_at_once_or_overlooks_sets_thinks_of_nothing_else() -> None:
    hasty, blind = named(slip("hasty", ROW, "woods")), named(slip("overlooking", ROW, "woods"))
    assert "3>1" in hasty
    assert all("1" in text.partition(">")[2] for text in hasty)
    assert not {*hasty} & {*blind}


def test_who_hoards_high_cards_gives_the_lowest() -> None:
    assert {text[0] for text in named(slip("hoarding", ROW, "woods"))} == {"3"}


def test_who_grabs_cards_takes_two() -> None:
    assert {len(text) for text in named(slip("grabbing", ROW, "woods"))} == {4}


def test_who_overlooks_tokens_or_the_end_sees_none() -> None:
    assert slip("tokenless", ROW, "woods").view.left == 0
    assert slip("endless", ROW, "woods").view.deck > 24


def test_who_forgets_in_the_woods_knows_only_what_was_taken_lately() -> None:
    """The other took a card turns ago; who remembers one turn of everybody does not know it."""
    game = tw.load("woods")
    forgot = 0
    for seed in range(6):
        for state in walk(game.start(seed=seed), seed):
            if state.outcome is not None or state.to_act < 0:
                continue
            view: Any = state.view(state.to_act)
            me, other = view.viewer, 1 - view.viewer
            for turns in (99, 1, 0):
                known = part("woods", "levels").remembered(view, turns).known
                assert known.holds[me] == view.hand
                assert known.holds[other] <= view.known.holds[other]
                assert known.holds[other] <= state.hands[other]
                assert len(known.holds[other]) + known.unknown[other] == view.counts[other]
                forgot += turns == 1 and known.holds != view.known.holds
            assert not known.least_first[other]
    assert forgot > 10


def test_a_softened_choice_stays_near_the_best() -> None:
    state = tw.load("fox").start(seed=1)
    legal = state.legal
    values = {action: 0.1 * at for at, action in enumerate(legal)}
    found = {by_judge(legal, values.__getitem__, 0.1, Stream(seed)) for seed in range(60)}
    assert len(found) > 1
    assert min(values[action] for action in found) >= values[legal[-1]] - 0.2 - 1e-9
    tried = Searched(60, tuple(Tried(a, 1.0 + at, 0.0, 0.0, ()) for at, a in enumerate(legal)))
    assert {by_visits(tried, 0.0, Stream(seed)) for seed in range(9)} == {legal[-1]}


def test_a_short_memory_believes_in_worlds_that_are_ruled_out() -> None:
    """Seat 1 showed a void in Keys in the first trick of three; who remembers one trick only, can
    imagine Keys there again, and the cards that were played."""
    game = tw.load("fox")
    for seed in range(40):
        state = game.start(seed=seed)
        for _ in range(14):
            state = state.apply(state.legal[Stream(seed, state.tricks[0]).below(len(state.legal))])
        view = state.view(state.to_act)
        seen = _left(view, 1)
        if seen is None or len(view.legal) < 2:
            continue
        other = 1 - view.viewer
        hands = _hands(Worlds(view, seen=seen), other)
        true = _hands(Worlds(view), other)
        assert view.known is not None
        played = view.known.out
        assert not any(hand & played for hand in true)
        assert any(hand & played for hand in hands)
        assert all(len(hand) == view.counts[other] for hand in hands)
        assert searched(view, 1, 30, 1).best.action in view.legal
        return
    raise AssertionError("no such position came up")


def _hands(worlds: Worlds, seat: int) -> list[Any]:
    drawn: list[Any] = [worlds.draw(Stream(number)) for number in range(40)]
    return [world.hands[seat] for world in drawn]


def test_who_remembers_more_tricks_than_were_won_remembers_all_of_them() -> None:
    state = tw.load("duet").start(seed=1)
    while len(state.view(state.to_act).won or ()) < 3:
        state = state.apply(state.legal[0])
    view = state.view(state.to_act)
    assert part("duet", "levels").remembered(view, 5).won == view.won
    assert part("duet", "levels").remembered(view, 1).won == (view.won or ())[2:]
