"""The layout of Deluxe: that of fox with goals and special cards."""

from typing import Any, Final

from tanglewood.cards.fox import FoxCard
from tanglewood.components.goals import Goal
from tanglewood.core.action import Action
from tanglewood.core.game import Game
from tanglewood.core.message import Argument, Message, Who, signed
from tanglewood.core.sheet import Line
from tanglewood.drawings.picture import CardRow
from tanglewood.games.deluxe.cards import SPECIAL_NAMES
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.deluxe.goal_words import goal_text
from tanglewood.games.deluxe.special.crown import PlayCrowned
from tanglewood.games.deluxe.view import DeluxeView
from tanglewood.games.fox import layout as fox
from tanglewood.games.lines import card_named, hand_line, memory_lines, titled, trick_lines

COLOURS: Final = (
    *fox.COLOURS,
    (rf"\b({'|'.join(f'{name}|{{card-special-{name.lower()}}}' for name in SPECIAL_NAMES)})\b",
     "green"),
)  # fmt: skip


def sheet(game: Game[Any], plain: dict[str, Any]) -> list[Line]:
    assert isinstance(game, DeluxeGame)
    return [
        fox.head(plain),
        fox.scores(game, plain),
        *_modules(game, plain),
        fox.decree(game, plain),
        *trick_lines(plain, [card_named(game, card) for card in plain["trick"]]),
        *_special(plain),
        *memory_lines(plain),
        *_abilities(plain),
        *hand_line(plain),
    ]


def middle(plain: dict[str, Any]) -> list[CardRow]:
    return fox.middle(plain)


def _special(plain: dict[str, Any]) -> list[Line]:
    """What the Hammer named, and what the Potion or the Fairy shows."""
    shown: list[Line] = []
    if plain["suit"] is not None:
        shown.append(Message("sheet-hammer", suit=Message(f"suit-{plain['suit'][0]}")))
    if plain["shown"]:
        shown.append(titled("seen", " ".join(plain["shown"])))
    return shown


def _abilities(plain: dict[str, Any]) -> list[Line]:
    """What the special cards do that lie open or are in the hand."""
    hand = plain["hand"] if plain["viewer"] >= 0 else []
    open_cards = (plain["decree"], *plain["trick"], *plain["shown"])
    return [
        Message(
            "sheet-line",
            title=Message(f"card-special-{name.lower()}"),
            text=Message(f"ability-special-{name.lower()}"),
        )
        for name in SPECIAL_NAMES
        if name in hand or any(name in str(text).split("+") for text in open_cards)
    ]


def _modules(game: DeluxeGame, plain: dict[str, Any]) -> list[Line]:
    """Goals, special cards and poison, as far as they are in the game."""
    by_id = {goal.id: goal for goal in game.rules.goals}
    shown: list[Line] = []
    for at, goal_id in enumerate(plain["goals"]):
        goal = by_id[goal_id]
        tally: Argument = ""
        if come := so_far(goal, plain, at):
            tally = Message("sheet-tally", first=Who(0), n0=come[0], second=Who(1), n1=come[1])
        about = {"points": signed(goal.points), "about": goal_text(goal)}
        args = {"goal": goal.title, "tally": tally, **about}
        shown.append(Message(f"sheet-goal-{goal.kind}", **args))
    if plain["named"]:
        shown.append(titled("specials", " ".join(plain["named"])))
    elif plain["special"]:
        shown.append(titled("specials", Message("sheet-unknown", n=plain["special"])))
    if plain["poison"]:
        shown.append(Message("sheet-poison"))
    return shown


def so_far(goal: Goal, plain: dict[str, Any], at: int) -> tuple[str, ...]:
    """How far each seat has come with the open goal at this place: how many times or, where they
    must differ, which suits. Nothing when nobody has begun, or when playing from memory."""
    tallies = plain.get("tallies")
    if not tallies or not any(tallies[at]):
        return ()
    if goal.when.different is None:
        return tuple(map(str, tallies[at]))
    return tuple(
        "".join(suit[0] for bit, suit in enumerate(FoxCard.suits) if mask >> bit & 1) or "0"
        for mask in tallies[at]
    )


def prompt(view: DeluxeView) -> Message:
    if view.suit is not None:
        return Message("ask-replace", suit=Message(f"suit-{FoxCard.letters[view.suit]}"))
    return fox.prompt(view)


def label(game: Game[Any], plain: dict[str, Any], text: str) -> Message | None:
    kind, _, value = text.partition("=")
    if kind == "name":
        return Message(f"suit-{value}")
    if text in _ANSWERS:
        return Message(_ANSWERS[text])
    return None if "+" in text else fox.label(game, plain, text)


def called(game: Game[Any], plain: dict[str, Any], action: Action) -> Argument:
    if isinstance(action, PlayCrowned):
        return Message("do-crowned", card=action.card)
    if action.text == "decree=keep":
        return fox.called(game, plain, action)
    return action.card if action.card is not None else label(game, plain, action.text)


def done(game: Game[Any], plain: dict[str, Any], action: Action) -> Argument:
    if action.card is None or isinstance(action, PlayCrowned):
        return called(game, plain, action)
    return fox.done(game, plain, action)


_ANSWERS: Final = {"dig": "do-dig", "dig=no": "do-dig-no", "take=none": "do-take-none"}
