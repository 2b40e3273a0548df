"""What a seat of a Duet has seen of the teammate's hand; the cards out of play are the box."""

from collections.abc import Iterable

from tanglewood.cards.duet import DuetCard, DuetCards
from tanglewood.games.duet.cards import HAND, HEIR
from tanglewood.games.duet.course import DEAL, DEALER
from tanglewood.games.duet.events import Dealt, Exchanged, Played, SetUp, Swapped
from tanglewood.games.duet.view import DuetView
from tanglewood.kernel.seen import NoWorlds, Seen, SeenStep


def seen(view: DuetView) -> Seen:
    """All that the viewer saw since the last deal, or since the game was set up."""
    if view.phase in {DEALER, DEAL}:
        return Seen(0, 0, 0)
    found: Seen | None = None
    seat = view.viewer
    lead: DuetCard | None = None
    events: Iterable[object] = view.log
    for event in events:
        match event:
            case Dealt(_, _, hands, decree, _):
                unseen = DuetCards.deck() - (hands[seat] or ()) - decree
                found, lead = _hidden(unseen, HAND), None
            case SetUp(hands, counts, DuetCard() as decree, trick, out):
                unseen = DuetCards.deck() - (hands[seat] or ()) - decree - out
                found = _hidden(unseen, counts[1 - seat])
                lead = trick[0] if len(trick) == 1 else None
            case _ if found is None:
                continue
            case Played(who, card):
                if who != seat:
                    found.add(SeenStep.LEAVES, card.number)
                    if lead is not None and (lacked := ruled_out(lead, card)):
                        found.add(SeenStep.LACKS, lacked.mask)
                lead = card if lead is None else None
            case Exchanged(who, card, taken) if who != seat:
                found.add(SeenStep.LEAVES, card.number)
                found.add(SeenStep.TAKES, taken.number)
            case Swapped(gave):
                given, got = gave[seat], gave[1 - seat]
                assert given is not None
                assert got is not None
                found.add(SeenStep.LEAVES, got.number)
                found.add(SeenStep.TAKES, given.number)
    if found is None:
        raise NoWorlds(view.name)
    return found


def _hidden(unseen: DuetCards, hand: int) -> Seen:
    return Seen(unseen.mask, hand, 0, len(unseen) - hand, unseen.mask)


def ruled_out(lead: DuetCard, follow: DuetCard) -> DuetCards:
    """The cards that were not in a hand that followed like this (`duet.follow`, `duet.heir`)."""
    if follow.suit == lead.suit or lead.rank == HEIR:
        return DuetCards()
    return DuetCards.of_suit(lead.suit)
