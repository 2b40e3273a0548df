"""What the layouts of several games show alike, in lines of text."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from tanglewood.cards.woods import Handful
from tanglewood.core.errors import BadText
from tanglewood.core.game import Game
from tanglewood.core.message import Message, Who
from tanglewood.core.sheet import Line, Said
from tanglewood.drawings.picture import CardRow


def decree_and_trick(plain: Mapping[str, Any]) -> list[CardRow]:
    """What lies between two players who take tricks, as rows of a picture; of a card with a mark or
    a Crown, the card."""
    decree = [] if plain["decree"] is None else [CardRow("Decree", [plain["decree"]])]
    laid = [re.split("[+!]", card)[0] for card in plain["trick"] if card != "-"]
    return [*decree, CardRow("Trick", laid)]


def titled(title: str, text: Said) -> Message:
    """A line with a title: 'Your hand: …'."""
    return Message("sheet-line", title=Message(f"sheet-{title}"), text=text)


def in_a_row(cards: Iterable[str]) -> Said:
    """Cards one after another by their texts; a special one, which has no rank, by its name."""
    line: Said = ""
    for card in cards:
        name: Said = Message(f"card-special-{card.lower()}") if card.isalpha() else card
        if isinstance(line, str) and isinstance(name, str):
            line = f"{line} {name}" if line else name
        else:
            line = Message("sheet-beside", first=line, then=name) if line else name
    return line


def hand_line(plain: Mapping[str, Any]) -> list[Line]:
    """The viewer's hand, sorted as it comes, with a gap between the suits."""
    if plain["viewer"] < 0:
        return []
    shown, suit = [], ""
    for card in plain["hand"]:
        if suit and card[:1] != suit:
            shown.append("")
        suit = card[:1]
        shown.append(card)
    return [titled("hand", in_a_row(shown) or Message("sheet-no-cards"))]


def seated(seat: int, viewer: int) -> Message:
    """A seat by its name, marked when it is the one who looks."""
    return Message("sheet-own-seat" if seat == viewer else "sheet-seat", who=Who(seat))


def card_named(game: Game[Any], text: str) -> Said:
    """A card with its character; a special one goes by its name. What lies in a trick may carry a
    Crown or a mark, and stays as it is written."""
    try:
        character = game.character(text)
    except BadText:
        return Message("sheet-nothing") if text == "-" else text
    if not character:
        return text
    name = Message(f"card-{character}")
    return name if character.startswith("special-") else Message("card-text", text=text, name=name)


def trick_lines(plain: Mapping[str, Any], cards: Iterable[Said]) -> list[Line]:
    """Who played what to the trick."""
    leader = plain["leader"]
    return [
        Message("sheet-trick", who=Who(seat), card=card)
        for seat, card in zip((leader, 1 - leader), cards, strict=False)
    ]


def open_hands(hands: tuple[Iterable[object] | None, ...]) -> tuple[Message, ...]:
    """The hands as they are dealt, for readers to whom all of them are open, as in a record. Cards
    that are bare values are counted up: "a 4 and a 7"."""
    return tuple(
        Message(
            "event-hand",
            who=Who(seat),
            cards=tuple(hand) if isinstance(hand, Handful) else in_a_row(map(str, hand or ())),
        )
        for seat, hand in enumerate(hands)
        if None not in hands
    )


def memory_lines(plain: Mapping[str, Any]) -> list[Line]:
    """What assisted play lists: the tricks won, each with the one who took it, and what is certain
    about the others."""
    shown: list[Line] = []
    won = [
        Message("sheet-won-trick", cards=in_a_row(it["cards"]), who=Who(it["winner"]))
        for it in plain.get("won") or ()
    ]
    if won:
        line = won[0]
        for trick in won[1:]:
            line = Message("sheet-and-then", first=line, then=trick)
        shown.append(titled("won", line))
    if plain.get("known"):
        shown += [titled("known", fact) for fact in _known(plain["known"], plain["viewer"])]
    return shown


def _known(known: Mapping[str, Any], viewer: int) -> Iterable[Message]:
    for fact in known["facts"]:
        if fact["seat"] != viewer:
            yield fact_said(fact)
    for seat, cards in enumerate(known.get("holds", ())):
        if cards and seat != viewer:
            yield Message("fact-holds", who=Who(seat), cards=in_a_row(cards))


def fact_said(fact: Mapping[str, Any]) -> Message:
    """One fact: `fact-void`, `fact-limit`, `fact-drew`, `fact-under`, `fact-brought`, `fact-saw`,
    `fact-took` or `fact-gave`."""
    who, trick, kind = Who(fact["seat"]), fact["trick"], fact["fact"]
    if kind in {"drew", "under"}:
        return Message(f"fact-{kind}", who=who, trick=trick)
    if kind in {"void", "limit"}:
        suit = Message(f"suit-{fact['suit'][0]}")
        return Message(f"fact-{kind}", who=who, trick=trick, suit=suit, rank=fact.get("rank", 0))
    cards = [fact["card"]] if fact.get("card") else fact.get("cards", ())
    card = in_a_row(cards) or Message("card-hidden")
    return Message(f"fact-{kind}", who=who, trick=trick, card=card)
