"""What was done since the deal of a fox round, as the seat to act saw it, for the kernel's search.

The kernel plays this past again with the cards of a world, to see how plausible the world is.
"""

from collections.abc import Iterable
from typing import Final

from tanglewood.analysis.past import Past
from tanglewood.cards.fox import FoxCard
from tanglewood.games.fox.actions import ACTIONS, KEEP
from tanglewood.games.fox.events import Dealt, Drew, Exchanged, Kept, Played, PutUnder
from tanglewood.games.fox.view import FoxView

UNSEEN: Final = -1


def past(view: FoxView) -> Past | None:
    """The round so far; None if its deal is not in the log."""
    events: Iterable[object] = view.log
    found: Past | None = None
    left, rules = [0, 0], view.game.rules
    for event in events:
        match event:
            case Dealt(_, dealer, _, decree, _):
                found = Past(1 - dealer, decree.number, [])
                left = [rules.hand] * 2
            case _ if found is None:  # set up from a position, or nothing dealt yet
                continue
            case Played(seat, card):
                left[seat] -= 1
                found.steps.append((seat, card.number, UNSEEN))
            case Exchanged(seat, decree, _):
                found.steps.append((seat, _index("decree", decree), UNSEEN))
            case Kept(seat):
                found.steps.append((seat, KEEP.index, UNSEEN))
            case Drew(seat, card) if card is not None and left[seat]:
                found.steps[-1] = (*found.steps[-1][:2], card.number)
            case PutUnder(seat, card) if left[seat]:  # with the last card nothing is chosen
                action = UNSEEN if card is None else _index("under", card)
                found.steps.append((seat, action, UNSEEN))
    return found


def _index(what: str, card: FoxCard) -> int:
    return ACTIONS.parse(f"{what}={card}").index
