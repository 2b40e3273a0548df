"""The table of the fox games."""

from typing import Any, Final

from tanglewood.core.english import counted
from tanglewood.core.game import Game
from tanglewood.games.fox.cards import DECK, RANK, SUIT
from tanglewood.games.fox.rules import FoxRules, standing
from tanglewood.session.show.hands import hand_line, known_lines, named, table, tricks_line

PROMPTS: Final = {
    "lead": "You lead",
    "follow": "You follow",
    "exchange": "The Fox: exchange the decree?",
    "under": "The Woodcutter: which card goes under the deck?",
}
COLOURS: Final = (
    (r"\bB(1[01]|[1-9])\b|\bBells\b", "yellow"),
    (r"\bK(1[01]|[1-9])\b|\bKeys\b", "cyan"),
    (r"\bM(1[01]|[1-9])\b|\bMoons\b", "magenta"),
)


def lines(plain: dict[str, Any], names: tuple[str, ...], game: Game[Any]) -> list[str]:
    rules = rules_of(game)
    shown = [f"Round {plain['round']} · {names[plain['dealer']]} dealt · {goes_to(plain)}"]
    shown += scores(plain, names, rules)
    shown.append(decree(plain, rules))
    shown += trick(plain, names, rules)
    shown += memory(plain, names)
    if plain["viewer"] >= 0:
        shown.append(f"Your hand: {hand_line(plain['hand'])}")
    return shown


def goes_to(plain: dict[str, Any]) -> str:
    """How long the game goes on; everybody has the 0 points of a single round (`fox.end`)."""
    target = plain["target"]
    return f"the game ends at {counted(target, 'point')}" if target else "the game is one round"


def rules_of(game: Game[Any]) -> FoxRules:
    rules = getattr(game, "rules", None)
    assert isinstance(rules, FoxRules)
    return rules


def scores(plain: dict[str, Any], names: tuple[str, ...], rules: FoxRules) -> list[str]:
    """Scores and tricks, and where so many tricks would lead."""
    rows = [["", "score", "tricks", ""]]
    for seat, tricks in enumerate(plain["tricks"]):
        name = standing(rules.scores, tricks)
        points = f"+{rules.scores[tricks]} if the round ended now"
        rows.append(
            [
                named(names, seat, plain["viewer"]),
                str(plain["scores"][seat]),
                str(tricks),
                f"{name}: {points}" if name else points,
            ]
        )
    return [f"  {line}" for line in table(rows)]


def decree(plain: dict[str, Any], rules: FoxRules) -> str:
    if plain["decree"] is None:
        return "No decree yet."
    suit = DECK.suits[SUIT[DECK.parse(plain["decree"])]]
    return (
        f"Decree: {card_words(rules, plain['decree'])} · {suit} are trump · "
        f"{counted(plain['deck'], 'card')} in the deck"
    )


def trick(plain: dict[str, Any], names: tuple[str, ...], rules: FoxRules) -> list[str]:
    leader = plain["leader"]
    return [
        f"Trick: {names[seat]} played {card_words(rules, card)}"
        for seat, card in zip((leader, 1 - leader), plain["trick"], strict=False)
    ]


def memory(plain: dict[str, Any], names: tuple[str, ...]) -> list[str]:
    """What assisted play lists."""
    shown = []
    if plain.get("won"):
        shown.append(f"Tricks won: {tricks_line(plain['won'], names)}")
    if plain.get("known"):
        told = known_lines(plain["known"], names, plain["viewer"])
        shown += [f"Known: {line}" for line in told]
    return shown


def card_words(rules: FoxRules, text: str) -> str:
    character = rules.characters.get(RANK[DECK.parse(text)])
    return f"{text} ({character})" if character else text


def label(plain: dict[str, Any], game: Game[Any], text: str) -> str:
    rules = rules_of(game)
    if text == "decree=keep":
        return "leave the decree"
    kind, _, card = text.rpartition("=")
    return str(rules.characters.get(RANK[DECK.parse(card)], "")) if not kind else ""
