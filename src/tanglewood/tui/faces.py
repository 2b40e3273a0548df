"""What a card shows, for every game: its corner, its suit's sign, its name, its ability."""

from dataclasses import dataclass
from typing import Any, Final

from tanglewood.core.game import Game
from tanglewood.words import ENGLISH, Voice

_RULES: Final = {
    "ace": "fox.swan", "queen": "fox.monarch", "treasure-late": "fox.treasure",
    "poison": "deluxe.poison.loss",
}  # fmt: skip
"""The rules of characters that are called otherwise."""
_SPECIAL: Final = "special-"
_SPECIAL_RANKS: Final = {"Axe": 8, "Tree": 6, "Fairy": 4, "Crown": 2}


@dataclass(frozen=True, slots=True)
class Face:
    """The front of a card: `corner` and `title` name it in short and in full, `sign` and `colour`
    are names of ours."""

    corner: str
    sign: str
    colour: str
    title: str
    name: str = ""
    foot: str = ""
    ability: str = ""
    rule: str = ""
    paws: int = 0


def face_of(game: Game[Any], plain: dict[str, Any], text: str, voice: Voice = ENGLISH) -> Face:
    """The face of a card of this game, written as a view writes it."""
    card, _, crown = text.partition("!")[0].partition("+")
    character = game.character(card)
    name = voice(f"card-{character}") if character else ""
    if game.name == "woods":
        sign, title = f"w{card}", voice("card-treasured", rank=card, name=name)
        told = voice("tui-trade-about", value=int(card))
        return Face(card, sign, sign, title, name, card, told, "woods.discard")
    told = voice(f"ability-{character}") if character else ""
    if character.startswith(_SPECIAL):
        foot, rule = str(_SPECIAL_RANKS.get(card, "")), f"deluxe.{card.lower()}"
        return Face(name, "special", "special", name, "", foot, told, rule)
    letter, rank = card[0], card[1:]
    suit = voice(f"suit-{letter}")
    title = voice("card-suited", rank=rank, suit=suit)
    if character:
        title = voice("card-named", rank=rank, suit=suit, name=name)
    if game.name == "duet":
        rule = f"duet.{character or 'paws'}"
        return Face(card, letter, letter, title, name, "", told, rule, plain["paws"][card])
    colour = character if character == "poison" else letter
    rule = _RULES.get(character, f"fox.{character or 'follow'}")
    return Face(card, letter, colour, title, name, f"+{crown}" if crown else rank, told, rule)


def card_words(game: Game[Any], voice: Voice, card: str) -> str:
    """A card as a face names it: by its text, a special card by its name."""
    character = game.character(card)
    return voice(f"card-{character}") if character.startswith(_SPECIAL) else card
