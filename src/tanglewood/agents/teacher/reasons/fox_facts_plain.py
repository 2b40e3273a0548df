"""Fox: facts about the cards themselves, whatever is done with them: trumps, the last of a suit,
and what a card can do."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from tanglewood.agents.teacher.case import Case
from tanglewood.agents.teacher.facts import Fact
from tanglewood.agents.teacher.hand import held, suit_name
from tanglewood.agents.teacher.reason import NotSo, given, only_if
from tanglewood.agents.teacher.reasons.fox_aims import purpose
from tanglewood.agents.teacher.reasons.fox_answers import answers, how_many, trump_of
from tanglewood.cards.fox import FoxCard
from tanglewood.core.action import Action
from tanglewood.core.message import Argument, Message
from tanglewood.games.fox.cards import FOX, WOODCUTTER

TOP: Final = 2
"""What no more cards than these beat is strong."""
EASY: Final = 4
"""What so many cards beat is easily lost."""
MANY: Final = 2
"""So many more cards of a suit make it a better trump."""
REST: Final = 4
"""With so many cards in hand what a card can do is of use later."""


def chosen(case: Case) -> FoxCard | None:
    """The plain card of the advised action."""
    return plain(case.best)


def plain(action: Action) -> FoxCard | None:
    """The card of an action, if it is one of a suit by itself."""
    card: FoxCard | None = action.card
    return None if card is None or card.suit < 0 or "+" in action.text else card


def name(case: Case) -> Argument:
    """What the advised card is called at the beginning of a sentence."""
    card: FoxCard | None = case.best.card
    return case.called(case.best) if card is None or "+" in case.best.text else card


def strength(case: Case, action: Action) -> int | None:
    """How many cards still out can beat what is played; None for what is no plain card."""
    card = plain(action)
    return None if card is None else how_many(case, card)


def next_lead(case: Case, way: int) -> FoxCard | None:
    """What the seat could lead next: what hardly anything beats, or where few tricks are wanted
    what much does."""
    rest = [it for it in case.view.hand if it.suit >= 0 and it != case.best.card]
    if way > 0:
        best = min(rest, key=lambda it: (how_many(case, it), -it.rank), default=None)
        return best if best is not None and how_many(case, best) <= TOP else None
    best = max(rest, key=lambda it: (how_many(case, it), -it.rank), default=None)
    return best if best is not None and how_many(case, best) >= EASY else None


def leads_next(case: Case, swans: frozenset[Action], id: str) -> Iterator[Fact]:
    """A Swan that loses brings the lead: what is led then, by what is wanted."""
    wanted = purpose(case) or 1
    said = {"card": case.best.card, "who": case.who}
    if (next := next_lead(case, wanted)) is not None:
        said["next"] = next
        id = id if wanted > 0 else f"{id}-few"
    else:
        id = f"{id}-lead"
    yield Fact("swan", swans, 0, pro=Message(id, **said))


def powers(case: Case) -> Iterator[Fact]:
    """A Woodcutter draws and a Fox exchanges, now or later, for something that can be named."""
    legal = list(case.view.legal)
    able = len(case.view.hand) >= REST
    cutters = frozenset(it for it in legal if it.card is not None and it.card.rank == WOODCUTTER)
    foxes = frozenset(it for it in legal if it.card is not None and it.card.rank == FOX)
    if case.view.deck and case.best in cutters:
        yield from _draws(case, cutters)
    if trump_of(case) >= 0 and case.best in foxes:
        yield from _turns(case, foxes)
    elif able and (suit := _longest(case)) is not None:
        yield Fact("fox_kept", foxes, -1, con="said-fox-kept", said={"suit": suit_name(suit)})


def _longest(case: Case) -> FoxCard | None:
    """A card of the suit that would be a better trump than the one that is, by how many are
    held."""
    trump = trump_of(case)
    rest = [it for it in case.view.hand if it.suit >= 0 and it.suit != trump]
    best: FoxCard | None = max(rest, key=lambda it: (held(case, it.suit), it), default=None)
    if trump < 0 or best is None or held(case, best.suit) < held(case, trump) + MANY:
        return None
    return best


def _draws(case: Case, cutters: frozenset[Action]) -> Iterator[Fact]:
    card: Any = case.best.card
    way = purpose(case)
    useless = (strong_card if way < 0 else weak_card)(case, card)
    if len(case.view.hand) >= REST and useless is not None:
        id = "said-draws" if way >= 0 else "said-draws-few"
        yield Fact("draws", cutters, way, pro=Message(id, card=card, useless=useless))


def _turns(case: Case, foxes: frozenset[Action]) -> Iterator[Fact]:
    card: Any = case.best.card
    try:
        down = put_down(case, range(len(card.letters)))
    except NotSo:
        return
    decree = case.view.decree
    said = {"card": card, "down": down, "decree": decree, "suit": suit_name(down)}
    if down.suit == decree.suit:
        if purpose(case) >= 0 and how_many(case, decree) <= TOP:
            yield Fact("fox_swaps", foxes, 0, pro=Message("said-fox-swaps", **said))
        return
    more = balance(case, down, {card})
    yield Fact("fox_turns", foxes, 0, pro=Message("said-fox-turns", **said, **more))


def balance(case: Case, down: Any, gone: Collection[Any] = ()) -> dict[str, Any]:
    """How many of the new trump the seat holds after an exchange, and how many there are beside the
    one that lies open; and the same of the old trump."""
    decree = case.view.decree
    hand = [it for it in (decree, *case.view.hand) if it != down and it not in gone]

    def of(suit: int) -> tuple[int, int]:
        mine = sum(it.suit == suit for it in hand)
        return mine, mine + sum(it.suit == suit for it in case.may_hold)

    (mine, all_), (before, every) = of(down.suit), of(decree.suit)
    return {"n": mine, "all": all_, "old": suit_name(decree), "less": before, "every": every}


def of_cards(case: Case, cards: Mapping[Action, Any]) -> Iterator[Fact]:
    """Trumps that are kept, and the last card of a suit that goes."""
    turned = trump_of(case)
    suited = {it: card for it, card in cards.items() if card is not None and card.suit >= 0}
    trumps = frozenset(it for it, card in suited.items() if card.suit == turned)
    if len(case.view.hand) > 1:
        yield Fact("trump_kept", trumps, -1, con="said-trump-kept")
    card = chosen(case)
    if card is None:
        return
    if card.suit == turned or len(case.view.hand) < REST:
        return
    if sum(it.suit == card.suit for it in case.may_hold) < 2:
        return
    last = frozenset(
        it for it, one in suited.items() if one.suit != turned and held(case, one.suit) == 1
    )
    said = {"card": card, "suit": suit_name(card)}
    if any(it.suit == turned for it in case.view.hand if it != card):
        yield Fact("void", last, 1, pro=Message("said-void", **said))
    yield Fact("void", last, -1, pro=Message("said-void-few", **said))


def trumped(case: Case, card: FoxCard) -> float:
    """In what share of the worlds the other has none of a suit, and a trump."""
    turned = trump_of(case)
    if card.suit == turned or not case.hands:
        return 0.0
    without = sum(
        not any(it.suit == card.suit for it in hand) and any(it.suit == turned for it in hand)
        for hand in case.hands
    )
    return without / len(case.hands)


def unbeaten(case: Case, card: FoxCard) -> float:
    """In what share of the worlds nothing that the other may answer beats this lead."""
    return answers(case, card).safe


def put_down(case: Case, suits: Collection[int]) -> FoxCard:
    """What a hint would put down as the decree after the Fox; a reason does not hold if that is of
    another suit than these."""
    advised = case.then_do(case.best)
    down: FoxCard | None = None if advised is None else advised.card
    down = given(down)
    only_if(down.suit in suits)
    return down


def weak_card(case: Case, card: FoxCard) -> FoxCard | None:
    """The card of the hand that is least likely to win a trick; None if none is weak."""
    trump = trump_of(case)
    rest = [one for one in case.view.hand if one != card and one.suit >= 0]
    low = [one for one in rest if one.suit != trump and one.rank in {2, 4, 6}]
    beaten = [(how_many(case, one), one) for one in low]
    return max(
        (it for it in beaten if it[0] > 1), key=lambda it: (it[0], -it[1].rank), default=(0, None)
    )[1]


def strong_card(case: Case, card: FoxCard) -> FoxCard | None:
    """The card of the hand that is likeliest to win a trick; None if none is strong."""
    trump = trump_of(case)
    high = [it for it in case.view.hand if it != card and it.suit >= 0 and it.rank >= 6]
    return max(high, key=lambda one: (one.suit == trump, one.rank), default=None)
