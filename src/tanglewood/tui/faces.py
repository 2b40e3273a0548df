"""What a card shows, for every game: its corner, its suit's sign, its name, its ability."""

from dataclasses import dataclass, replace
from typing import Any, Final

from tanglewood.core.game import Game
from tanglewood.games.deluxe.cards import POISON, SPECIAL_NAMES
from tanglewood.games.duet.cards import CHARACTERS as DUET_CHARACTERS
from tanglewood.games.fox.cards import CHARACTERS as FOX_CHARACTERS
from tanglewood.games.fox.table import rules_of
from tanglewood.words import ENGLISH, Voice

_RULES: Final = {
    **{name: f"fox.{name.lower()}" for name in FOX_CHARACTERS.values()},
    **{name: f"deluxe.{name.lower()}" for name in SPECIAL_NAMES},
    **{name: f"duet.{name.lower()}" for name in DUET_CHARACTERS.values()},
    "Poison": "deluxe.poison.loss",
}
_SPECIAL_RANKS: Final = {"Axe": 8, "Tree": 6, "Fairy": 4, "Crown": 2}
SUITS: Final = "BKMDRS"
_TREASURES: Final = ("acorn", "feather", "mushroom", "cone", "stone", "butterfly", "owl")
"""The values of Into the Woods from 2 up."""


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


def card_words(voice: Voice, text: str) -> str:
    """A card in a sentence: as it is written, a special card by its name."""
    card, plus, crown = text.partition("+")
    name = voice(f"card-special-{card.lower()}") if card in SPECIAL_NAMES else card
    return f"{name}{plus}{crown}"


def suit_words(voice: Voice, letter: str) -> str:
    """A suit by its letter."""
    return voice(f"suit-{letter}")


def face_of(game: Game[Any], plain: dict[str, Any], text: str, voice: Voice = ENGLISH) -> Face:
    """The face of a card of this game, written as a view writes it."""
    if game.name == "woods":
        return _treasure(int(text), voice)
    card, _, crown = text.partition("!")[0].partition("+")
    if card in SPECIAL_NAMES:
        name, foot = card_words(voice, card), str(_SPECIAL_RANKS.get(card, ""))
        told = voice(f"ability-special-{card.lower()}")
        return Face(name, "special", "special", name, "", foot, told, _RULES[card])
    letter, rank = card[:1], int(card[1:])
    if game.name == "duet":
        return _duet(letter, rank, plain["paws"][card], voice)
    characters = FOX_CHARACTERS if game.name == "deluxe" else rules_of(game).characters
    name = characters.get(rank, "")
    known = FOX_CHARACTERS.get(rank, "")  # the reference manual has other names for some
    if rank == POISON and plain.get("poison"):
        name = known = "Poison"
    colour = "poison" if name == "Poison" else letter
    key = name.lower() + "-late" * (name == "Treasure" and game.name == "fox-manual")
    foot = f"+{crown}" if crown else str(rank)
    return _suited(
        voice, key, Face(card, letter, colour, "", foot=foot, rule=_RULES.get(known, "fox.follow"))
    )


def _duet(letter: str, rank: int, paws: int, voice: Voice) -> Face:
    name = DUET_CHARACTERS.get(rank, "")
    rule = _RULES.get(name, "duet.paws")
    card = f"{letter}{rank}"
    return _suited(voice, name.lower(), Face(card, letter, letter, "", rule=rule, paws=paws))


def _suited(voice: Voice, character: str, face: Face) -> Face:
    """The card of a suit, with the words for it and for its character."""
    rank, suit = face.corner[1:], suit_words(voice, face.sign)
    if not character:
        return replace(face, title=voice("card-suited", rank=rank, suit=suit))
    name = voice(f"card-{character}")
    title = voice("card-named", rank=rank, suit=suit, name=name)
    return replace(face, title=title, name=name, ability=voice(f"ability-{character}"))


def _treasure(value: int, voice: Voice) -> Face:
    name = voice(f"card-{_TREASURES[value - 2]}")
    title = voice("card-treasured", rank=value, name=name)
    told = voice("tui-trade-about", value=value)
    sign = f"w{value}"
    return Face(str(value), sign, sign, title, name, str(value), told, "woods.discard")
