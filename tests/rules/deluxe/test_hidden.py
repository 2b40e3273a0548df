"""Nothing hidden leaks: all that a seat cannot know is drawn again, and its view stays the same.

A first round is played at random with its chance explicit. Then, for one viewer, the cards that it
has not seen change places, random special cards that it has not seen become others, and the rest
of the goal deck is shuffled. The same round is played on top of that, every hidden choice
following the card it was made with. Where this is a possible game at all, the views must be equal
one by one."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tanglewood as tw
from tanglewood.cards.card import numbers_of
from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.core.chance import Chance, Drawn, Fate, Stream, drawn_from
from tanglewood.core.errors import TanglewoodError
from tanglewood.core.seat import CHANCE
from tanglewood.games.deluxe.cards import SPECIALS, SUITED
from tanglewood.games.deluxe.state import DeluxeState
from tests.rules.deluxe.positions import after, at, deluxe
from tests.support import rule

Step = tuple[DeluxeState, tuple[int, ...] | str]
Table = dict[int, int]


def shuffled(stream: Stream, items: list[int], count: int | None = None) -> list[int]:
    """Some of the items, or all, in random order."""
    wanted = len(items) if count is None else count
    return list(drawn_from(stream, Chance("", tuple(items), wanted, ordered=True)))


def recorded(options: dict[str, Any], seed: int, length: int) -> list[Step]:
    """A random first round: every state with the outcome or the choice that was made in it."""
    state = deluxe(**options).start()
    stream = Stream(seed, 8)
    steps: list[Step] = []
    while state.round == 1 and state.outcome is None and len(steps) < length:
        if state.chance is not None:
            drawn = Fate(seed=seed).draw(state.chances, state.chance)
            assert drawn is not None
            steps.append((state, drawn.items))
            state = state.apply(drawn)
        else:
            action = state.legal[stream.below(len(state.legal))]
            steps.append((state, action.text))
            state = state.apply(action)
    return steps


def unseen(state: DeluxeState, viewer: int) -> FoxCards:
    """The cards that the viewer was never told of, special cards that are not in included."""
    told = str([state.game.event_fields(event) for event in state.view(viewer).log])
    seen = re.findall(r"\b[A-Z][A-Za-z0-9]*\b", told)
    found = SUITED | SPECIALS
    for text in {*seen} & {*FoxCards.deck().texts}:
        found -= FoxCard(text)
    return found


def other_cards(state: DeluxeState, viewer: int, stream: Stream, moved: int) -> Table:
    """Which card takes whose place: a few of the unseen cards change places, and unseen special
    cards of a random choice become any others that were not seen."""
    hidden = unseen(state, viewer)
    inside = list(numbers_of(hidden & state.special.cards))
    chosen = inside
    if not state.game.rules.public_specials:
        chosen = shuffled(stream, list(numbers_of(hidden & SPECIALS)), len(inside))
    cards = shuffled(stream, list(numbers_of(hidden & SUITED)))[:moved]
    old, new = cards + inside, shuffled(stream, cards + chosen)
    return dict(zip(old, new, strict=True))


def replayed(steps: list[Step], table: Table, stream: Stream) -> list[DeluxeState] | None:
    """The same round with these cards in each other's places; None if it cannot be played."""
    texts = {FoxCard.all[old].text: FoxCard.all[new].text for old, new in table.items()}
    state = steps[0][0]
    states = [state]
    for before, done in steps[:-1]:
        if state.to_act != before.to_act:
            return None
        try:
            if isinstance(done, str):
                wanted = re.sub(r"[A-Za-z0-9]+", lambda m: texts.get(m.group(), m.group()), done)
                state = state.apply(wanted)
            else:
                state = state.apply(Drawn(_other_outcome(before, done, table, stream)))
        except TanglewoodError:
            return None
        states.append(state)
    return states


def _other_outcome(
    before: DeluxeState, done: tuple[int, ...], table: Table, stream: Stream
) -> tuple[int, ...]:
    assert before.chance is not None
    kind = before.chance.name
    if kind == "dealer":
        return done
    if kind == "goals":  # the first two are opened
        return (*done[:2], *shuffled(stream, list(done[2:])))
    if kind == "special":
        gone, new = SPECIALS & _cards(table), SPECIALS & _cards(table.values())
        return numbers_of(_cards(done) - gone | new)
    found = tuple(table.get(card, card) for card in done)
    return found if before.chance.ordered else tuple(sorted(found))


def _cards(cards: Any) -> FoxCards:
    return FoxCards(FoxCard.all[card] for card in cards)


MIXES: list[dict[str, Any]] = [
    {"special": 9},
    {"special": 2, "goals": True, "poison": True},
    {"special": 5},
    {"special": "Fairy,Potion,Crown,Mirror,Shovel,Hammer", "goals": True},
]


@rule("fox.hidden", "ruling.P6", "ruling.S30", "ruling.S17")
@pytest.mark.parametrize("options", MIXES)
@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), length=st.integers(5, 70), moved=st.sampled_from([2, 3, 20]))
def test_drawing_the_hidden_anew_leaves_the_view_unchanged(
    options: dict[str, Any], seed: int, length: int, moved: int
) -> None:
    steps = recorded(options, seed, length)
    for viewer in (0, 1, tw.SPECTATOR):
        stream = Stream(seed, viewer + 5)
        for _ in range(3):
            table = other_cards(steps[-1][0], viewer, stream, moved)
            states = replayed(steps, table, stream)
            if states is None:
                continue
            for (before, _), other in zip(steps, states, strict=True):
                assert before.view(viewer) == other.view(viewer)


def test_the_games_compared_do_differ() -> None:
    """The property above is not empty: most tries give another game that looks the same."""
    found = tried = 0
    for seed in range(40):
        steps = recorded({"special": 4, "goals": True}, seed, 12 + seed % 20)
        stream = Stream(seed, 5)
        states = replayed(steps, other_cards(steps[-1][0], 0, stream, 3), stream)
        tried += 1
        if states is not None and states[-1] != steps[-1][0]:
            assert states[-1].view(0) == steps[-1][0].view(0)
            found += 1
    assert found * 3 > tried


@rule("fox.hidden", "ruling.S17", "deluxe.hammer")
@pytest.mark.parametrize(
    ("one", "other", "steps", "viewer"),
    [
        # the other hand and the deck
        ("0:B2,B4 1:K2,K4 deck=M2,M4", "0:B2,B4 1:M2,M4 deck=K4,K2", ["B4"], 0),
        # what the Hammer's victim draws
        (
            "0:B4,B6 1:Hammer,K4 trick=B2 deck=M2,M4",
            "0:B4,B6 1:Hammer,K4 trick=B2 deck=M4,M2",
            ["Hammer", "name=B"], 1,
        ),
        # what the Crown draws
        ("0:B4,B6,Crown 1:K4 deck=M2,M4", "0:B4,B6,Crown 1:K4 deck=M4,M2", ["B4+Crown"], 1),
        # what the Potion draws before one is played, and what went under with it
        (
            "0:B4,B6,Potion 1:K4,K6,K8 deck=M2,M4,B8",
            "0:B4,B8,Potion 1:K4,K6,K8 deck=M4,M2,B6",
            ["Potion", "under=B4"], 1,
        ),
        # what the Axe draws
        ("0:B4 1:Axe,K4 trick=B5 deck=M2,M4", "0:B4 1:Axe,K4 trick=B5 deck=M4,M2", ["Axe"], 0),
        # what the Fairy sees, to a spectator
        (
            "0:Fairy,B2 1:K2,K4 deck=K6,K8", "0:Fairy,B2 1:K6,K8 deck=K2,K4",
            ["Fairy"], tw.SPECTATOR,
        ),
    ],
)  # fmt: skip
def test_positions_that_differ_in_hidden_cards_look_the_same(
    one: str, other: str, steps: list[str], viewer: int
) -> None:
    first, second = (after(at(f"{text} decree=M6"), *steps) for text in (one, other))
    assert first != second
    assert first.view(viewer) == second.view(viewer)
    assert first.to_act != CHANCE
