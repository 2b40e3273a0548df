"""Small random endings of every game, and all ways to fill their hidden places."""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations, permutations
from math import factorial, prod
from typing import Any

import tanglewood as tw
from tanglewood.core.chance import Chance, Stream, drawn_from
from tanglewood.core.game import Game
from tanglewood.core.state import State
from tanglewood.games.woods.events import Reshuffled, Revealed
from tanglewood.games.woods.state import WoodsState

Weighted = Iterator[tuple[State[Any], int]]


def shuffled(stream: Stream, items: Iterable[int]) -> list[int]:
    items = tuple(items)
    return list(drawn_from(stream, Chance.shuffle("", items)))


def fields_of(state: State[Any]) -> dict[str, str]:
    """The fields of a position text."""
    parts = [part.partition(":" if part[0].isdecimal() else "=") for part in state.text.split()]
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


MINIS: list[dict[str, Any]] = [
    {},
    {"ranks": [1, 3, 5, 9, 11], "hand": 4, "scores": [3, 1, 3, 0, 0]},
    {"suits": 3, "ranks": [3, 5, 11], "hand": 3},
]


def mini_ending(seed: int) -> State[Any]:
    """A dealt round of the small game; its deck is so small that cards put under it come back."""
    state: State[Any] = tw.load("fox-mini", **MINIS[seed % 3]).start(seed=seed)
    return state


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


def woods_ending(seed: int) -> State[Any]:
    """A whole game with a tiny deck."""
    stream = Stream(seed, 4)
    players = 2 + stream.below(2)
    cards = [2 + stream.below(5) for _ in range(2 * players + 5 + 2 + stream.below(2))]
    counts = {str(value): cards.count(value) for value in range(2, 9)}
    game = tw.load("woods", players=players, components={"deck": counts})
    hands = [f"{seat}:{listed(map(str, cards[2 * seat :][:2]))}" for seat in range(players)]
    row, deck = sorted(cards[2 * players :][:5]), cards[2 * players + 5 :]
    turn = stream.below(players)
    return position(
        game,
        f"{' '.join(hands)} row={listed(map(str, row))} deck={listed(map(str, deck))} turn={turn}",
    )


def woods_roots(root: State[Any], seat: int) -> Weighted:
    """Cards of one value are told apart here and thrown together afterwards."""
    fields = fields_of(root)
    others = [key for key in fields if key.isdecimal() and key != str(seat)]
    hidden = [card for key in (*others, "deck") for card in cards_in(fields[key])]
    found: Counter[tuple[str, ...]] = Counter()
    for order in permutations(hidden):
        at, places = 0, []
        for key in others:
            size = len(cards_in(fields[key]))
            places.append(listed(sorted(order[at : at + size])))
            at += size
        found[(*places, listed(order[at:]))] += 1
    unordered = prod(factorial(len(cards_in(fields[key]))) for key in others)
    for texts, times in found.items():
        changes = dict(zip((*others, "deck"), texts, strict=True))
        yield root.game.position(text_of(fields | changes)), times // unordered


def times_revealed(path: list[State[Any]], seat: int) -> Fraction:
    """In Woods the enumeration also tells apart which card of a value was revealed, worlds don't;
    and a shuffle of cards that are all alike is not asked for (`ruling.G3`)."""
    times = Fraction(1)
    if not isinstance(path[0], WoodsState):
        return times
    root = path[0]
    left = Counter(root.deck)
    for other, hand in enumerate(root.hands):
        left += Counter(tuple(hand) if other != seat else ())
    for state in path:
        events: tuple[object, ...] = state.events
        for event in events:
            if isinstance(event, Reshuffled):
                left = Counter(tuple(event.discards))
                if len(left) == 1:
                    times /= factorial(left.total())
            elif isinstance(event, Revealed):
                for card in event.cards:
                    times, left[card] = times * left[card], left[card] - 1
    return times


ENDINGS = {
    "fox": (fox_ending, fox_roots),
    "fox-mini": (mini_ending, fox_roots),
    "duet": (duet_ending, duet_roots),
    "deluxe": (deluxe_ending, deluxe_roots),
    "woods": (woods_ending, woods_roots),
}
