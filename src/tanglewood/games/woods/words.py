"""Events of Into the Woods as sentences in rule words."""

from collections.abc import Iterable

from tanglewood.cards.woods import WoodsCard
from tanglewood.core.english import counted, left, listed
from tanglewood.games.woods.events import (
    Dealt,
    FirstChosen,
    Passed,
    Reshuffled,
    Revealed,
    Swept,
    Traded,
)


def sentence(event: object, names: tuple[str, ...]) -> str:
    """What happened, in one sentence or two."""
    match event:
        case FirstChosen(seat):
            return f"{names[seat]} takes the first turn."
        case Dealt(hands, row, _):
            shown = "".join(
                f" {names[seat]} holds {listed(map(str, hand))}."
                for seat, hand in enumerate(hands)
                if hand is not None
            )
            return f"Every hand gets two cards; the row is {listed(map(str, row))}.{shown}"
        case Traded(seat, discard, _, taken, pocketed, token):
            gained = _cards(taken) + (" with a point token" if token else "")
            sets = " and ".join(f"three {value}s" for value in pocketed)
            pocket = f" {names[seat]} pockets {sets}." if pocketed else ""
            return f"{names[seat]} discards {discard.title} and takes {gained}.{pocket}"
        case Passed(seat):
            return f"{names[seat]} has no trade and passes."
        case Revealed(cards, deck):
            return f"The deck brings {_cards(cards)}; {left(deck, 'card')}."
        case Reshuffled(discards, _):
            number = counted(len(discards), "discarded card")
            return f"The deck has run out; a new one is shuffled from {number}."
        case Swept(row):
            leave = "leaves" if len(row) == 1 else "leave"
            return f"No trade is left: {_cards(row)} {leave} the row."
    raise ValueError(f"no words for {event!r}")


def _cards(cards: Iterable[WoodsCard]) -> str:
    return listed(card.title for card in cards)
