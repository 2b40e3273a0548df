"""Fox: what a card does in the trick, and what is kept for later."""

from typing import Any, Final

from tanglewood.agents.teacher.case import SURE, Case
from tanglewood.agents.teacher.reasons.fox_plan import FEW, HUMBLE, MORE, OPEN, plan
from tanglewood.cards.fox import FoxCard
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import FOX, MONARCH, SWAN, TREASURE, WITCH, WOODCUTTER, beats

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
    if case.leading and case.taken <= 0.2:
        return Message("why-swan-led", card=card)
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


def _beatable(case: Case, card: FoxCard) -> bool:
    """Whether the other may hold a card that beats this one, were it free to play it."""
    held = {one for world in case.worlds for one in world.view(1 - case.me).hand}
    return any(one.suit < 0 or beats(one, card, trump_of(case)) for one in held)


def unbeaten(case: Case) -> Message | None:
    """A lead that no answer beats in any world, nor would any card that the other may hold, were
    it free to play it."""
    card = playing(case)
    if card is None or not case.leading or not case.worlds or card.suit < 0:
        return None
    if plan(case) in FEW or _beatable(case, card) or not case.holds:
        return None
    return Message("why-unbeaten", card=card, who=case.who)


def can_wait(case: Case) -> Message | None:
    """The other lead is one that nothing beats: it may as well come later."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or not case.leading or instead.suit < 0:
        return None
    if not case.worlds or card.suit < 0 or plan(case) != MORE:
        return None
    if _beatable(case, instead) or not _beatable(case, card):
        return None
    return Message("why-can-wait", card=card, kept=instead, who=case.who)


def pulls(case: Case) -> Message | None:
    """Much trump is held: leading one takes trumps out of the other's hand."""
    card, instead, trump = playing(case), case.other.card, trump_of(case)
    if card is None or instead is None or not case.leading or trump < 0:
        return None
    if card.suit != trump or instead.suit in {trump, -1} or plan(case) != MORE:
        return None
    held = sum(one.suit == trump for one in case.view.hand)
    answered = sum(
        any(one.suit == trump for one in world.view(1 - case.me).hand) for world in case.worlds
    )
    if held < 3 or answered < 0.8 * len(case.worlds) or not case.worlds:
        return None
    return Message("why-pulls", who=case.who, n=held)


def trump_saved(case: Case) -> Message | None:
    """Another card is led than a trump, or a Witch, which can win a trick later."""
    card, instead, trump = playing(case), case.other.card, trump_of(case)
    if card is None or instead is None or not case.leading or trump < 0 or card.suit < 0:
        return None
    if card.suit == trump or card.rank == WITCH or plan(case) != MORE:
        return None
    if instead.suit != trump and instead.rank != WITCH:
        return None
    return Message("why-trump-saved", kept=instead)


def draws(case: Case) -> Message | None:
    """A Woodcutter draws a card, and the least useful one may go."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or card.rank != WOODCUTTER or instead.rank == WOODCUTTER:
        return None
    hand = [one for one in case.view.hand if one not in {card, instead} and one.suit >= 0]
    trump, aim = trump_of(case), plan(case)
    if aim == OPEN or not case.view.deck or len(hand) < 2:
        return None
    if aim == MORE:
        low = [one for one in hand if one.suit != trump and one.rank in {2, 4, 6}]
        useless = min(low, key=lambda one: one.rank, default=None)
    else:
        high = [one for one in hand if one.rank >= 6]
        useless = max(high, key=lambda one: (one.suit == trump, one.rank), default=None)
    return None if useless is None else Message("why-draws", card=card, useless=useless)


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
        case "more" if most != decree.suit and held[most] >= held[decree.suit] + 2:
            name = Message(f"suit-{card.letters[most]}")
            return Message("why-turns", card=card, suit=name, n=held[most])
        case "humble" if held[decree.suit] >= 2:
            return Message("why-turns-away", card=card, suit=suit_name(decree), n=held[decree.suit])
    return None


def lower_lead(case: Case) -> Message | None:
    """Of one suit the lower card is led; the higher can win a trick later."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or not case.leading or card.suit < 0:
        return None
    if card.suit != instead.suit or card.rank >= instead.rank or instead.rank < 8:
        return None
    if plan(case) in FEW:
        return None
    return Message("why-lower-lead", card=card, kept=instead)


def forces(case: Case) -> Message | None:
    """A Monarch is led, and the other has something to be forced with."""
    card = playing(case)
    if card is None or not case.leading or card.rank != MONARCH or not case.worlds:
        return None
    held = 0
    for world in case.worlds:
        hand = world.view(1 - case.me).hand
        held += sum(one.suit == card.suit for one in hand) >= 2
    if held < 0.6 * len(case.worlds):
        return None
    return Message("why-forces", card=card, who=case.who, suit=suit_name(card))


def still_out(case: Case) -> Message | None:
    """Tricks are wanted, and the other lead may lose to a card that nobody has seen yet."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or not case.leading or instead.suit < 0:
        return None
    if card.suit == instead.suit or not case.worlds or not case.then.worlds:
        return None
    if plan(case) != MORE or not 0.3 <= case.other_taken <= min(0.9, case.taken):
        return None
    hands = [world.view(1 - case.me).hand for world in case.worlds]
    above = [one for one in FoxCard.all if one.suit == instead.suit and one.rank > instead.rank]
    held = [
        one
        for one in above
        if beats(one, instead, trump_of(case)) and any(one in hand for hand in hands)
    ]
    if len(held) != 1:
        return None
    return Message("why-still-out", card=held[0], other=instead)


def thrown(case: Case) -> Message | None:
    """The trick is lost either way: a high card goes while it wins nothing."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or _lead(case) is None or card.rank <= instead.rank:
        return None
    if not (case.loses and case.other_loses and card.rank >= 6) or instead.rank == SWAN:
        return None
    if plan(case) not in FEW:
        return None
    return Message("why-thrown", card=card)


def spared(case: Case) -> Message | None:
    """The trick is lost either way: a low card is enough for that."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or _lead(case) is None or card.rank >= instead.rank:
        return None
    if not (case.loses and case.other_loses) or card.rank == SWAN or card.suit < 0:
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


def mostly(case: Case) -> Message | None:
    """Tricks are wanted: a lead that mostly takes one, and more often than the other lead."""
    card = playing(case)
    if card is None or not case.leading or not case.now.worlds or plan(case) in FEW:
        return None
    if case.taken < 0.6 or case.other_taken > case.taken - 0.15:
        return None
    often = min(9, round(10 * case.taken))
    return Message("why-mostly", card=card, n=often, other=case.called(case.other))
