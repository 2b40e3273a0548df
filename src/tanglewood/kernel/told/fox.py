"""What a seat of a fox game was told about the other hand and the deck."""

from collections.abc import Iterable

from tanglewood.core.bits import mask_of
from tanglewood.games.fox.cards import BIT, DECK, MONARCH, RANK, SUIT, SWAN
from tanglewood.games.fox.course import DEAL, DEALER
from tanglewood.games.fox.events import Dealt, Drew, Exchanged, Played, PutUnder
from tanglewood.games.fox.game import FoxGame
from tanglewood.games.fox.state import FoxState
from tanglewood.games.fox.view import FoxView
from tanglewood.kernel.told import NothingDealt, Step, Told


def told(game: FoxGame, view: FoxView, root: FoxState | None) -> Told:
    """All that the viewer saw since the last deal, or since the root if nothing was dealt."""
    if view.phase in {DEALER.name, DEAL.name}:
        return Told(0, 0, 0)
    found: Told | None = None
    seat, lead = view.viewer, -1
    if root is not None:
        hand, deck = root.hands[1 - seat], root.deck
        found = Told(hand | mask_of(deck), hand.bit_count(), len(deck))
        lead = root.trick[0].card if len(root.trick) == 1 else -1
    events: Iterable[object] = view.log
    for event in events:
        match event:
            case Dealt(_, _, hands, decree, _):
                unseen = mask_of(game.rules.deck) & ~(hands[seat] or 0) & ~BIT[decree]
                size = game.rules.hand
                found, lead = Told(unseen, size, unseen.bit_count() - size), -1
            case _ if found is None:
                continue
            case Played(who, card):
                if who != seat:
                    found.tell(Step.LEAVES, card)
                    if lead >= 0 and (lacked := ruled_out(lead, card)):
                        found.tell(Step.LACKS, lacked)
                lead = card if lead < 0 else -1
            case Exchanged(who, card, taken) if who != seat:
                found.tell(Step.LEAVES, card)
                found.tell(Step.TAKES, taken)
            case Drew(_, card):
                found.draws(card)
            case PutUnder(_, card):
                found.under(card)
    if found is None:
        raise NothingDealt
    return found


def ruled_out(lead: int, follow: int) -> int:
    """The cards that were not in a hand that followed so (`fox.follow`, `fox.monarch`)."""
    suit = DECK.suit_mask[SUIT[lead]]
    if SUIT[follow] != SUIT[lead]:
        return suit
    if RANK[lead] == MONARCH and RANK[follow] != SWAN:
        return suit & ~(2 * BIT[follow] - 1)
    return 0
