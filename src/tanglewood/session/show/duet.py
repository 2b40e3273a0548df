"""The table of the Duet: the forest path, the decree, the trick."""

from typing import Any, Final

from tanglewood.core.english import counted
from tanglewood.core.game import Game
from tanglewood.games.duet.cards import CHARACTERS, DECK, RANK, SUIT
from tanglewood.session.show.hands import hand_line, known_lines, tricks_line

PROMPTS: Final = {
    "lead": "You lead",
    "follow": "You follow",
    "foxes": "The Foxes: who may exchange the decree?",
    "exchange": "The Foxes: exchange the decree?",
    "gift": "The Gift: which card do you give?",
    "move": "You won the trick: how does the tracker move?",
    "cover": "Between rounds: which end of the path is covered?",
}
COLOURS: Final = (
    (r"\bD(10|[1-9])\b|\bDoves\b", "cyan"),
    (r"\bR(10|[1-9])\b|\bRoses\b", "red"),
    (r"\bS(10|[1-9])\b|\bStars\b", "yellow"),
)


def lines(plain: dict[str, Any], names: tuple[str, ...], game: Game[Any]) -> list[str]:
    left = f"{counted(sum(plain['gems']), 'gem')} and {counted(plain['tokens'], 'forest token')}"
    shown = [f"Level {plain['level']} · round {plain['round']} of 3 · {left} left"]
    shown += path(plain, names)
    if plain["decree"] is not None:
        suit = DECK.suits[SUIT[DECK.parse(plain["decree"])]]
        shown.append(f"Decree: {_card(plain, plain['decree'])} · {suit} are trump")
    leader = plain["leader"]
    shown += [
        f"Trick: {names[seat]} played {_card(plain, card)}"
        for seat, card in zip((leader, 1 - leader), plain["trick"], strict=False)
    ]
    if plain["sealed"] is not None:
        shown.append(f"You sealed {plain['sealed']}.")
    if plain.get("won"):
        shown.append(f"Tricks: {tricks_line(plain['won'], names)}")
    if plain.get("known"):
        told = known_lines(plain["known"], names, plain["viewer"])
        shown += [f"Known: {line}" for line in told]
    if plain["viewer"] >= 0:
        shown.append(f"Your hand: {hand_line(plain['hand'])}")
        paws = " ".join(f"{card}:{plain['paws'][card]}" for card in plain["hand"])
        shown.append(f"Paws: {paws or '-'}")
    return shown


def path(plain: dict[str, Any], names: tuple[str, ...]) -> list[str]:
    """The path from seat 0's end to seat 1's; covered spaces are crossed out."""
    spaces = range(len(plain["gems"]))
    low, high, tracker = plain["low"], plain["high"], plain["tracker"]
    covered = [not low <= space <= high for space in spaces]
    marks = ["##" if covered[it] else str(it) for it in spaces]
    gems = ["" if covered[it] else str(plain["gems"][it] or ".") for it in spaces]
    plus = ["+" if it in plain["plus"] else "" for it in spaces]
    here = ["^" if it == tracker else "s" if it == plain["start"] else "" for it in spaces]
    return [
        f"  {names[0]} <- space {_row(marks)}  -> {names[1]}",
        *(
            f"  {'':{len(names[0])}}    {title} {_row(cells)}"
            for title, cells in (("gems ", gems), ("plus ", plus), ("     ", here))
        ),
        f"  ^ the tracker (on space {tracker}), s the start",
    ]


def _row(cells: list[str]) -> str:
    return " ".join(cell.rjust(2) for cell in cells).rstrip()


def _card(plain: dict[str, Any], text: str) -> str:
    character = CHARACTERS.get(RANK[DECK.parse(text)])
    paws = plain["paws"][text]
    told = f"{character}, " if character else ""
    return f"{text} ({told}{counted(paws, 'paw')})"


def label(plain: dict[str, Any], game: Game[Any], text: str) -> str:
    if "=" not in text:
        return CHARACTERS.get(RANK[DECK.parse(text)], "")
    return {
        "foxes=self": "yourself",
        "foxes=mate": "your teammate",
        "foxes=nobody": "nobody",
        "decree=keep": "leave the decree",
        "cover=low": "the end of seat 0",
        "cover=high": "the end of seat 1",
    }.get(text, "")
