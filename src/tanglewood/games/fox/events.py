"""What happens in a fox round, as events; a hidden card is told only to the seat that sees it."""

from typing import Final, NamedTuple

HAND: Final = "hand"
"""The way into the trick of a card that was chosen from the hand, as lead or as answer."""


class DealerChosen(NamedTuple):
    """Who deals round 1 (`fox.dealer`)."""

    dealer: int

    def seen_by(self, viewer: int) -> "DealerChosen":
        return self


class Dealt(NamedTuple):
    """A round is dealt; a hand or the deck's order is None for whom it is hidden (`fox.hidden`)."""

    round: int
    dealer: int
    hands: tuple[int | None, ...]
    decree: int
    deck: tuple[int, ...] | None

    def seen_by(self, viewer: int) -> "Dealt":
        hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        return Dealt(self.round, self.dealer, hands, self.decree, None)


class Played(NamedTuple):
    """A card comes into the trick. Only special cards bring one another `way` than from the hand,
    or add one to it (`crown`)."""

    seat: int
    card: int
    crown: int | None = None
    way: str = HAND

    def seen_by(self, viewer: int) -> "Played":
        return self


class Exchanged(NamedTuple):
    """A Fox changed the decree: both cards are seen by everybody (`fox.fox`)."""

    seat: int
    decree: int
    taken: int

    def seen_by(self, viewer: int) -> "Exchanged":
        return self


class Kept(NamedTuple):
    """A Fox left the decree as it was."""

    seat: int

    def seen_by(self, viewer: int) -> "Kept":
        return self


class Drew(NamedTuple):
    """The top card of the deck was drawn; only its drawer knows which."""

    seat: int
    card: int | None

    def seen_by(self, viewer: int) -> "Drew":
        return self if viewer == self.seat else Drew(self.seat, None)


class PutUnder(NamedTuple):
    """A card went face down under the deck; only the one who put it there knows which."""

    seat: int
    card: int | None

    def seen_by(self, viewer: int) -> "PutUnder":
        return self if viewer == self.seat else PutUnder(self.seat, None)


class TrickWon(NamedTuple):
    """A trick is taken: its two cards, what was added to either (`crowns`), and the points of its
    Treasures, which are scored when the ruleset says."""

    winner: int
    leader: int
    lead: int
    follow: int
    crowns: tuple[int | None, int | None]
    points: int

    def seen_by(self, viewer: int) -> "TrickWon":
        return self


class RoundScored(NamedTuple):
    """A round ended: tricks, points of the whole round and the new scores by seat."""

    round: int
    tricks: tuple[int, int]
    points: tuple[int, int]
    scores: tuple[int, int]

    def seen_by(self, viewer: int) -> "RoundScored":
        return self
