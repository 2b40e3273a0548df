"""Small random endings of every game, and all ways to fill their hidden places."""

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations
from typing import Any

import tanglewood as tw
from tanglewood.core.chance import Chance, Stream, drawn_from
from tanglewood.core.game import Game
from tanglewood.core.state import State

Weighted = Iterator[tuple[State[Any], int]]


def shuffled(stream: Stream, items: Iterable[int]) -> list[int]:
    items = tuple(items)
    return list(drawn_from(stream, Chance("", items, len(items), ordered=True)))


def fields_of(state: State[Any]) -> dict[str, str]:
    """The fields of a position text."""
    parts = [part.partition(":" if part[0].isdecimal() else "=") for part in str(state).split()]
    return {key: value for key, _, value in parts}


def text_of(fields: dict[str, str]) -> str:
    return " ".join(
        f"{key}{':' if key.isdecimal() else '='}{value}" for key, value in fields.items()
    )


def position(game: Game[Any], text: str) -> State[Any]:
    state: State[Any] = game.position(text)
    return state


def cards_in(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def listed(cards: Iterable[str]) -> str:
    return ",".join(cards) or "-"


FOX_POOL = cards_in("B1,B3,B5,B9,B11,B8,K1,K3,K5,K10,K11,M5,M3,M7,M11,M2")


def fox_ending(seed: int) -> State[Any]:
    """Few cards, many of them with abilities that matter to what can be known."""
    stream = Stream(seed, 1)
    cards = [FOX_POOL[i] for i in shuffled(stream, range(len(FOX_POOL)))]
    size, deck = 3 + stream.below(2), 1 + stream.below(3)
    game = tw.load(("fox", "fox-manual")[stream.below(2)])
    return position(
        game,
        f"0:{listed(cards[:size])} 1:{listed(cards[size : 2 * size])} decree={cards[2 * size]} "
        f"deck={listed(cards[2 * size + 1 : 2 * size + 1 + deck])} leader={stream.below(2)} "
        f"tricks={13 - size}-0",
    )


def fox_roots(root: State[Any], seat: int) -> Weighted:
    fields, other = fields_of(root), str(1 - seat)
    hidden = cards_in(fields[other]) + cards_in(fields["deck"])
    for hand in combinations(hidden, len(cards_in(fields[other]))):
        rest = [card for card in hidden if card not in hand]
        for deck in permutations(rest):
            text = text_of(fields | {other: listed(hand), "deck": listed(deck)})
            yield root.game.position(text), 1


DUET_POOL = cards_in("D1,D3,D7,D9,D8,R1,R3,R7,R9,R10,S3,S7,S9,S2,S5")


def duet_ending(seed: int) -> State[Any]:
    """Few cards, many of them Foxes, Gifts and Heirs."""
    stream = Stream(seed, 2)
    cards = [DUET_POOL[i] for i in shuffled(stream, range(len(DUET_POOL)))]
    size, rest = 3 + stream.below(2), 1 + stream.below(3)
    return position(
        tw.load("duet"),
        f"0:{listed(cards[:size])} 1:{listed(cards[size : 2 * size])} decree={cards[2 * size]} "
        f"rest={listed(cards[2 * size + 1 : 2 * size + 1 + rest])} leader={stream.below(2)}",
    )


def duet_roots(root: State[Any], seat: int) -> Weighted:
    fields, other = fields_of(root), str(1 - seat)
    hidden = cards_in(fields[other]) + cards_in(fields["rest"])
    for hand in combinations(hidden, len(cards_in(fields[other]))):
        rest = [card for card in hidden if card not in hand]
        text = text_of(fields | {other: listed(hand), "rest": listed(rest)})
        yield root.game.position(text), 1


DELUXE_POOL = cards_in(
    "Hammer,Potion,Shovel,Axe,Tree,Fairy,Crown,Mirror,Bow,B1,B3,B5,B11,B8,K3,K5,K11,M3,M5,M7"
)
PILES = cards_in("K1,K2,M1,M2")


def deluxe_ending(seed: int) -> State[Any]:
    """Few cards, most of them special, some of the special ones still in the box."""
    stream = Stream(seed, 3)
    cards = [DELUXE_POOL[i] for i in shuffled(stream, range(len(DELUXE_POOL)))]
    size, deck = 2 + stream.below(2), 2 + stream.below(2)
    used = cards[: 2 * size + 1 + deck]
    standing = [card for card in used if card in DELUXE_POOL[:9]]
    options = {"special": min(8, len(standing) + 9 - 2), "goals": stream.below(2) == 1}
    return position(
        tw.load("deluxe", **options),
        f"0:{listed(cards[:size])} 1:{listed(cards[size : 2 * size])} decree={cards[2 * size]} "
        f"deck={listed(cards[2 * size + 1 : 2 * size + 1 + deck])} leader={stream.below(2)} "
        f"tricks={13 - size}-0 pile0={listed(PILES[:2])} pile1={listed(PILES[2:])}",
    )


def deluxe_roots(root: State[Any], seat: int) -> Weighted:
    fields, other = fields_of(root), str(1 - seat)
    inside, size = cards_in(fields["special"]), len(cards_in(fields[other]))
    boxed = [card for card in DELUXE_POOL[:9] if card not in inside]
    hidden = cards_in(fields[other]) + cards_in(fields["deck"]) + boxed
    for box in combinations([card for card in hidden if card in DELUXE_POOL[:9]], len(boxed)):
        kept = [card for card in hidden if card not in box]
        special = [card for card in (*inside, *boxed) if card not in box]
        for hand in combinations(kept, size):
            rest = [card for card in kept if card not in hand]
            for deck in permutations(rest):
                changes = {other: listed(hand), "deck": listed(deck), "special": listed(special)}
                yield root.game.position(text_of(fields | changes)), 1


ENDINGS = {
    "fox": (fox_ending, fox_roots),
    "duet": (duet_ending, duet_roots),
    "deluxe": (deluxe_ending, deluxe_roots),
}
