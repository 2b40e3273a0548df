"""What a seat of a Duet was told about the teammate's hand; the cards out of play are the box."""

from collections.abc import Iterable

from tanglewood.core.bits import mask_of
from tanglewood.games.duet.cards import BIT, DECK, HAND, HEIR, RANK, SUIT
from tanglewood.games.duet.events import Dealt, Exchanged, Played, Swapped
from tanglewood.games.duet.game import DuetGame
from tanglewood.games.duet.phase import DEAL, DEALER, NAMES
from tanglewood.games.duet.state import DuetState
from tanglewood.games.duet.view import DuetView
from tanglewood.kernel.told import NothingDealt, Step, Told


def told(game: DuetGame, view: DuetView, root: DuetState | None) -> Told:
    """All that the viewer saw since the last deal, or since the root if nothing was dealt."""
    if view.phase in {NAMES[DEALER], NAMES[DEAL]}:
        return Told(0, 0, 0)
    found: Told | None = None
    seat, lead = view.viewer, -1
    if root is not None:
        found = _hidden(root.hands[1 - seat] | root.round.rest, root.hands[1 - seat].bit_count())
        lead = root.trick[0] if len(root.trick) == 1 else -1
    events: Iterable[object] = view.log
    for event in events:
        match event:
            case Dealt(_, _, hands, decree, _):
                unseen = mask_of(range(DECK.size)) & ~(hands[seat] or 0) & ~BIT[decree]
                found, lead = _hidden(unseen, HAND), -1
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
            case Swapped(gave):
                given, got = gave[seat], gave[1 - seat]
                assert given is not None
                assert got is not None
                found.tell(Step.LEAVES, got)
                found.tell(Step.TAKES, given)
    if found is None:
        raise NothingDealt
    return found


def _hidden(unseen: int, hand: int) -> Told:
    return Told(unseen, hand, 0, unseen.bit_count() - hand, unseen)


def ruled_out(lead: int, follow: int) -> int:
    """The cards that were not in a hand that followed so (`duet.follow`, `duet.heir`)."""
    if SUIT[follow] == SUIT[lead] or RANK[lead] == HEIR:
        return 0
    return DECK.suit_mask[SUIT[lead]]
