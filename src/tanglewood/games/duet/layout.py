"""The layout of the Duet: the forest path, the decree, the trick."""

from typing import Any, Final

from tanglewood.cards.duet import DuetCard
from tanglewood.core.action import Action
from tanglewood.core.game import Game
from tanglewood.core.message import Argument, Message, Who
from tanglewood.core.sheet import Columns, Line
from tanglewood.drawings.picture import SPACE, CardRow
from tanglewood.games.duet.view import DuetView
from tanglewood.games.lines import decree_and_trick, hand_line, memory_lines, titled, trick_lines

COLOURS: Final = (
    (r"\bD(10|[1-9])\b|\b{suit-D}\b", "cyan"),
    (r"\bR(10|[1-9])\b|\b{suit-R}\b", "red"),
    (r"\bS(10|[1-9])\b|\b{suit-S}\b", "yellow"),
)


def sheet(game: Game[Any], plain: dict[str, Any]) -> list[Line]:
    left = {"n": sum(plain["gems"]), "tokens": plain["tokens"]}
    shown: list[Line] = [
        Message("sheet-level", level=plain["level"], round=plain["round"], **left),
        path(plain),
        Message("sheet-path-signs", space=plain["tracker"]),
    ]
    if plain["decree"] is not None:
        suit = Message(f"suit-{plain['decree'][0]}")
        shown.append(Message("sheet-decree", card=_card(game, plain, plain["decree"]), suit=suit))
    shown += trick_lines(plain, [_card(game, plain, card) for card in plain["trick"]])
    if plain["sealed"] is not None:
        shown.append(Message("sheet-sealed", card=DuetCard(plain["sealed"])))
    shown += memory_lines(plain)
    shown += hand_line(plain)
    if plain["viewer"] >= 0:
        paws = " ".join(f"{card}:{plain['paws'][card]}" for card in plain["hand"])
        shown.append(titled("paws", paws or "-"))
    return shown


def middle(plain: dict[str, Any]) -> list[CardRow]:
    spaces = range(len(plain["gems"]))
    return [CardRow("Path", [_space(plain, space) for space in spaces]), *decree_and_trick(plain)]


def _space(plain: dict[str, Any], space: int) -> str:
    if not plain["low"] <= space <= plain["high"]:
        return f"{SPACE}x"
    return f"{SPACE}{plain['gems'][space]}{'^' * (space == plain['tracker'])}"


def path(plain: dict[str, Any]) -> Columns:
    """The path from seat 0's end to seat 1's; covered spaces are crossed out."""
    spaces = range(len(plain["gems"]))
    low, high, tracker = plain["low"], plain["high"], plain["tracker"]
    covered = [not low <= space <= high for space in spaces]
    marks = ["##" if covered[it] else str(it) for it in spaces]
    gems = ["" if covered[it] else str(plain["gems"][it] or ".") for it in spaces]
    plus = ["+" if it in plain["plus"] else "" for it in spaces]
    here = ["^" if it == tracker else "s" if it == plain["start"] else "" for it in spaces]
    ends = [Message("sheet-end", who=Who(seat)) for seat in range(2)]
    return Columns(
        (
            (ends[0], "<-", Message("sheet-spaces"), _row(marks), " ->", ends[1]),
            ("", "", Message("sheet-gems"), _row(gems), "", ""),
            ("", "", Message("sheet-plus"), _row(plus), "", ""),
            ("", "", "", _row(here), "", ""),
        ),
        align="<<<<<<",
        gap=" ",
    )


def _row(cells: list[str]) -> str:
    return " ".join(cell.rjust(2) for cell in cells).rstrip()


def _card(game: Game[Any], plain: dict[str, Any], text: str) -> Message:
    """A card with its character and its paws."""
    paws = Message("paws-count", n=plain["paws"][text])
    if character := game.character(text):
        return Message("sheet-card-paws", text=text, name=Message(f"card-{character}"), paws=paws)
    return Message("card-text", text=text, name=paws)


def prompt(view: DuetView) -> Message:
    if view.phase == "gift":
        return Message("ask-gift", who=Who(1 - view.viewer))
    if view.phase == "follow":
        led = view.trick[0]
        playable = [action.card for action in view.legal]
        if len(playable) < len(view.hand):
            return Message("ask-follow-suit", suit=Message(f"suit-{led.letters[led.suit]}"))
    return Message(f"ask-{view.phase}")


def label(game: Game[Any], plain: dict[str, Any], text: str) -> Message | None:
    kind, equals, value = text.partition("=")
    if not equals:
        character = game.character(text)
        return Message(f"card-{character}") if character else None
    if kind == "cover":
        return Message(f"do-cover-{value}", who=Who(int(value == "high")))
    if kind == "move":
        by = int(value)
        if by == 0:
            return Message("do-move-stay")
        beyond = not plain["low"] <= plain["tracker"] + by <= plain["high"]
        id = "do-move-beyond" if beyond else "do-move"
        return Message(id, n=abs(by), whom=Who(int(by > 0)))
    if kind == "foxes":
        return Message(f"do-foxes-{value}")
    return Message("do-decree-keep") if value == "keep" else None


def called(game: Game[Any], plain: dict[str, Any], action: Action) -> Argument:
    if action.text in _CALLED:
        return Message(_CALLED[action.text])
    return action.card if action.card is not None else label(game, plain, action.text)


def done(game: Game[Any], plain: dict[str, Any], action: Action) -> Argument:
    id = _DONE.get(action.text.partition("=")[0])
    if id is None or action.card is None:
        return called(game, plain, action)
    return Message(id, card=action.card)


_CALLED: Final = {
    "decree=keep": "review-did-keep",
    "move=0": "review-did-stay",
    "foxes=self": "review-did-foxes-self",
    "foxes=mate": "review-did-foxes-mate",
    "foxes=nobody": "review-did-foxes-nobody",
}
_DONE: Final = {"decree": "review-did-decree", "gift": "review-did-gift"}
