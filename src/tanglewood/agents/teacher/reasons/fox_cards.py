"""Fox: what a card does in the trick, and what is kept for later."""

from typing import Any

from tanglewood.agents.teacher.case import Case
from tanglewood.cards.fox import FoxCard
from tanglewood.core.event import kind_of
from tanglewood.core.message import Message
from tanglewood.games.fox.cards import MONARCH, SWAN, TREASURE, WITCH, beats


def playing(case: Case) -> FoxCard | None:
    """The card of the best action, while one is played."""
    if case.view.phase not in {"lead", "follow"}:
        return None
    card: FoxCard | None = case.best.card
    return card


def suit_name(card: FoxCard) -> Message:
    return Message(f"suit-{card.letters[card.suit]}")


def _lead(case: Case) -> FoxCard | None:
    """The card to be followed."""
    view: Any = case.view
    return view.trick[0].card if view.phase == "follow" else None


def trump_of(case: Case) -> int:
    return -1 if case.view.decree is None else case.view.decree.suit


def treasure(case: Case) -> Message | None:
    """It takes a trick with a Treasure in it."""
    card = playing(case)
    if card is None or not case.takes or case.now.mine < case.now.worlds:
        return None
    if card.rank == TREASURE:
        return Message("why-treasure-home", card=card)
    return Message("why-treasure", card=card)


def treasure_kept(case: Case) -> Message | None:
    """The other action would rather give a Treasure away."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or instead.rank != TREASURE or card.rank == TREASURE:
        return None
    if not case.then.worlds or case.then.share(case.then.takes) > 0.5:
        return None
    return Message("why-treasure-kept", card=instead, who=case.who)


def swan(case: Case) -> Message | None:
    """The Swan loses, and its player leads."""
    card = playing(case)
    if card is None or card.rank != SWAN or not case.loses:
        return None
    if case.now.share(case.now.leads) < 0.97:
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
    """The lowest card that takes the trick; a higher one of its suit is kept."""
    card, lead = playing(case), _lead(case)
    if card is None or lead is None or card.rank == WITCH or card.suit < 0 or not case.takes:
        return None
    same = [one.card for one in case.view.legal if one.card.suit == card.suit]
    higher = [one for one in same if one.rank > card.rank and one.rank != WITCH]
    between = [one for one in same if one.rank < card.rank]
    beaten = [one for one in between if lead.suit == one.suit and one.rank > lead.rank]
    if not higher or (between and (beaten or lead.suit != card.suit)):
        return None
    return Message("why-enough", card=card, kept=max(higher, key=lambda one: one.rank))


def unbeaten(case: Case) -> Message | None:
    """A lead that no answer beats in any world, nor would any card that the other may hold, were
    it free to play it."""
    card = playing(case)
    if card is None or case.view.phase != "lead" or not case.worlds or card.suit < 0:
        return None
    held = {one for world in case.worlds for one in world.view(1 - case.me).hand}
    if any(one.suit < 0 or beats(one, card, trump_of(case)) for one in held):
        return None
    for world in case.worlds:
        after = world.apply(case.best)
        if after.to_act != 1 - case.me or after.view(after.to_act).phase != "follow":
            return None
        for answer in after.legal:
            events: Any = after.apply(answer).events
            taken = [event for event in events if kind_of(event) == "trick-won"]
            if not taken or taken[0].winner != case.me:
                return None
    return Message("why-unbeaten", card=card, who=case.who)


def forces(case: Case) -> Message | None:
    """A Monarch is led, and the other has something to be forced with."""
    card = playing(case)
    if card is None or case.view.phase != "lead" or card.rank != MONARCH or not case.worlds:
        return None
    held = 0
    for world in case.worlds:
        hand = world.view(1 - case.me).hand
        held += sum(one.suit == card.suit for one in hand) >= 2
    if held < 0.6 * len(case.worlds):
        return None
    return Message("why-forces", card=card, who=case.who, suit=suit_name(card))


def still_out(case: Case) -> Message | None:
    """The other lead may lose to a card that nobody has seen yet."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or case.view.phase != "lead" or instead.suit < 0:
        return None
    if card.suit == instead.suit or not case.worlds or not case.then.worlds:
        return None
    if not 0.3 <= case.then.share(case.then.takes) <= 0.9:
        return None
    hands = [world.view(1 - case.me).hand for world in case.worlds]
    above = [one for one in FoxCard.all if one.suit == instead.suit and one.rank > instead.rank]
    held = [one for one in above if any(one in hand for hand in hands)]
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
    few = case.prospect(case.best).tricks
    if few is None or few > 4.5:
        return None
    return Message("why-thrown", card=card)


def spared(case: Case) -> Message | None:
    """The trick is lost either way: a low card is enough for that."""
    card, instead = playing(case), case.other.card
    if card is None or instead is None or _lead(case) is None or card.rank >= instead.rank:
        return None
    if not (case.loses and case.other_loses) or card.rank == SWAN:
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
    if card is None or not (case.takes and case.other_loses):
        return None
    return Message("why-grabs", card=card, other=case.called(case.other))


def hands_over(case: Case) -> Message | None:
    """A lead that the other will mostly take, as it would not the other lead."""
    card = playing(case)
    if card is None or case.view.phase != "lead" or not case.now.worlds:
        return None
    taken = case.now.share(case.now.takes)
    if taken > 0.2 or case.other_loses:
        return None
    return Message("why-hands-over", card=card, who=case.who, n=case.view.tricks[case.me])


def mostly(case: Case) -> Message | None:
    """A lead that mostly takes the trick, and more often than the other one."""
    card = playing(case)
    if card is None or case.view.phase != "lead" or not case.now.worlds:
        return None
    taken, instead = case.now.share(case.now.takes), case.then.share(case.then.takes)
    if taken < 0.6 or instead > taken - 0.1:
        return None
    return Message("why-mostly", card=card, n=min(9, round(10 * taken)))
