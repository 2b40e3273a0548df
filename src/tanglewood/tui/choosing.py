"""Choosing: what can be picked now, by which key, where the cursor stands, and which action a pick
makes.

A `Spot` is a thing on the screen that the cursor can stand on: a card of the hand, a card that is
shown, a slot of the row, an answer. Most picks are an action at once; a card that can be played in
two ways is held until the way is picked, and a trade is picked card by card.
"""

from typing import Any, Final, NamedTuple

from tanglewood.games.registry import part

KEYS: Final = "1234567890abcdefgijk"
"""The keys of cards in the order of the hand; the letters that commands need are left out."""

HAND: Final = "hand"
SHOWN: Final = "shown"
ROW: Final = "row"
ANSWER: Final = "answer"
_PLACES: Final = (SHOWN, ROW, ANSWER, HAND)
"""Where the cursor goes, from top to bottom."""

_OWN_KEYS: Final = {"keep": "k", "none": "n", "pass": "p"}
"""The keys of answers by which nothing is done, by how their text ends."""
CROWNED: Final = "+Crown"


class Spot(NamedTuple):
    """Something to pick: `text` is its card or, for an answer, its action."""

    place: str
    at: int
    text: str
    key: str
    legal: bool


class Choosing:
    """The picks of one decision in a trick-taking game."""

    def __init__(self, plain: dict[str, Any]) -> None:
        self.plain = plain
        self.legal: tuple[str, ...] = tuple(plain["legal"])
        self.held = ""
        self.slots: tuple[int, ...] = ()
        self.cursor = self._first()

    @property
    def spots(self) -> list[Spot]:
        """All spots, the hand first."""
        begin, shown = self._begin("hand"), self._begin("shown")
        found = []
        keyed = begin is not None and not self.held
        for at, card in enumerate(self.plain["hand"]):
            legal = keyed and self._ways(f"{begin}{card}") != ()
            key = KEYS[at] if keyed and at < len(KEYS) else ""
            found.append(Spot(HAND, at, card, key, legal))
        for at, card in enumerate(self.plain.get("shown", ())):
            legal = shown is not None and f"{shown}{card}" in self.legal
            found.append(Spot(SHOWN, at, card, KEYS[at] if shown is not None else "", legal))
        return found + self._answers({spot.text for spot in found if spot.legal})

    def _begin(self, where: str) -> str | None:
        """How the texts begin of actions that use a card of the hand, or one that is shown; None
        where no action does. A card that is shown may be in the hand, too."""
        cards = set(self.plain.get(where, ()))
        if where == "hand":
            cards -= set(self.plain.get("shown", ()))
        parts = (text.removesuffix(CROWNED).rpartition("=") for text in self.legal)
        return next((begin + equals for begin, equals, card in parts if card in cards), None)

    def _ways(self, text: str) -> tuple[str, ...]:
        return tuple(it for it in (text, text + CROWNED) if it in self.legal)

    def _answers(self, cards: set[str]) -> list[Spot]:
        """What is no card: every legal action that no card stands for."""
        if self.held:
            texts = list(self._ways(self.held))
        else:
            begins = [it for it in map(self._begin, ("hand", "shown")) if it is not None]
            taken = {f"{begin}{card}" for begin in begins for card in cards}
            taken |= {text + CROWNED for text in taken}
            texts = [text for text in self.legal if text not in taken]
        free = iter(KEYS)
        return [
            Spot(ANSWER, at, text, _OWN_KEYS.get(text.rpartition("=")[2]) or next(free), True)
            for at, text in enumerate(texts)
        ]

    def pick(self, spot: Spot) -> str | None:
        """The action that a pick makes, legal or not; None while more is to be picked."""
        if spot.place == ANSWER:
            return spot.text
        if spot.place == SHOWN:
            return f"{self._begin('shown') or ''}{spot.text}"
        text = f"{self._begin('hand') or ''}{spot.text}"
        ways = self._ways(text)
        if len(ways) == 2 and not self.held:
            self.held = text
            return None
        return ways[0] if len(ways) == 1 else text

    def put_down(self) -> None:
        """Put down what is held."""
        if self.held or self.slots:
            self.held, self.slots = "", ()
            self.cursor = self._first()

    # ── the cursor ──────────────────────────────────────────────────────────────────────────

    @property
    def under(self) -> Spot | None:
        """The spot under the cursor."""
        spots = self.spots
        return spots[self.cursor] if 0 <= self.cursor < len(spots) else None

    def _first(self) -> int:
        """Where the cursor begins: an answer if there is one, else the first card to be played."""
        spots = self.spots
        for wanted in (ANSWER, SHOWN, HAND):
            for at, spot in enumerate(spots):
                if spot.place == wanted and spot.legal:
                    return at
        return 0

    def move(self, by: int) -> None:
        """To the next spot, or to the one before."""
        self.cursor = (self.cursor + by) % max(1, len(self.spots))

    def jump(self, by: int) -> None:
        """Up or down to the next place that has spots."""
        spots, under = self.spots, self.under
        if under is None:
            return
        filled = [place for place in _PLACES if any(spot.place == place for spot in spots)]
        at = filled.index(under.place) + by
        wanted = filled[max(0, min(len(filled) - 1, at))]
        if wanted != under.place:
            inside = [number for number, spot in enumerate(spots) if spot.place == wanted]
            self.cursor = next((it for it in inside if spots[it].legal), inside[0])

    def point(self, spot: Spot) -> bool:
        """Go to this spot; False if there is no such spot."""
        if spot not in self.spots:
            return False
        self.cursor = self.spots.index(spot)
        return True

    def go_on(self, before: str, hinted: int | None) -> None:
        """To what is to be picked next: what a hint says, else the first that can be if something
        else is held than `before`."""
        spots = self.spots
        places = [at for at, it in enumerate(spots) if it.place in {ROW, ANSWER}]
        if hinted in places:
            self.cursor = hinted
        elif self.held != before:
            good = [at for at in places if spots[at].legal]
            self.cursor = (good or places or [self.cursor])[0]


def choosing(plain: dict[str, Any]) -> Choosing:
    """The picks of the decision that a view shows."""
    family = part(plain["game"], "terminal")
    found: Choosing = (Choosing if family is None else family.TERMINAL.choosing)(plain)
    return found
