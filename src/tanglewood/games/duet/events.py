"""What happens in the Duet, as events; hidden cards are told only to whom they are known."""

from typing import NamedTuple

from tanglewood.cards.duet import DuetCard, DuetCards


class DealerChosen(NamedTuple):
    """Who deals round 1 (`duet.dealer`)."""

    dealer: int

    def seen_by(self, viewer: int) -> "DealerChosen":
        return self


class Dealt(NamedTuple):
    """A round is dealt; the other hand and the rest of the deck are None for a viewer
    (`duet.hidden`)."""

    round: int
    dealer: int
    hands: tuple[DuetCards | None, ...]
    decree: DuetCard
    rest: DuetCards | None

    def seen_by(self, viewer: int) -> "Dealt":
        hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        return Dealt(self.round, self.dealer, hands, self.decree, None)


class Played(NamedTuple):
    """A card is played to the trick."""

    seat: int
    card: DuetCard

    def seen_by(self, viewer: int) -> "Played":
        return self


class Named(NamedTuple):
    """The player of Foxes named somebody, or nobody (None) (`duet.foxes`)."""

    seat: int
    named: int | None

    def seen_by(self, viewer: int) -> "Named":
        return self


class Exchanged(NamedTuple):
    """Who was named changed the decree: both cards are seen by everybody."""

    seat: int
    decree: DuetCard
    taken: DuetCard

    def seen_by(self, viewer: int) -> "Exchanged":
        return self


class Kept(NamedTuple):
    """Who was named left the decree as it was."""

    seat: int

    def seen_by(self, viewer: int) -> "Kept":
        return self


class Sealed(NamedTuple):
    """The player of a Gift sealed a card; only that player knows which until both are sealed."""

    seat: int
    card: DuetCard | None

    def seen_by(self, viewer: int) -> "Sealed":
        return self if viewer == self.seat else Sealed(self.seat, None)


class Swapped(NamedTuple):
    """The Gifts change hands: `gave[seat]`. Each player knows what they gave and got, so both know
    both; a spectator knows neither."""

    gave: tuple[DuetCard | None, DuetCard | None]

    def seen_by(self, viewer: int) -> "Swapped":
        return self if viewer >= 0 else Swapped((None, None))


class TrickWon(NamedTuple):
    """A trick is won (`duet.winner`)."""

    winner: int
    leader: int
    lead: DuetCard
    follow: DuetCard

    def seen_by(self, viewer: int) -> "TrickWon":
        return self


class Moved(NamedTuple):
    """The tracker moved `by` steps and stands on `space` (`duet.move`)."""

    by: int
    space: int

    def seen_by(self, viewer: int) -> "Moved":
        return self


class WentBeyond(NamedTuple):
    """The tracker would have passed the end of the path; with a token left it goes back to the
    start, where `space` says, else the team is lost and `space` is None (`duet.beyond`)."""

    by: int
    space: int | None

    def seen_by(self, viewer: int) -> "WentBeyond":
        return self


class Covered(NamedTuple):
    """A forest token covers a space; `slid` gems of its location move on to `to`
    (`duet.cover`); `tokens` are left."""

    space: int
    to: int
    slid: int
    tokens: int

    def seen_by(self, viewer: int) -> "Covered":
        return self


class Collected(NamedTuple):
    """A gem is collected; `left` lie on the board (`duet.gem`)."""

    space: int
    left: int

    def seen_by(self, viewer: int) -> "Collected":
        return self


class RoundEnded(NamedTuple):
    """The last trick of a round is done; `added` lists the spaces that get a gem of a plus icon
    (`duet.round-end`)."""

    round: int
    added: tuple[int, ...]

    def seen_by(self, viewer: int) -> "RoundEnded":
        return self


class GameEnded(NamedTuple):
    """The game is over: victory, lost, time or resign, with the team's score."""

    ending: str
    score: int

    def seen_by(self, viewer: int) -> "GameEnded":
        return self
