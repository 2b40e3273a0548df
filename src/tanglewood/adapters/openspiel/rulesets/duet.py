"""The Duet."""

from collections.abc import Iterator, Mapping
from typing import Final

from tanglewood.adapters.openspiel.draw import Plan
from tanglewood.adapters.openspiel.entry import DEALT_BY, RETURNS, WIN, Entry, Parameter
from tanglewood.adapters.openspiel.resampling.duet import steps
from tanglewood.adapters.openspiel.rulesets.ruleset import Limits, Row, Ruleset
from tanglewood.cards.duet import DuetCard
from tanglewood.components.boards import LONGEST
from tanglewood.games.duet import cards as pack
from tanglewood.games.duet.actions import FARTHEST
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

CARDS: Final = len(DuetCard.all)
SLOTS: Final = max(CARDS, 2 * FARTHEST + 1, LONGEST)


def plans(_: DuetGame) -> Mapping[str, Plan]:
    """Two hands, the decree, and the cards out of play, which have no order."""
    return {"deal": (pack.HAND, pack.HAND, 1, CARDS - 2 * pack.HAND - 1)}


def slots(_: DuetGame) -> tuple[str, ...]:
    """Cards; a seat, a move (18 is none) or a space by its number."""
    return (*map(str, DuetCard.all), *map(str, range(CARDS, SLOTS)))


def rows(_: DuetGame, viewer: int, event: object) -> Iterator[Row]:
    """Where the tracker stands and what it collects follows from its moves."""
    match event:
        case Played(seat, card):
            yield PLAY, seat, card.bit
        case Moved(by, _) | WentBeyond(by, _):
            yield MOVE, -1, 1 << by + FARTHEST
        case Covered(space, _, _, _):
            yield COVER, -1, 1 << space
        case Named(seat, named):
            yield FOXES, seat, 0 if named is None else 1 << named
        case Exchanged(seat, card, _):
            yield EXCHANGE, seat, card.bit
        case Kept(seat):
            yield KEEP, seat, 0
        case Sealed(seat, sealed):
            yield SEAL, seat, _bit(sealed)
        case Swapped(gave):
            for seat, given in enumerate(gave):
                yield SWAP, seat, _bit(given)
        case Dealt(_, _, hands, decree, _):
            if viewer >= 0:
                hand = hands[viewer]
                yield HAND, viewer, 0 if hand is None else hand.mask
            yield DECREE, -1, decree.bit
        case DealerChosen(dealer):
            yield DEALER, dealer, 0


def limits(game: DuetGame, rounds: int) -> Limits:
    """Three rounds; each Foxes may bring two questions and each Gift two seals and a swap."""
    tricks, suits, tokens = pack.HAND, len(DuetCard.suits), game.forest.tokens
    most = min(rounds or ROUNDS, ROUNDS)
    decisions = most * (3 * tricks + 4 * suits + 1)
    return Limits(
        rounds=most,
        decisions=decisions,
        rows=1 + decisions + tokens + most * (2 + 4 * suits),
        points=10 * game.level + 2 * pack.HAND + 10 + 3 * tokens,
        outcomes=CARDS,
    )


def _bit(card: DuetCard | None) -> int:
    return 0 if card is None else card.bit


RULESET: Final = Ruleset(plans, KINDS, slots, rows, limits, steps, frozenset({FOXES, MOVE, COVER}))

FACES: Final[Mapping[str, Entry]] = {
    "tanglewood_duet": Entry(
        "duet",
        RULESET,
        (2, 2),
        {
            "level": Parameter(1, "the difficulty, 1 to 3: board, gems and forest tokens"),
            "dealer": DEALT_BY,
            "returns": Parameter(WIN, RETURNS.about),
        },
        team=True,
    ),
}
