"""The table of Deluxe: the fox table with goals and special cards."""

from typing import Any, Final

from tanglewood.components.goals import Goal
from tanglewood.core.english import counted
from tanglewood.core.game import Game
from tanglewood.games.deluxe.cards import DECK, RANK, SPECIAL_NAMES, SUIT
from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.games.fox.cards import CHARACTERS
from tanglewood.games.fox.rules import standing
from tanglewood.session.show import fox
from tanglewood.session.show.abilities import ABILITIES
from tanglewood.session.show.goals import asked_for
from tanglewood.session.show.hands import hand_line, known_lines, named, table, tricks_line

PROMPTS: Final = fox.PROMPTS | {
    "replace": "The Hammer took your card: play another",
    "under": "Which card goes under the deck?",
    "spill": "The Potion: which card goes under the deck with it?",
    "pour": "The Potion: which card do you play?",
    "name": "The Hammer: which suit do you name?",
    "dig": "The Shovel: dig in the last trick you won?",
    "take": "The Fairy: which card do you take?",
    "give": "The Fairy: which card do you give?",
}
COLOURS: Final = (
    *fox.COLOURS,
    (rf"\b({'|'.join(SPECIAL_NAMES)})\b", "green"),
)


def lines(plain: dict[str, Any], names: tuple[str, ...], game: Game[Any]) -> list[str]:
    assert isinstance(game, DeluxeGame)
    shown = [f"Round {plain['round']} · {names[plain['dealer']]} dealt · {fox.goes_to(plain)}"]
    shown += _scores(plain, names, game)
    shown += _modules(plain, names, game)
    shown.append(_decree(plain))
    leader = plain["leader"]
    for seat, card in zip((leader, 1 - leader), plain["trick"], strict=False):
        shown.append(f"Trick: {names[seat]} played {_card(plain, card)}")
    if plain["suit"] is not None:
        shown.append(f"The Hammer names {plain['suit']}.")
    if plain["shown"]:
        shown.append(f"Seen: {' '.join(plain['shown'])}")
    if plain.get("won"):
        shown.append(f"Tricks won: {tricks_line(plain['won'], names)}")
    if plain.get("known"):
        told = known_lines(plain["known"], names, plain["viewer"])
        shown += [f"Known: {line}" for line in told]
    hand = plain["hand"] if plain["viewer"] >= 0 else []
    open_cards = (plain["decree"], *plain["trick"], *plain["shown"])
    shown += [
        f"{name}: {ABILITIES[name]}"
        for name in SPECIAL_NAMES
        if name in hand or any(name in str(text).split("+") for text in open_cards)
    ]
    if plain["viewer"] >= 0:
        shown.append(f"Your hand: {hand_line(hand)}")
    return shown


def _scores(plain: dict[str, Any], names: tuple[str, ...], game: DeluxeGame) -> list[str]:
    rows = [["", "score", "tricks", ""]]
    for seat, tricks in enumerate(plain["tricks"]):
        name = standing(game.rules.scores, tricks)
        points = f"{name}: +{game.rules.scores[tricks]} if the round ended now"
        who = named(names, seat, plain["viewer"])
        rows.append([who, str(plain["scores"][seat]), str(tricks), points])
    return [f"  {line}" for line in table(rows)]


def _modules(plain: dict[str, Any], names: tuple[str, ...], game: DeluxeGame) -> list[str]:
    """Goals, special cards and poison, as far as they are in the game."""
    by_id = {goal.id: goal for goal in game.rules.goals}
    shown = []
    for at, goal_id in enumerate(plain["goals"]):
        goal = by_id[goal_id]
        come = so_far(goal, plain, at)
        told = f" [{', '.join(map(' '.join, zip(names, come, strict=True)))}]" if come else ""
        shown.append(f"Goal: {goal.name} ({goal.points:+d}, {goal.kind}){told}: {asked_for(goal)}")
    if plain["special"]:
        which = " ".join(plain["named"]) or f"{plain['special']} unknown"
        shown.append(f"Special cards in the deck: {which}")
    if plain["poison"]:
        shown.append("Poison: every 8 taken costs a point")
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
        "".join(suit[0] for bit, suit in enumerate(DECK.suits) if mask >> bit & 1) or "0"
        for mask in tallies[at]
    )


def _decree(plain: dict[str, Any]) -> str:
    if plain["decree"] is None:
        return "No decree yet."
    suit = SUIT[DECK.parse(plain["decree"])]
    trump = f"{DECK.suits[suit]} are trump" if suit >= 0 else "there is no trump"
    deck = counted(plain["deck"], "card")
    return f"Decree: {_card(plain, plain['decree'])} · {trump} · {deck} in the deck"


def _card(plain: dict[str, Any], text: str) -> str:
    """A card with its character; what lies in a trick may carry a Crown or a mark."""
    try:
        card = DECK.parse(text)
    except ValueError:
        return "nothing" if text == "-" else text
    character = CHARACTERS.get(RANK[card]) if SUIT[card] >= 0 else None
    return f"{text} ({character})" if character else text


def label(plain: dict[str, Any], game: Game[Any], text: str) -> str:
    if text in _ANSWERS:
        return _ANSWERS[text]
    if "=" in text or "+" in text:
        return ""
    card = DECK.parse(text)
    return CHARACTERS.get(RANK[card], "") if SUIT[card] >= 0 else "special"


_ANSWERS: Final = {
    "decree=keep": "leave the decree",
    "name=B": "Bells",
    "name=K": "Keys",
    "name=M": "Moons",
    "dig": "play a random card of it",
    "dig=no": "lose this trick",
    "take=none": "leave them",
}
