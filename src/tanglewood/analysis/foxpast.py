"""What was done since the deal of a fox round, as the seat to act saw it, for the kernel's search.

The kernel plays this past again with the cards of a world, to see how plausible the world is.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple, cast

from tanglewood.games.fox.actions import ACTIONS, KEEP
from tanglewood.games.fox.cards import DECK
from tanglewood.games.fox.events import Dealt, Drew, Exchanged, Kept, Played, PutUnder
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.fox.view import FoxView

UNSEEN: Final = -1


class Past(NamedTuple):
    """The leader of the first trick, the decree as dealt, and (seat, action, card drawn) a step;
    UNSEEN for a card put under the deck or drawn that the viewer did not see."""

    leader: int
    decree: int
    steps: list[tuple[int, int, int]]


def past_of(view: FoxView) -> Past | None:
    """The round so far; None if its deal is not in the log."""
    events: Iterable[object] = view.log
    past: Past | None = None
    left, rules = [0, 0], cast(FoxGame, view.ruleset).rules
    for event in events:
        match event:
            case Dealt(_, dealer, _, decree, _):
                past = Past(1 - dealer, decree, [])
                left = [rules.hand] * 2
            case _ if past is None:  # set up from a position, or nothing dealt yet
                continue
            case Played(seat, card):
                left[seat] -= 1
                past.steps.append((seat, card, UNSEEN))
            case Exchanged(seat, decree, _):
                past.steps.append((seat, _index("decree", decree), UNSEEN))
            case Kept(seat):
                past.steps.append((seat, KEEP.index, UNSEEN))
            case Drew(seat, card) if card is not None and left[seat]:
                past.steps[-1] = (*past.steps[-1][:2], card)
            case PutUnder(seat, card) if left[seat]:  # with the last card nothing is chosen
                action = UNSEEN if card is None else _index("under", card)
                past.steps.append((seat, action, UNSEEN))
    return past


def _index(what: str, card: int) -> int:
    return ACTIONS.parse(f"{what}={DECK.text(card)}").index
