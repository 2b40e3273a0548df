"""The layout of the fox games."""

from typing import Any, Final

from tanglewood.cards.fox import FoxCard
from tanglewood.core.action import Action
from tanglewood.core.game import Game
from tanglewood.core.message import Argument, Message, Who
from tanglewood.core.sheet import Columns, Line, Said
from tanglewood.drawings.picture import CardRow
from tanglewood.games.fox.cards import MONARCH
from tanglewood.games.fox.rules import FoxRules, standing
from tanglewood.games.fox.view import DuelView
from tanglewood.games.lines import (
    card_named,
    decree_and_trick,
    hand_line,
    memory_lines,
    seated,
    trick_lines,
)

COLOURS: Final = (
    (r"\bB(1[01]|[1-9])\b|\b{suit-B}\b", "yellow"),
    (r"\bK(1[01]|[1-9])\b|\b{suit-K}\b", "cyan"),
    (r"\bM(1[01]|[1-9])\b|\b{suit-M}\b", "magenta"),
)


def sheet(game: Game[Any], plain: dict[str, Any]) -> list[Line]:
    return [
        head(plain),
        scores(game, plain),
        decree(game, plain),
        *trick_lines(plain, [card_named(game, card) for card in plain["trick"]]),
        *memory_lines(plain),
        *hand_line(plain),
    ]


def middle(plain: dict[str, Any]) -> list[CardRow]:
    return decree_and_trick(plain)


def head(plain: dict[str, Any]) -> Message:
    """The round, and how long the game goes on; everybody has the 0 points of a single round
    (`fox.end`)."""
    number, who, target = plain["round"], Who(plain["dealer"]), plain["target"]
    before = number == 1 and not plain["decree"] and plain["phase"] not in {"deal", "over"}
    dealt = "no" if before else "yes"
    if not target:
        return Message("sheet-round-single", round=number, dealt=dealt, who=who)
    return Message("sheet-round", round=number, dealt=dealt, who=who, target=target)


def rules_of(game: Game[Any]) -> FoxRules:
    rules = getattr(game, "rules", None)
    assert isinstance(rules, FoxRules)
    return rules


def scores(game: Game[Any], plain: dict[str, Any]) -> Columns:
    """Scores and tricks, and where so many tricks lead."""
    chart, over = rules_of(game).scores, plain["phase"] == "over"
    rows: list[tuple[Said, ...]] = [("", Message("sheet-score"), Message("sheet-tricks"), "")]
    for seat, tricks in enumerate(plain["tricks"]):
        leads = _band(chart, tricks) if over else _would(chart, tricks)
        score = str(plain["scores"][seat])
        rows.append((seated(seat, plain["viewer"]), score, str(tricks), leads))
    return Columns(tuple(rows))


def _band(chart: tuple[int, ...], tricks: int) -> Said:
    """The band of so many tricks; nothing where the chart names none."""
    name = standing(chart, tricks)
    return Message(f"band-{name.lower()}") if name else ""


def _would(chart: tuple[int, ...], tricks: int) -> Message:
    """What so many tricks would bring if there were no more."""
    band, points = _band(chart, tricks), chart[tricks]
    if not band:
        return Message("sheet-would", points=points)
    return Message("sheet-would-standing", standing=band, points=points)


def decree(game: Game[Any], plain: dict[str, Any]) -> Message:
    if plain["decree"] is None:
        return Message("sheet-no-decree")
    found = FoxCard(plain["decree"])
    card, deck = card_named(game, found.text), plain["deck"]
    if found.suit < 0:
        return Message("sheet-decree-no-trump", card=card, n=deck)
    suit = Message(f"suit-{found.letters[found.suit]}")
    return Message("sheet-decree-deck", card=card, suit=suit, n=deck)


def prompt(view: DuelView) -> Message:
    """What the seat to act is asked; a follower is also reminded of a suit that binds."""
    if view.phase != "follow":
        return Message(f"ask-{view.phase}")
    game: Any = view.game
    lead, decree = view.trick[0], view.decree
    assert decree is not None
    led = game.face(lead.card, decree)
    playable = {action.card for action in view.legal}
    bound = any(game.face(card, decree).suit == led.suit for card in playable)
    if led.suit < 0 or not bound or len(playable) >= len(view.hand):
        return Message("ask-follow")
    suit = Message(f"suit-{led.letters[led.suit]}")
    if led.rank == MONARCH and not lead.crown:
        return Message(f"ask-follow-{game.character(led.text)}", suit=suit)
    return Message("ask-follow-suit", suit=suit)


def label(game: Game[Any], plain: dict[str, Any], text: str) -> Message | None:
    if text == "decree=keep":
        return Message("do-decree-keep")
    character = "" if "=" in text else game.character(text)
    return Message(f"card-{character}") if character else None


def called(game: Game[Any], plain: dict[str, Any], action: Action) -> Argument:
    if action.text == "decree=keep":
        return Message("review-did-keep")
    return action.card if action.card is not None else label(game, plain, action.text)


def done(game: Game[Any], plain: dict[str, Any], action: Action) -> Argument:
    id = _DONE.get(action.text.partition("=")[0])
    if id is None or action.card is None:
        return called(game, plain, action)
    return Message(id, card=action.card)


_DONE: Final = {"decree": "review-did-decree", "under": "review-did-under"}
