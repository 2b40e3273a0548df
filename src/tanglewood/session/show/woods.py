"""The table of Into the Woods: the row, the pockets, the hand."""

from typing import Any, Final

from tanglewood.core.english import counted
from tanglewood.core.game import Game
from tanglewood.session.show.hands import named, table

PROMPTS: Final = {"turn": "Your trade (discard > slots)"}
COLOURS: Final = (
    (r"slot +(\d +)*\d", "dim"),
    (r"^Your hand: .*", "bold"),
)


def lines(plain: dict[str, Any], names: tuple[str, ...], game: Game[Any]) -> list[str]:
    shown = ["Solo: pocket a set of every value from 2 to 8"] if plain["players"] == 1 else []
    shown += players(plain, names)
    shown += row(plain)
    if plain["discards"]:
        shown.append(f"Discards: {_values(plain['discards'])}")
    shown += _known(plain, names)
    if plain["viewer"] >= 0:
        shown.append(f"Your hand: {_values(plain['hand'])}")
    return shown


def players(plain: dict[str, Any], names: tuple[str, ...]) -> list[str]:
    """Points, tokens and sets by seat; tokens are for more than one player."""
    alone = plain["players"] == 1
    rows = [["", "points", *([] if alone else ["tokens"]), "cards", "sets"]]
    for seat, sets in enumerate(plain["pockets"]):
        tokens = [] if alone else [str(plain["tokens"][seat])]
        rows.append(
            [
                named(names, seat, plain["viewer"]),
                str(plain["scores"][seat]),
                *tokens,
                str(plain["counts"][seat]),
                _values(sets),
            ]
        )
    return [f"  {line}" for line in table(rows)]


def row(plain: dict[str, Any]) -> list[str]:
    """The row from the far end, where the tokens lie, to the deck."""
    slots = "  ".join(map(str, range(len(plain["row"]))))
    cards = "  ".join(map(str, plain["row"])) or "empty"
    tokens = f"  · {counted(plain['left'], 'token')} above slot 0" if plain["players"] > 1 else ""
    again = "  · one reshuffle to come" if plain["reshuffles"] else ""
    return [
        f"  slot  {slots}",
        f"  row   {cards}  <- {counted(plain['deck'], 'card')} in the deck{again}{tokens}",
    ]


def _known(plain: dict[str, Any], names: tuple[str, ...]) -> list[str]:
    """What assisted play lists: the cards that the others surely hold."""
    known = plain.get("known")
    if not known:
        return []
    shown = []
    for seat, cards in enumerate(known["holds"]):
        if seat != plain["viewer"]:
            more = known["unknown"][seat]
            unknown = f" and {counted(more, 'card')} that nobody has seen" if more else ""
            shown.append(f"Known: {names[seat]} holds {_values(cards)}{unknown}.")
    if known["deck"]:
        shown.append(f"Known: in the deck are {_values(known['deck'])}.")
    return shown


def _values(cards: list[int]) -> str:
    return " ".join(map(str, cards)) or "none"


def label(plain: dict[str, Any], game: Game[Any], text: str) -> str:
    """The cards that a trade takes."""
    _, trade, slots = text.partition(">")
    if not trade:
        return ""
    taken = " and ".join(str(plain["row"][int(slot)]) for slot in slots)
    token = " + token" if "0" in slots and plain["left"] else ""
    return f"for {taken}{token}"
