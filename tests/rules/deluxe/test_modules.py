"""The three modules, alone, together and all off; and what holds in every random game."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tanglewood as tw
from tanglewood.cards.fox import FoxCard
from tanglewood.core.chance import Drawn, Fate, Stream
from tanglewood.core.seat import CHANCE
from tanglewood.games.deluxe.special.shovel import Dug
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.events import Dealt, Played, TrickWon
from tanglewood.games.fox.laid import GONE
from tests.rules.deluxe.positions import deluxe
from tests.support import rule, walk

MODULES = list(product([0, 3], [False, True], [False, True]))


@rule("deluxe.modules")
@pytest.mark.parametrize(("special", "goals", "poison"), MODULES)
def test_each_module_can_be_used_alone_or_with_others(
    special: int, goals: bool, poison: bool
) -> None:
    kinds: set[str] = set()
    for seed in range(6):
        game = tw.load("deluxe", special=special, goals=goals, poison=poison)
        for state in walk(game.start(seed=seed), seed):
            kinds |= {event.kind for event in state.events}
    assert ("goals-opened" in kinds) == ("goal-scored" in kinds) == goals
    assert ("poisoned" in kinds) == poison
    assert ("specials-in" in kinds) == (special > 0)


@rule("ruling.Q15")
def test_all_three_modules_are_on_by_default_with_two_random_special_cards() -> None:
    assert tw.load("deluxe").options == {
        "target": 21, "special": 2, "goals": True, "poison": True, "components": None,
    }  # fmt: skip


@rule("deluxe.modules", "ruling.Q15")
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), target=st.sampled_from([0, 16, 21]))
def test_with_all_modules_off_it_is_fox(seed: int, target: int) -> None:
    """Side by side through a whole random game with the same chance outcomes."""
    fox = tw.load("fox", target=target).start()
    ours = tw.load("deluxe", special=0, goals=False, poison=False, target=target).start()
    fate, stream = Fate(seed=seed), Stream(seed, 3)
    while fox.outcome is None:
        assert ours.to_act == fox.to_act
        assert ours.scores == fox.scores
        if fox.to_act == CHANCE:
            assert ours.chance == fox.chance
            assert fox.chance is not None
            drawn = fate.draw(fox.chances, fox.chance)
            assert drawn is not None
            fox, ours = fox.apply(drawn), ours.apply(Drawn(drawn.items))
            continue
        texts = [action.text for action in fox.legal]
        assert [action.text for action in ours.legal] == texts
        assert (ours.hands, ours.decree, ours.deck) == (fox.hands, fox.decree, fox.deck)
        assert (ours.leader, ours.tricks) == (fox.leader, fox.tricks)
        assert ours.trick == fox.trick
        choice = texts[stream.below(len(texts))]
        fox, ours = fox.apply(choice), ours.apply(choice)
    assert ours.outcome is not None
    assert ours.outcome.winners == fox.outcome.winners
    assert ours.outcome.ending == fox.outcome.ending
    assert ours.scores == fox.scores


def _any(event: object) -> object:
    """The event as an object, so that its type can be asked for."""
    return event


def everything(state: DeluxeState) -> list[FoxCard]:
    """Every card that lies in a hand, in the deck, in the trick or as the decree."""
    found = [*state.hands[0], *state.hands[1], *state.deck]
    found += [state.decree] if state.decree else []
    for laid in state.trick:
        found += [*laid.cards] if laid != GONE else []
    return found


@rule("deluxe.floor", "ruling.S29", "ruling.S6")
@pytest.mark.parametrize(
    "options",
    [
        {"special": 9},
        {"special": 4},
        {},
        {"special": "Crown,Mirror,Hammer,Shovel,Fairy", "goals": False},
    ],
)
@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_cards_are_conserved_and_scores_in_range(options: dict[str, Any], seed: int) -> None:
    game = tw.load("deluxe", **options)
    taken: set[FoxCard] = set()
    shovel = FoxCard("Shovel")
    for state in walk(game.start(seed=seed), seed):
        assert isinstance(state, DeluxeState)
        for event in state.events:
            match _any(event):
                case Dealt():
                    taken = set()
                case Played(_, card, _, _):
                    shovel = card
                case Dug(_, card):
                    taken ^= {card, shovel}
                case TrickWon(_, _, lead, follow, crowns, _):
                    cards = (lead, follow, *crowns)
                    taken |= {card for card in cards if card is not None}
        assert min(state.scores) >= 0
        assert len(state.deck) >= 1 or state.decree is None
        if state.decree is None:
            continue
        here = everything(state)
        assert len(set(here)) == len(here)
        assert not set(here) & taken
        assert len(here) + len(taken) == 33 + state.game.rules.special
        assert set(here) | taken == {*FoxCard.all[:33], *state.special.cards}
        if state.phase.name == "lead":
            assert len(state.hands[0]) == len(state.hands[1])
            assert sum(state.tricks) + len(state.hands[0]) == 13
    assert state.outcome is not None


@rule("ruling.G1")
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_no_sub_choice_with_one_option_is_asked(seed: int) -> None:
    for state in walk(deluxe().start(seed=seed), seed):
        if state.outcome is None and state.view(0).phase not in {"lead", "follow", "replace"}:
            assert len(state.legal) > 1
