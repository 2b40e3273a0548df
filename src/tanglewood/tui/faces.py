"""What a card shows, for every game: its corner, its suit's sign, its name, its ability."""

from dataclasses import dataclass
from typing import Any, Final

from tanglewood.core.game import Game
from tanglewood.games.deluxe.cards import POISON, SPECIAL_NAMES
from tanglewood.games.duet.cards import CHARACTERS as DUET_CHARACTERS
from tanglewood.games.fox.cards import CHARACTERS as FOX_CHARACTERS
from tanglewood.games.fox.table import rules_of

TREASURES: Final = {
    2: "Acorn", 3: "Feather", 4: "Mushroom", 5: "Pine cone", 6: "River stone", 7: "Butterfly",
    8: "Owl",
}  # fmt: skip
"""Our names for the values of Into the Woods."""

ABILITIES: Final = {
    "Swan": "Lose the trick with it and the next lead is yours.",
    "Fox": "You may exchange the decree for a card of your hand.",
    "Woodcutter": "Draw a card, then put one under the deck.",
    "Treasure": "The winner of the trick gets a point for each 7.",
    "Witch": "Alone in a trick, it counts as trump.",
    "Monarch": "Led, it asks for the 1 or the highest of its suit.",
    "Poison": "Whoever takes it loses a point.",
    "Bow": "Beats trump and any other special card; everything else beats it.",
    "Hammer": "Second, it drives the led card away; it beats odd cards.",
    "Potion": "Goes under the deck with a card; draw two, play one of them.",
    "Shovel": "Play a random card of the last trick you won instead.",
    "Axe": "An 8 without a suit; against a Woodcutter it wins.",
    "Tree": "A 6 without a suit; led, a random card answers.",
    "Fairy": "A 4 without a suit; look at cards of the other, swap one.",
    "Crown": "A 2 without a suit, or it makes a card you play with it an 11.",
    "Mirror": "Is whatever the decree is.",
    "Musician": "The winner chooses which way the tracker goes.",
    "Foxes": "Name who may exchange the decree.",
    "Gazelle": "The winner may leave out the paws of one card.",
    "Gift": "You and your teammate give each other a card.",
    "Heir": "Led, it lets the other play any suit.",
}

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
