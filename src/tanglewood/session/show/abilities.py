"""What a card does, in a line: for the faces of cards and for tables in words."""

from typing import Final

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
