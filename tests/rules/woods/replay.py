"""Games played again with other hidden cards, to find out what a viewer can know."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from tanglewood.cards.woods import Handful
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.errors import TanglewoodError
from tanglewood.core.state import State
from tanglewood.games.woods.events import Dealt, Reshuffled
from tanglewood.games.woods.game import WoodsGame
from tanglewood.games.woods.state import WoodsState

Order = tuple[int, ...]


class Replay:
    """A game as its chance outcomes and its actions, so that it can be played again."""

    def __init__(self, game: WoodsGame, seed: int, turns: int) -> None:
        self.game = game
        stream = Stream(seed, 8)
        state = game.start(seed=seed)
        self.actions: list[Action] = []
        while state.outcome is None and len(self.actions) < turns:
            action = state.legal[stream.below(len(state.legal))]
            self.actions.append(action)
            state = state.apply(action)
        self.last = state
        events = [event for at in states(state) for event in at.events]
        self.first = events[0].seat if game.seats > 1 else None  # type: ignore[attr-defined]
        (dealt,) = (event for event in events if isinstance(event, Dealt))
        self.hands: list[Order] = [tuple(hand) for hand in dealt.hands if hand is not None]
        assert dealt.deck is not None
        self.row, self.deck = dealt.row, dealt.deck
        self.renewed = [event.deck for event in events if isinstance(event, Reshuffled)]

    def with_cards(
        self, hands: list[Order], deck: Order, renewed: Order | None
    ) -> WoodsState | None:
        """The same actions with other hidden cards; None where they would not have been legal."""
        chance: list[Order] = [] if self.first is None else [(self.first,)]
        chance.append((*(card for hand in hands for card in hand), *self.row, *deck))
        if renewed is not None:
            chance.append(renewed)
        try:
            state = self.game.start(chance=chance)
            for action in self.actions:
                state = state.apply(action)
        except TanglewoodError:
            return None
        return state


def states(state: State[WoodsGame]) -> Iterator[State[WoodsGame]]:
    """All states of a game, oldest first."""
    found: list[State[WoodsGame]] = []
    at: State[WoodsGame] | None = state
    while at is not None:
        found.append(at)
        at = at.previous
    return reversed(found)


def saw_the_same(viewer: int, one: WoodsState, two: WoodsState | None) -> bool:
    """Whether the viewer saw the same happen in both games."""
    return two is not None and one.view(viewer).log == two.view(viewer).log


def fitting(replay: Replay, viewer: int) -> dict[tuple[Order, ...], WoodsState]:
    """All first hands with which the viewer would have seen the same, each with its game: found by
    trying every one. What is left of the deck lies in another order than in the game."""
    shown = len(replay.deck) if replay.renewed else len(replay.deck) - len(replay.last.deck)
    unseen: Counter[int] = Counter(replay.deck[shown:])
    for seat, hand in enumerate(replay.hands):
        if seat != viewer:
            unseen.update(hand)
    pairs = list(combinations_with_replacement(range(2, 9), 2))
    candidates = [
        [hand] if seat == viewer else [pair for pair in pairs if Counter(pair) <= unseen]
        for seat, hand in enumerate(replay.hands)
    ]
    renewed: Order | None = replay.renewed[0] if replay.renewed else None
    if renewed is not None:
        known_part = len(renewed) - len(replay.last.deck)
        renewed = (*renewed[:known_part], *renewed[known_part:][::-1])
    found = {}
    for hands in product(*candidates):
        rest = Counter(unseen)
        for seat, hand in enumerate(hands):
            if seat != viewer:
                rest.subtract(hand)
        if min(rest.values(), default=0) >= 0:
            other = replay.with_cards(
                list(hands), (*replay.deck[:shown], *rest.elements()), renewed
            )
            if other is not None and saw_the_same(viewer, replay.last, other):
                found[tuple(hands)] = other
    return found


def fits(hand: Order, least: Handful, most: Handful) -> bool:
    counts, low, high = Handful(hand), least, most
    return low <= counts <= high
