"""What a seat of Into the Woods has seen of the other hands and the deck.

All that a hand gains and loses lies open, so what is hidden are the first cards of the others and
the order of the deck. The law keeps exact bounds on the first cards (`woods.knowledge`).
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tanglewood.cards.woods import LOWEST, Handful, WoodsCard
from tanglewood.games.woods.course import DEAL, FIRST
from tanglewood.games.woods.events import Dealt, Reshuffled, Traded
from tanglewood.games.woods.view import WoodsView

Counts = tuple[int, ...]
"""Numbers by value, for 2 to 8."""


@dataclass(frozen=True, slots=True)
class Pooled:
    """The cards of unknown first place, how many of them each seat was dealt (0 for the viewer),
    the bounds on these by value, what each seat gained since (less what it lost; the viewer's
    whole hand), and the deck's cards if they are not the rest of the pool but known."""

    pool: Counts
    needs: Counts
    least: tuple[Counts, ...]
    most: tuple[Counts, ...]
    gained: tuple[Counts, ...]
    deck: Counts | None

    def numbers(self) -> tuple[object, ...]:
        """As plain lists for the compiled kernel."""
        return (
            list(self.pool), list(self.needs), [list(seat) for seat in self.least],
            [list(seat) for seat in self.most], [list(seat) for seat in self.gained],
            None if self.deck is None else list(self.deck),
        )  # fmt: skip


def seen(view: WoodsView) -> Pooled:
    """The bounds as the law keeps them, and what every hand gained since the cards were dealt."""
    none = (0,) * len(WoodsCard.all)
    game, viewer = view.game, view.viewer
    seats = range(game.seats)
    if view.phase in {FIRST, DEAL} or view.known is None:
        nothing = (none,) * game.seats
        return Pooled(
            pool=none, needs=(0,) * game.seats, least=nothing, most=nothing, gained=nothing,
            deck=none,
        )  # fmt: skip
    known, since = view.known, gained(view)
    needs = tuple(view.counts[seat] - sum(since[seat]) for seat in seats)
    since[viewer] = list(view.hand.counts)
    reshuffled = any(isinstance(event, Reshuffled) for event in view.log)

    def hidden(handfuls: tuple[Handful, ...]) -> tuple[Counts, ...]:
        return tuple(none if s == viewer else handfuls[s].counts for s in seats)

    return Pooled(
        pool=known.pool.counts, needs=tuple(0 if seat == viewer else needs[seat] for seat in seats),
        least=hidden(known.least_first), most=hidden(known.most_first),
        gained=tuple(map(tuple, since)),
        deck=(known.deck or Handful()).counts if reshuffled else None,
    )  # fmt: skip


def gained(view: WoodsView) -> list[list[int]]:
    """By seat and value: what each hand gained since it was dealt, less what it lost."""
    found = [[0] * len(WoodsCard.all) for _ in view.counts]
    events: Iterable[object] = view.log
    for event in events:
        match event:
            case Dealt():
                found = [[0] * len(WoodsCard.all) for _ in view.counts]
            case Traded(seat, discard, _, taken, pocketed, _):
                found[seat][discard - LOWEST] -= 1
                for value in taken:
                    found[seat][value - LOWEST] += 1
                for value in pocketed:
                    found[seat][value - LOWEST] -= 3
    return found
