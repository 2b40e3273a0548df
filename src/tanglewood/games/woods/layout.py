"""The layout of Into the Woods: the row, the pockets, the hand."""

from typing import Any, Final

from tanglewood.cards.woods import WoodsCard
from tanglewood.core.action import Action
from tanglewood.core.game import Game
from tanglewood.core.message import Argument, Message, Who
from tanglewood.core.sheet import Columns, Line, Said
from tanglewood.drawings.picture import CardRow
from tanglewood.games.lines import seated, titled
from tanglewood.games.woods.actions import PASS, Trade
from tanglewood.games.woods.view import WoodsView

COLOURS: Final = (
    (r"{sheet-slot} +(\d +)*\d", "dim"),
    (r"^{sheet-hand}.*", "bold"),
)


def sheet(game: Game[Any], plain: dict[str, Any]) -> list[Line]:
    shown: list[Line] = [Message("sheet-solo")] if plain["players"] == 1 else []
    shown += [players(plain), row(plain)]
    if plain["discards"]:
        shown.append(titled("discards", _values(plain["discards"])))
    shown += _known(plain)
    if plain["viewer"] >= 0:
        shown.append(titled("hand", _values(plain["hand"])))
    return shown


def middle(plain: dict[str, Any]) -> list[CardRow]:
    return [CardRow("Row", [str(card) for card in plain["row"]])]


def players(plain: dict[str, Any]) -> Columns:
    """Points, tokens and sets by seat; tokens are for more than one player."""
    alone = plain["players"] == 1
    heads = ["points", *([] if alone else ["tokens"]), "cards", "sets"]
    rows: list[tuple[Said, ...]] = [("", *(Message(f"sheet-{head}") for head in heads))]
    for seat, sets in enumerate(plain["pockets"]):
        tokens = [] if alone else [str(plain["tokens"][seat])]
        points, cards = str(plain["scores"][seat]), str(plain["counts"][seat])
        rows.append((seated(seat, plain["viewer"]), points, *tokens, cards, _values(sets)))
    return Columns(tuple(rows))


def row(plain: dict[str, Any]) -> Columns:
    """The row from the far end, where the tokens lie, to the deck."""
    slots = "  ".join(map(str, range(len(plain["row"]))))
    cards: Said = "  ".join(map(str, plain["row"])) or Message("sheet-empty")
    shown = Message("sheet-row-deck", row=cards, n=plain["deck"])
    if plain["reshuffles"]:
        shown = Message("sheet-besides", first=shown, then=Message("sheet-reshuffle"))
    if plain["players"] > 1:
        tokens = Message("sheet-tokens-left", n=plain["left"])
        shown = Message("sheet-besides", first=shown, then=tokens)
    return Columns(((Message("sheet-slot"), slots), (Message("sheet-row"), shown)))


def _known(plain: dict[str, Any]) -> list[Line]:
    """What assisted play lists: the cards that the others surely hold."""
    known = plain.get("known")
    if not known:
        return []
    shown: list[Line] = []
    for seat, cards in enumerate(known["holds"]):
        if seat != plain["viewer"]:
            shown.append(titled("known", _held(Who(seat), cards, known["unknown"][seat])))
    if known["deck"]:
        shown.append(titled("known", Message("fact-deck", cards=_values(known["deck"]))))
    return shown


def _held(who: Who, cards: list[int], unseen: int) -> Message:
    """What a hand surely holds, and how many cards of it nobody has seen."""
    if not cards and not unseen:
        return Message("fact-holds-none", who=who)
    if not cards:
        return Message("fact-holds-unseen", who=who, n=unseen)
    if not unseen:
        return Message("fact-holds", who=who, cards=_values(cards))
    return Message("fact-holds-more", who=who, cards=_values(cards), n=unseen)


def _values(cards: list[int]) -> Said:
    return " ".join(map(str, cards)) or Message("sheet-none")


def prompt(view: WoodsView) -> Message:
    return Message("ask-turn-pass" if view.legal == (PASS,) else "ask-turn")


def label(game: Game[Any], plain: dict[str, Any], text: str) -> Message | None:
    """The cards that a trade takes."""
    action = game.actions.parse(text)
    if not isinstance(action, Trade):
        return Message("do-pass")
    token = 0 in action.slots and plain["left"]
    return Message("do-trade-token" if token else "do-trade", cards=_taken(plain, action))


def called(game: Game[Any], plain: dict[str, Any], action: Action) -> Argument:
    if not isinstance(action, Trade):
        return Message("do-pass")
    return Message("do-trade-called", card=int(action.card), cards=_told_apart(plain, action))


def _told_apart(plain: dict[str, Any], action: Trade) -> tuple[Argument, ...]:
    """The values that a trade takes: where the far card brings a token, it is told apart from
    others of its value."""
    row = [int(card) for card in plain["row"]]
    taken = [row[slot] for slot in action.slots]
    if not plain["left"] or row.count(row[0]) < 2 or taken.count(row[0]) != 1:
        return tuple(taken)
    id = "trade-far" if 0 in action.slots else "trade-other"
    return tuple(Message(id, value=it) if it == row[0] else it for it in taken)


def _taken(plain: dict[str, Any], action: Trade) -> tuple[WoodsCard, ...]:
    return tuple(WoodsCard(plain["row"][slot]) for slot in action.slots)
