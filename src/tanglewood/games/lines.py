"""What the trick-taking games show alike."""

from collections.abc import Iterable, Mapping
from typing import Any

from tanglewood.core.message import Message, Who


def hand_line(cards: Iterable[str]) -> str:
    """A hand, sorted as it comes, with a gap between the suits."""
    shown, suit = [], ""
    for card in cards:
        if suit and card[:1] != suit:
            shown.append("")
        suit = card[:1]
        shown.append(card)
    return " ".join(shown) or "no cards"


def table(rows: list[list[str]]) -> list[str]:
    """Rows with their columns aligned; the first column to the left, the others to the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if at in {0, len(row) - 1} else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def named(names: tuple[str, ...], seat: int, viewer: int) -> str:
    """A seat's name, marked when it is the one who looks."""
    return f"{names[seat]} (you)" if seat == viewer else names[seat]


def open_hands(hands: tuple[Iterable[object] | None, ...]) -> tuple[Message, ...]:
    """The hands as they are dealt, for whom all of them are open, as in a record; a player has
    their own before the eyes."""
    return tuple(
        Message("event-hand", who=Who(seat), cards=" ".join(map(str, hand or ())))
        for seat, hand in enumerate(hands)
        if None not in hands
    )


def tricks_line(won: Iterable[Mapping[str, Any]], names: tuple[str, ...]) -> str:
    """Won tricks, each with the one who took it."""
    return "   ".join(f"{' '.join(it['cards'])} {names[it['winner']]}" for it in won) or "none"


def known_lines(known: Mapping[str, Any], names: tuple[str, ...], viewer: int) -> list[str]:
    """What is certain about the others."""
    found = [fact_line(fact, names) for fact in known["facts"] if fact["seat"] != viewer]
    for seat, cards in enumerate(known.get("holds", ())):
        if cards and seat != viewer:
            found.append(f"{names[seat]} holds {' '.join(cards)}.")
    return [line for line in found if line]


def fact_line(fact: Mapping[str, Any], names: tuple[str, ...]) -> str:
    """One fact in words; '' where the cards that are known to be held say it already."""
    who, when = names[fact["seat"]], f"in trick {fact['trick']}"
    card = fact.get("card") or " ".join(fact.get("cards", ())) or "a card"
    match fact["fact"]:
        case "void":
            return f"{who} had no {fact['suit']} {when}."
        case "limit":
            return f"{who} had no {fact['suit']} above {fact['rank']} {when}."
        case "drew":
            return f"{who} drew a card {when}."
        case "under":
            return f"{who} put a card under the deck {when}."
        case "brought":
            return f"{who} played {card} out of the Potion {when}."
        case "saw":
            return f"{who} saw {card} {when}."
        case told:  # took, gave
            return f"{who} {told} {card} {when}."
