"""What a card shows, for every game: its corner, its suit's sign, its name, its ability."""

from dataclasses import dataclass
from typing import Any, Final

from tanglewood.core.game import Game
from tanglewood.games.deluxe.cards import POISON, SPECIAL_NAMES
from tanglewood.games.duet.cards import CHARACTERS as DUET_CHARACTERS
from tanglewood.games.fox.cards import CHARACTERS as FOX_CHARACTERS
from tanglewood.session.show.abilities import ABILITIES, TREASURES
from tanglewood.session.show.fox import rules_of

_RULES: Final = {
    **{name: f"fox.{name.lower()}" for name in FOX_CHARACTERS.values()},
    **{name: f"deluxe.{name.lower()}" for name in SPECIAL_NAMES},
    **{name: f"duet.{name.lower()}" for name in DUET_CHARACTERS.values()},
    "Poison": "deluxe.poison.loss",
}
_SPECIAL_RANKS: Final = {"Axe": 8, "Tree": 6, "Fairy": 4, "Crown": 2}
SUITS: Final = {
    "B": "Bells", "K": "Keys", "M": "Moons", "D": "Doves", "R": "Roses", "S": "Stars",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Face:
    """The front of a card: `corner` is how records write it, `sign` and `colour` are names."""

    corner: str
    sign: str
    colour: str
    name: str = ""
    foot: str = ""
    ability: str = ""
    rule: str = ""
    paws: int = 0

    @property
    def title(self) -> str:
        """The card in words."""
        if self.sign in SUITS:
            return f"{self.corner[1:]} of {SUITS[self.sign]}"
        return self.corner


def face_of(game: Game[Any], plain: dict[str, Any], text: str) -> Face:
    """The face of a card of this game, written as a view writes it."""
    if game.name == "woods":
        return _treasure(int(text))
    card, _, crown = text.partition("!")[0].partition("+")
    if card in SPECIAL_NAMES:
        foot = str(_SPECIAL_RANKS.get(card, ""))
        return Face(card, "special", "special", "", foot, ABILITIES[card], _RULES[card])
    letter, rank = card[:1], int(card[1:])
    if game.name == "duet":
        return _duet(letter, rank, plain["paws"][card])
    characters = FOX_CHARACTERS if game.name == "deluxe" else rules_of(game).characters
    name = characters.get(rank, "")
    known = FOX_CHARACTERS.get(rank, "")  # the reference manual has other names for some
    if rank == POISON and plain.get("poison"):
        name = known = "Poison"
    colour = "poison" if name == "Poison" else letter
    rule = _RULES.get(known, "fox.follow")
    foot = f"+{crown}" if crown else str(rank)
    return Face(card, letter, colour, name, foot, ABILITIES.get(known, ""), rule)


def _duet(letter: str, rank: int, paws: int) -> Face:
    name = DUET_CHARACTERS.get(rank, "")
    ability = ABILITIES.get(name, "")
    rule = _RULES.get(name, "duet.paws")
    return Face(f"{letter}{rank}", letter, letter, name, "", ability, rule, paws)


def _treasure(value: int) -> Face:
    name = TREASURES[value]
    ability = f"Discard it for one card of {value} or more, or for two lower ones."
    return Face(str(value), f"w{value}", f"w{value}", name, str(value), ability, "woods.discard")
