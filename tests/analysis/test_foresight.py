"""Looking ahead by a learned network: the kernel sees what the view shows, and tries what fits."""

from typing import Any

import pytest

import tanglewood as tw
from tanglewood.agents import agent
from tanglewood.agents.playout import playout
from tanglewood.analysis.networks.foresight import duet, foreseen, foresees, woods
from tanglewood.analysis.networks.learned import network, preferred
from tanglewood.analysis.search import Standpoint
from tanglewood.core.chance import Stream
from tanglewood.games.registry import part
from tanglewood.kernel import available
from tests.support import walk

pytestmark = pytest.mark.skipif(not available(), reason="the kernel looks ahead")
TABLES = [("duet", {"level": 3}), ("duet", {"level": 1})] + [
    ("woods", {"players": players}) for players in (1, 2, 3, 5)
]
ROUNDS: list[tuple[str, dict[str, Any]]] = [
    ("fox", {"target": 0}),
    ("fox", {"target": 21}),
    ("fox-manual", {}),
    ("fox-mini", {}),
    ("deluxe", {"special": 0, "target": 0}),
    ("deluxe", {"special": 5}),
]


def choices(name: str, options: dict[str, Any], seed: int) -> list[Any]:
    """The views of those who had a choice, in a game that chance plays."""
    states = walk(tw.load(name, **options).start(seed=seed), seed)
    asked = [state for state in states if state.outcome is None and state.to_act >= 0]
    return [state.view(state.to_act) for state in asked if len(state.legal) > 1]


@pytest.mark.parametrize(("name", "options"), [*TABLES, *ROUNDS])
def test_the_kernel_sees_what_the_network_is_shown_of_a_view(
    name: str, options: dict[str, Any]
) -> None:
    """What it tries where it may try one action is what the network prefers by the view."""
    for view in choices(name, options, 5) + choices(name, options, 6):
        notes = part(name, "foresight").notes(view)
        belief = Standpoint(view).belief
        _, tried = belief.learned(network(name).native, notes, iterations=1, actions=1)
        chosen = [view.game.actions[one[0]] for one in tried if one[1]]
        assert chosen == [preferred(view)]


def test_a_player_knows_what_the_others_know_of_the_own_hand() -> None:
    for seed in (1, 2):
        states: list[Any] = [*walk(tw.load("woods", players=3).start(seed=seed), seed)]
        for state in states:
            if state.outcome is not None or state.to_act < 0:
                continue
            me = state.to_act
            least, most, _ = woods.notes(state.view(me))[me]
            other = state.view((me + 1) % 3).known
            assert (least, most) == (other.least_first[me].counts, other.most_first[me].counts)


@pytest.mark.parametrize(("name", "options"), [*TABLES, *ROUNDS])
def test_the_same_view_and_seed_give_the_same_answer(name: str, options: dict[str, Any]) -> None:
    view = choices(name, options, 8)[1]
    least, most = (-30, 30) if (name, options) in ROUNDS else (-0.5, 1.5)
    found = foreseen(view, 60, 3)
    assert found == foreseen(view, 60, 3)
    assert found.best.action in view.legal
    assert found.best.visits == max(one.visits for one in found.tried)
    assert all(least < one.mean < most for one in found.tried)


def test_a_lone_player_who_looks_ahead_to_the_next_row_wins_more_than_half_of_the_walks() -> None:
    game: Any = tw.load("woods", players=1)
    won = 0
    for seed in range(40):
        played = playout(game, ["ahead:60"], seed)
        won += bool(played.outcome.winners)
    assert won > 20  # two in three are expected, and none by rules of thumb


def test_by_rules_that_no_network_has_learned_it_plays_as_learned_does() -> None:
    mini: Any = tw.load("fox-mini", ranks=[1, 3, 7, 9])
    assert not foresees(mini)
    assert foresees(tw.load("duet"))
    view = mini.start(seed=2).view(mini.start(seed=2).to_act)
    assert agent("ahead:50").choose(view, Stream(1)) == agent("learned").choose(view, Stream(1))
    assert duet.LOOKING.actions > 1


def test_worlds_are_likelier_in_which_the_network_would_have_done_what_was_seen() -> None:
    """Against one who goes on as the network does, they hold more cards of the true hand."""
    fox: Any = tw.load("fox", target=0)
    even = weighed = 0.0
    for seed in range(6):
        state: Any = fox.start(seed=seed)
        while state.outcome is None:
            view = state.view(state.to_act)
            if len(view.hand) == 6 and len(view.legal) > 1:
                true = state.hands[1 - state.to_act]
                found = Standpoint(view).likely(network("fox").native, 60, seed=seed)
                hits = [len(one.world.state().hands[1 - state.to_act] & true) for one in found]
                whole = sum(one.weight for one in found)
                shares = [one.weight / whole for one in found]
                weighed += sum(share * hit for share, hit in zip(shares, hits, strict=True))
                even += sum(hits) / len(hits)
            state = state.apply(preferred(view))
    assert weighed > 1.1 * even  # 1.4 is expected


def test_all_worlds_weigh_the_same_where_nobody_saw_what_was_done() -> None:
    fox: Any = tw.load("fox")
    view = fox.position("0:B3,M5 1:B10,K4 decree=B8 deck=M9,K2 tricks=6-5").view(0)
    found = Standpoint(view).likely(network("fox").native, 5, seed=1)
    assert [one.weight for one in found] == [1.0] * 5


def test_a_network_that_was_read_without_the_kernel_is_looked_ahead_by_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = choices("duet", {}, 8)[1]
    found = foreseen(view, 20, 3)
    forward = "tanglewood.analysis.networks.forward.available"
    network.cache_clear()
    with monkeypatch.context() as without:
        without.setattr(forward, lambda: False)
        assert preferred(view) in view.legal
    assert foreseen(view, 20, 3) == found
    network.cache_clear()
