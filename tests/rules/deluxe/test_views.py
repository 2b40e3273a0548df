"""Views: what a seat knows for certain, drawn from what it saw."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tanglewood as tw
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.chance import Drawn
from tanglewood.core.event import Event
from tanglewood.core.field import plain_writer
from tanglewood.core.watching import noted
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.knowledge import Fact, Watcher
from tanglewood.games.deluxe.special.steps import SentUnder
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.events import Dealt, Drew
from tests.rules.deluxe.positions import after, cards, deluxe
from tests.support import rule, walk

BELLS = "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11"


def dealt(first: str, second: str, decree: str, deck: str = "-") -> DeluxeState:
    """A game at seat 0's first lead: these cards come to these places, others fill the hands up,
    Moons before Keys before Bells."""
    named = [FoxCard.read_all(part) for part in (first, second, decree, deck)]
    rest = [card for card in FoxCard.all if not any(card in part for part in named)]
    order: list[FoxCard] = []
    for part, size in zip(named, (13, 13, 1, 15), strict=True):
        order += part
        order += [rest.pop() for _ in range(size - len(part))]
    return deluxe().start(chance=[(1,), tuple(order)])


def states(game: DeluxeGame, seed: int) -> Iterator[DeluxeState]:
    """The states of a random game."""
    for state in walk(game.start(seed=seed), seed):
        assert isinstance(state, DeluxeState)
        yield state


def facts(state: DeluxeState, viewer: int, seat: int) -> list[tuple[str, str]]:
    """What the viewer learned about the seat: kinds and cards."""
    known = state.view(viewer).known
    assert known is not None
    return [(fact.kind, cards(fact.cards)) for fact in known.facts if fact.seat == seat]


NO_BELLS = "M1,M2,M3,M4,M5,M7,M8,M9,M10,K2,K3,K4"

FOLLOWS = [
    # an unsuited card to a suit tells nothing, a suited one shows the void
    ("B4", f"Bow,{NO_BELLS}", "M6", "Bow", []),
    ("B4", f"Bow,{NO_BELLS}", "M6", "K2", [("void", BELLS)]),
    ("B4", "B2,K2", "M6", "B2", []),
    # the Mirror counts as what it shows: void in Bells, so no Mirror either
    ("B4", f"Bow,{NO_BELLS}", "B6", "K2", [("void", BELLS.replace("B6 ", "") + " Mirror")]),
    # under a Monarch any card off suit shows the void, another than the 1 shows the highest
    ("B11", f"Bow,{NO_BELLS}", "M6", "Bow", [("void", BELLS)]),
    ("B11", "B8,B2", "M6", "B8", [("limit", "B9 B10 B11")]),
    ("B11", f"B8,{NO_BELLS}", "B9", "B8", [("limit", "B10 B11 Mirror")]),
    ("B11", "B1,B2", "M6", "B1", []),
    # an unsuited lead asks for nothing
    ("Axe", "B2,K2", "M6", "K2", []),
]


@rule("fox.hidden")
@pytest.mark.parametrize(("lead", "hand", "decree", "follow", "told"), FOLLOWS)
def test_what_a_follow_tells(
    lead: str, hand: str, decree: str, follow: str, told: list[tuple[str, str]]
) -> None:
    state = dealt(lead, hand, decree).apply(lead).apply(follow)
    assert facts(state, 0, 1) == told


def test_what_a_crowned_lead_tells_of_the_follower() -> None:
    """It does not bind, so nothing is learned of what is higher."""
    state = dealt("B11,Crown", "B2,B8", "M6").apply("B11+Crown").apply("B2")
    assert facts(state, 0, 1) == []


def test_what_tree_potion_and_shovel_bring_tells_nothing() -> None:
    state = dealt("Tree,B3", "B8,K2", "M6").apply("Tree").apply(Drawn((FoxCard("K2"),)))
    assert facts(state, 0, 1) == []
    state = dealt("B4", "Potion,B8,K4", "M6", "K2,K3")
    state = after(state, "B4", "Potion", "under=K4", "potion=K2")
    assert facts(state, 0, 1) == [("under", ""), ("drew", ""), ("drew", ""), ("brought", "K2")]


@rule("ruling.S10")
def test_a_replacement_of_another_suit_shows_the_void() -> None:
    keys = "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11"
    hand = "B1,B2,B3,B4,B5,B6,B7,B8,B9,M1,M2,M3,M4"
    state = dealt(hand, "Hammer", "M6", "M7")
    state = after(state, "B4", "Hammer", "name=K", "B2")
    assert facts(state, 1, 0) == [("drew", ""), ("void", keys)]
    state = dealt(hand.replace("B1,", "K1,"), "Hammer", "M6", "M7")
    state = after(state, "B4", "Hammer", "name=K", "K1")
    assert facts(state, 1, 0) == [("drew", "")]


def test_what_went_under_the_deck_is_known_to_whom_saw_it() -> None:
    state = dealt("Potion,B2", "K2", "M6", "K4,K6")
    state = after(state, "Potion", "under=B2")
    for viewer, under in ((0, FoxCard("B2")), (1, None)):
        known = state.view(viewer).known
        assert known is not None
        assert known.deck[-2:] == known.under == (FoxCard("Potion"), under)


def test_a_card_seen_going_under_the_deck_is_known_when_it_is_drawn() -> None:
    """Seven unseen cards lie above the Potion; the eighth draw is the Potion."""
    potion = FoxCard("Potion")
    dealt = Dealt(1, 0, (FoxCards(), None), FoxCard("B1"), None)
    sent: list[Event] = [dealt, SentUnder(0, (potion,))]
    known, _ = noted(Watcher(deluxe(special=1)), [*sent, *[Drew(1, None)] * 7])
    assert (known.holds[1], known.deck) == (FoxCards(), (potion,))
    known, _ = noted(Watcher(deluxe(special=1)), [*sent, *[Drew(1, None)] * 8])
    assert (known.holds[1], known.deck) == (FoxCards(potion), ())
    assert [fact.kind for fact in known.facts] == ["drew"] * 7


def test_the_fairys_cards_are_known_to_both_players() -> None:
    state = dealt("Fairy,B2", "K2,K4", "M6").apply("Fairy")
    state = after(state, "~K2 K4", "take=K4", "give=B2")
    known = state.view(0).known
    assert known is not None
    assert {"B2", "K2"} <= set(cards(known.holds[1]).split())
    assert [kind for kind, _ in facts(state, 0, 0)] == ["saw", "took", "gave"]
    known = state.view(1).known
    assert known is not None
    assert cards(known.holds[0]) == "K4"
    known = state.view(tw.SPECTATOR).known
    assert known is not None
    assert known.holds == (FoxCards(), FoxCards())


def test_a_card_taken_with_a_fox_is_known_until_a_hidden_card_goes_under() -> None:
    state = dealt("B3,B5,B2", f"Bow,{NO_BELLS}", "M6", "K5,K6")
    state = after(state, "B3", "decree=B2")
    known = state.view(1).known
    assert known is not None
    assert cards(known.holds[0]) == "M6"
    state = after(state, "K2", "B5", "under=K5")
    known = state.view(1).known
    assert known is not None
    assert not known.holds[0]


@rule("fox.tricks.public")
def test_from_memory_nothing_is_listed_that_had_to_be_remembered() -> None:
    for state in states(deluxe(goals=True), 4):
        view = state.view(0)
        memory = view.unaided()
        assert (memory.won, memory.known, memory.piles, memory.tallies) == (None,) * 4
        assert memory.last == view.last
        plain = memory.plain()
        assert {"won", "known", "piles", "tallies"}.isdisjoint(plain)
        assert {"won", "known", "piles", "tallies"} <= set(view.plain())


@rule("fox.hidden", "ruling.P6", "ruling.S30")
@pytest.mark.parametrize(
    "options", [{"special": 9}, {"special": 4}, {"special": 6, "goals": False}]
)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_what_is_known_is_true(options: dict[str, Any], seed: int) -> None:
    """In every position of a random game every certain statement holds in the state itself."""
    for state in states(deluxe(**({"goals": True} | options)), seed):
        if state.decree is None or state.outcome is not None:
            continue
        for viewer in (0, 1, tw.SPECTATOR):
            view = state.view(viewer)
            known = view.known
            assert known is not None
            assert view.hand == (state.hands[viewer] if viewer >= 0 else FoxCards())
            for seat in (0, 1):
                assert known.holds[seat] <= state.hands[seat]
                assert not known.lacks[seat] & state.hands[seat]
            if viewer >= 0:
                assert known.holds[viewer] == state.hands[viewer]
            assert len(known.deck) == len(state.deck)
            for seen, card in zip(known.deck, state.deck, strict=True):
                assert seen is None or seen == card
            hidden = state.hands[0] | state.hands[1] | state.deck
            assert known.out.isdisjoint(hidden | state.decree)
            assert len(known.out) + len(hidden) + 1 == 33 + view.special
            assert known.specials <= state.special.cards
            assert all(isinstance(fact, Fact) for fact in known.facts)
            assert view.plain()["known"] is not None


@rule("fox.hidden")
def test_the_facts_of_a_hand_rule_out_nothing_that_was_held() -> None:
    """Each void and limit is checked against the hand at the moment it was learned."""
    for seed in range(40):
        learned = 0
        for state in states(deluxe(), seed):
            before = state.previous
            known = state.view(tw.SPECTATOR).known
            assert known is not None
            if before is None or len(known.facts) <= learned:
                learned = len(known.facts)
                continue
            for fact in known.facts[learned:]:
                if fact.kind in {"void", "limit"}:
                    assert not fact.cards & before.hands[fact.seat]
            learned = len(known.facts)


@rule("fox.hidden", "ruling.S4")
def test_in_a_position_that_was_set_up_a_mirror_counts_as_the_decree_too() -> None:
    """The Mirror is the highest Bell here, so following a Monarch with it shows no void."""
    state = after("0:B11,K2 1:B3,Mirror decree=B6 tricks=11-0", "B11", "Mirror")
    known = state.view(0).known
    assert known is not None
    assert known.facts[-1].kind == "limit"
    assert not known.lacks[1] & state.hands[1]
    ended = state.apply("K2").apply("B3")
    assert ended.phase.name == "deal"
    known = ended.view(0).known
    assert known is not None
    assert known.facts[0].kind == "limit"


def test_facts_have_a_plain_form() -> None:
    fact = Fact("limit", 1, 4, 0, 9, FoxCards("B10"))
    assert plain_writer(Fact)(fact) == {
        "fact": "limit", "seat": 1, "trick": 4, "suit": "Bells", "rank": 9, "cards": ["B10"],
    }  # fmt: skip
    assert plain_writer(Fact)(Fact("drew", 0, 1)) == {"fact": "drew", "seat": 0, "trick": 1}
