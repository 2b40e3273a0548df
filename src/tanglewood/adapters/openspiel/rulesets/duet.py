"""The Duet."""

from collections.abc import Iterator, Mapping
from typing import Final

from tanglewood.adapters.openspiel.draw import Plan
from tanglewood.adapters.openspiel.rulesets.ruleset import Limits, Row, Ruleset
from tanglewood.components.boards import LONGEST
from tanglewood.games.duet import cards as pack
from tanglewood.games.duet.actions import FARTHEST
from tanglewood.games.duet.cards import BIT, DECK
from tanglewood.games.duet.course import ROUNDS
from tanglewood.games.duet.events import (
    Covered,
    DealerChosen,
    Dealt,
    Exchanged,
    Kept,
    Moved,
    Named,
    Played,
    Sealed,
    Swapped,
    WentBeyond,
)  # fmt: skip
from tanglewood.games.duet.game import DuetGame

KINDS: Final = (
    "dealer", "hand", "decree", "play", "foxes", "exchange", "keep", "seal", "swap", "move",
    "cover",
)  # fmt: skip
DEALER, HAND, DECREE, PLAY, FOXES, EXCHANGE, KEEP, SEAL, SWAP, MOVE, COVER = range(len(KINDS))

SLOTS: Final = max(DECK.size, 2 * FARTHEST + 1, LONGEST)


def plans(_: DuetGame) -> Mapping[str, Plan]:
    """Two hands, the decree, and the cards out of play, which have no order."""
    return {"deal": (pack.HAND, pack.HAND, 1, DECK.size - 2 * pack.HAND - 1)}


def slots(_: DuetGame) -> tuple[str, ...]:
    """Cards; a seat, a move (18 is none) or a space by its number."""
    cards = [DECK.text(card) for card in range(DECK.size)]
    return (*cards, *map(str, range(DECK.size, SLOTS)))


def rows(_: DuetGame, viewer: int, event: object) -> Iterator[Row]:
    """Where the tracker stands and what it collects follows from its moves."""
    match event:
        case Played(seat, card):
            yield PLAY, seat, BIT[card]
        case Moved(by, _) | WentBeyond(by, _):
            yield MOVE, -1, 1 << by + FARTHEST
        case Covered(space, _, _, _):
            yield COVER, -1, 1 << space
        case Named(seat, named):
            yield FOXES, seat, 0 if named is None else 1 << named
        case Exchanged(seat, card, _):
            yield EXCHANGE, seat, BIT[card]
        case Kept(seat):
            yield KEEP, seat, 0
        case Sealed(seat, sealed):
            yield SEAL, seat, _bit(sealed)
        case Swapped(gave):
            for seat, given in enumerate(gave):
                yield SWAP, seat, _bit(given)
        case Dealt(_, _, hands, decree, _):
            if viewer >= 0:
                yield HAND, viewer, hands[viewer] or 0
            yield DECREE, -1, BIT[decree]
        case DealerChosen(dealer):
            yield DEALER, dealer, 0


def limits(game: DuetGame, rounds: int) -> Limits:
    """Three rounds; each Foxes may bring two questions and each Gift two seals and a swap."""
    tricks, suits, tokens = pack.HAND, len(DECK.suits), game.forest.tokens
    most = min(rounds or ROUNDS, ROUNDS)
    decisions = most * (3 * tricks + 4 * suits + 1)
    return Limits(
        rounds=most,
        decisions=decisions,
        rows=1 + decisions + tokens + most * (2 + 4 * suits),
        points=10 * game.level + 2 * pack.HAND + 10 + 3 * tokens,
        outcomes=DECK.size,
    )


def _bit(card: int | None) -> int:
    return 0 if card is None else BIT[card]


RULESET: Final = Ruleset(plans, KINDS, slots, rows, limits, frozenset({FOXES, MOVE, COVER}))
