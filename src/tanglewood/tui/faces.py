"""What a card shows, for every game: its corner, its suit's sign, its name, its ability."""

from dataclasses import dataclass
from typing import Any, Final

from tanglewood.core.game import Game
from tanglewood.games.registry import part
from tanglewood.words import ENGLISH, Voice

SPECIAL: Final = "special-"
"""How the characters of special cards begin."""


@dataclass(frozen=True, slots=True, kw_only=True)
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
    family = part(game.name, "terminal")
    if family is None:
        return plain_face(text)
    found: Face = family.TERMINAL.face(game, plain, text, voice)
    return found


def plain_face(text: str) -> Face:
    """A card that shows its text."""
    return Face(corner=text, sign="special", colour="special", title=text)


def suited_title(game: Game[Any], card: str, voice: Voice) -> str:
    """A card of a suit in full, with its character if it has one."""
    character, suit = game.character(card), voice(f"suit-{card[0]}")
    if not character:
        return voice("card-suited", rank=card[1:], suit=suit)
    return voice("card-named", rank=card[1:], suit=suit, name=voice(f"card-{character}"))


def describe_character(game: Game[Any], card: str, voice: Voice) -> tuple[str, str]:
    """The name of a card's character and what it can do; '' where it has none."""
    character = game.character(card)
    return (voice(f"card-{character}"), voice(f"ability-{character}")) if character else ("", "")


def card_words(game: Game[Any], voice: Voice, card: str) -> str:
    """A card as a client names it: by its text, a special card by its name."""
    character = game.character(card)
    return voice(f"card-{character}") if character.startswith(SPECIAL) else card
