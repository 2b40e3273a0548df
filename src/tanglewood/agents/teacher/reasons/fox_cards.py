"""Fox: what a card does in the trick."""

from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.reasons.fox_plan import FEW, FEWER, HUMBLE, MORE, plan, wants_tricks
from tanglewood.cards.fox import FoxCard
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import FOX, SWAN, TREASURE, WITCH, WOODCUTTER

POISON: Final = 8
"""The rank that costs a point in Deluxe."""


def playing(case: Case) -> FoxCard | None:
    """The card of the best action, while one is played by itself."""
    if case.view.phase not in {"lead", "follow"} or "+" in case.best.text + case.other.text:
        return None
    card: FoxCard | None = case.best.card
    return card


def suit_name(card: FoxCard) -> Message:
    return Message(f"suit-{card.letters[card.suit]}")


def _lead(case: Case) -> FoxCard | None:
    """The card to be followed."""
    view: Any = case.view
    return view.trick[0].card if view.phase == "follow" else None


def _ranks(case: Case) -> list[int]:
    return [laid.card.rank for laid in case.view.trick]


def trump_of(case: Case) -> int:
    return -1 if case.view.decree is None else case.view.decree.suit


def treasure(case: Case) -> Message | None:
    """It takes a trick with a Treasure in it."""
    card = playing(case)
    if card is None or not case.takes or case.now.mine < case.now.worlds:
        return None
    if getattr(case.view, "poison", False) and POISON in {card.rank, *_ranks(case)}:
        return None  # the point would be lost again
    if card.rank == TREASURE:
        return Message("why-treasure-home", card=card)
    return Message("why-treasure", card=card)


def treasure_kept(case: Case) -> Message | None:
    """The other action would rather give a Treasure away."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or instead.rank != TREASURE or card.rank == TREASURE:
        return None
    if not case.then.worlds or case.other_taken > 0.5:
        return None
    return Message("why-treasure-kept", card=instead, who=case.who)


def swan(case: Case) -> Message | None:
    """The Swan loses, and its player leads."""
    card = playing(case)
    if card is None or card.rank != SWAN or len(case.view.hand) < 2 or not case.now.worlds:
        return None
    if not case.loses or case.now.share(case.now.leads) < SURE:
        return None
    return Message("why-swan", card=card)


def swan_kept(case: Case) -> Message | None:
    """Both lose the trick; the Swan can do that later and bring the lead."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or instead.rank != SWAN or card.rank == SWAN:
        return None
    if len(case.view.hand) < 2 or not (case.loses and case.other_loses):
        return None
    return Message("why-swan-kept", card=instead)


def witch(case: Case) -> Message | None:
    """A Witch alone takes a trick that its suit and rank would not."""
    card, lead, trump = playing(case), _lead(case), trump_of(case)
    if card is None or lead is None or card.rank != WITCH or lead.rank == WITCH:
        return None
    if not case.takes or card.suit == trump or (card.suit == lead.suit and lead.rank < WITCH
                                                and lead.suit != trump):  # fmt: skip
        return None
    return Message("why-witch", card=card)


def trumped(case: Case) -> Message | None:
    """Void in what was led: a trump takes it."""
    card, lead, trump = playing(case), _lead(case), trump_of(case)
    if card is None or lead is None or card.rank == WITCH or lead.suit < 0:
        return None
    if card.suit != trump or lead.suit == trump or not case.takes:
        return None
    return Message("why-trumped", card=card, suit=suit_name(lead))


def enough(case: Case) -> Message | None:
    """It takes the trick as well as the other card, which is higher and is kept."""
    card, instead, lead = playing(case), case.other.card, _lead(case)
    if card is None or instead is None or lead is None or card.rank == WITCH:
        return None
    if card.suit < 0 or card.suit != instead.suit or card.rank >= instead.rank:
        return None
    if not (case.takes and case.other_taken >= SURE) or plan(case) == HUMBLE:
        return None
    return Message("why-enough", card=card, kept=instead)


def draws(case: Case) -> Message | None:
    """A Woodcutter draws a card, and the least useful one may go."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or card.rank != WOODCUTTER or instead.rank == WOODCUTTER:
        return None
    hand = [one for one in case.view.hand if one != card and one.suit >= 0]
    if not case.view.deck or len(hand) < 2:
        return None
    trump, aim = trump_of(case), plan(case)
    high = [one for one in hand if one.rank >= 6]
    strong = max(high, key=lambda one: (one.suit == trump, one.rank), default=None)
    if aim == HUMBLE and strong is not None:
        return Message("why-draws-humble", card=card, useless=strong)
    if aim == FEWER and strong is not None:
        return Message("why-draws-many", card=card, useless=strong)
    low = [one for one in hand if one.suit != trump and one.rank in {2, 4, 6}]
    weak = min(low, key=lambda one: (one == instead, one.rank), default=None)
    if aim in FEW or weak is None or (aim != MORE and weak.rank > 4):
        return None
    return Message("why-draws", card=card, useless=weak)


def lost_draw(case: Case) -> Message | None:
    """The trick is lost anyway: a Woodcutter makes use of it."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or card.rank != WOODCUTTER or instead.rank == WOODCUTTER:
        return None
    if not case.view.deck or len(case.view.hand) < 2 or not case.lost:
        return None
    return Message("why-lost-draw", card=card)


def lost_turn(case: Case) -> Message | None:
    """The trick is lost anyway: a Fox makes use of it."""
    card, instead, decree = playing(case), case.other.card, case.view.decree
    if card is None or instead is None or card.rank != FOX or instead.rank == FOX:
        return None
    if decree is None or len(case.view.hand) < 3 or not case.lost:
        return None
    return Message("why-lost-turn", card=card, decree=decree)


def witch_spared(case: Case) -> Message | None:
    """Both take the trick: the Witch is kept, which can win another one as a trump."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or instead.rank != WITCH or card.rank == WITCH:
        return None
    if len(case.view.hand) < 3 or instead.suit == trump_of(case) or plan(case) in FEW:
        return None
    if not case.takes or case.other_taken < SURE:
        return None
    return Message("why-witch-spared", card=card, kept=instead)


def draws_first(case: Case) -> Message | None:
    """A Woodcutter is of use at once; the other card can wait."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or card.rank != WOODCUTTER or instead.rank < TREASURE:
        return None
    if not case.view.deck or len(case.view.hand) < 4 or not wants_tricks(case):
        return None
    return Message("why-draws-first", card=card, kept=instead)


def takes_decree(case: Case) -> Message | None:
    """Tricks are wanted, and a Fox can bring a high decree into the hand."""
    card, instead, decree = playing(case), case.other.card, case.view.decree
    if card is None or instead is None or card.rank != FOX or instead.rank == FOX:
        return None
    if decree is None or decree.suit < 0 or decree.rank < 9 or plan(case) in FEW:
        return None
    if len(case.view.hand) < 3:
        return None
    return Message("why-takes-decree", card=card, decree=decree)


def turns(case: Case) -> Message | None:
    """A Fox can make a suit trump of which much is held, or on the way to Humble another than the
    one of which much is held."""
    card, instead, decree = playing(case), case.other.card, case.view.decree
    if card is None or instead is None or card.rank != FOX or instead.rank == FOX:
        return None
    if decree is None or decree.suit < 0:
        return None
    held = [0] * len(card.letters)
    for one in case.view.hand:
        if one != card and one.suit >= 0:
            held[one.suit] += 1
    most = max(range(len(held)), key=lambda suit: held[suit])
    match plan(case):
        case "more" if most != decree.suit and held[most] >= max(3, held[decree.suit] + 1):
            name = Message(f"suit-{card.letters[most]}")
            return Message("why-turns", card=card, suit=name, n=held[most])
        case "humble" if held[decree.suit] >= 2:
            return Message("why-turns-away", card=card, suit=suit_name(decree), n=held[decree.suit])
    return None


def thrown(case: Case) -> Message | None:
    """The trick is lost either way: a high card goes while it wins nothing."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or _lead(case) is None or card.rank <= instead.rank:
        return None
    if not (case.loses and case.other_loses and card.rank >= 4) or instead.rank == SWAN:
        return None
    if plan(case) not in FEW:
        return None
    return Message("why-thrown" if case.lost else "why-thrown-rather", card=card, other=instead)


def spared(case: Case) -> Message | None:
    """The trick is lost either way: a low card is enough for that."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or _lead(case) is None or card.rank >= instead.rank:
        return None
    if card.rank == SWAN or card.suit < 0 or not case.lost:
        return None
    if plan(case) == HUMBLE:
        return None
    return Message("why-spared", card=card, kept=instead)


def lets_go(case: Case) -> Message | None:
    """It gives the trick away that the other action would rather take."""
    card = playing(case)
    if card is None or not (case.loses and case.other_takes):
        return None
    return Message("why-lets-go", card=card, other=case.called(case.other))


def grabs(case: Case) -> Message | None:
    """It takes the trick that the other action would give away."""
    card = playing(case)
    if card is None or case.leading or not (case.takes and case.other_loses):
        return None
    if plan(case) in FEW:
        return None
    return Message("why-grabs", card=card, other=case.called(case.other))
