"""What happens in a Deluxe game beyond the fox events; hidden cards are told only to whom sees
them.

Taken over from fox: `DealerChosen`, `Dealt`, `Exchanged`, `Kept`, `Drew`, `PutUnder`,
`RoundScored` (its points are the change of the score over the round)."""

from typing import Final, NamedTuple

HAND: Final = "hand"
"""Chosen from the hand: as lead or as answer."""
REPLACEMENT: Final = "replacement"
FORCED: Final = "tree"
POTION: Final = "potion"
SHOVEL: Final = "shovel"
"""The ways in which a card comes into the trick."""


class SpecialsIn(NamedTuple):
    """The special cards are shuffled into the deck; random ones are hidden (`ruling.P6`)."""

    number: int
    cards: int | None
    public: bool

    def seen_by(self, viewer: int) -> "SpecialsIn":
        return self if self.public else SpecialsIn(self.number, None, public=False)


class GoalsRenewed(NamedTuple):
    """The discarded goals became the goal deck (`ruling.Q8`)."""

    number: int

    def seen_by(self, viewer: int) -> "GoalsRenewed":
        return self


class GoalsOpened(NamedTuple):
    """The goals of this hand (`deluxe.goals.deck`)."""

    goals: tuple[str, ...]

    def seen_by(self, viewer: int) -> "GoalsOpened":
        return self


class Played(NamedTuple):
    """A card comes into the trick; `crown` is the card added as the Crown, None if none."""

    seat: int
    card: int
    crown: int | None
    way: str

    def seen_by(self, viewer: int) -> "Played":
        return self


class Forced(NamedTuple):
    """A led Tree: a random card of this seat's hand is played next (`deluxe.tree`)."""

    seat: int

    def seen_by(self, viewer: int) -> "Forced":
        return self


class SentUnder(NamedTuple):
    """Cards that lay open went under the deck: a hammered lead, a Potion. The last is lowest."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, viewer: int) -> "SentUnder":
        return self


class Named(NamedTuple):
    """The Hammer's player names a suit."""

    seat: int
    suit: int

    def seen_by(self, viewer: int) -> "Named":
        return self


class Dug(NamedTuple):
    """The Shovel brought up a card; the Shovel lies in the pile instead."""

    seat: int
    card: int

    def seen_by(self, viewer: int) -> "Dug":
        return self


class Idle(NamedTuple):
    """The Shovel did not dig: its player loses the trick."""

    seat: int

    def seen_by(self, viewer: int) -> "Idle":
        return self


class Felled(NamedTuple):
    """The Axe met a Woodcutter: its player uses that ability and wins the trick."""

    seat: int

    def seen_by(self, viewer: int) -> "Felled":
        return self


class Looked(NamedTuple):
    """The Fairy saw these cards of the other hand; both players know which."""

    seat: int
    cards: int | None

    def seen_by(self, viewer: int) -> "Looked":
        return self if viewer >= 0 else Looked(self.seat, None)


class Took(NamedTuple):
    """The Fairy took a card, or none (`took` is False); both players know which."""

    seat: int
    took: bool
    card: int | None

    def seen_by(self, viewer: int) -> "Took":
        return self if viewer >= 0 else Took(self.seat, self.took, None)


class Gave(NamedTuple):
    """A card was given for the one taken; both players know which."""

    seat: int
    card: int | None

    def seen_by(self, viewer: int) -> "Gave":
        return self if viewer >= 0 else Gave(self.seat, None)


class TrickWon(NamedTuple):
    """A trick is taken: its two cards, what was added to either as a Crown, its Treasures'
    points."""

    winner: int
    leader: int
    lead: int
    follow: int
    crowns: tuple[int | None, int | None]
    points: int

    def seen_by(self, viewer: int) -> "TrickWon":
        return self


class GoalScored(NamedTuple):
    """A goal paid or cost points; `claimed` goals are gone. The score changed by `points`."""

    seat: int
    goal: str
    claimed: bool
    points: int

    def seen_by(self, viewer: int) -> "GoalScored":
        return self


class Poisoned(NamedTuple):
    """Poison 8s were taken; the score changed by `points` (`deluxe.floor`)."""

    seat: int
    cards: int
    points: int

    def seen_by(self, viewer: int) -> "Poisoned":
        return self
