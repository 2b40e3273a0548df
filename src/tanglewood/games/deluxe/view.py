"""What a seat or a spectator of a Deluxe game may know (`fox.hidden`, `fox.tricks.public`)."""

from dataclasses import dataclass, replace

from tanglewood.core.bits import members
from tanglewood.core.legal import Legal
from tanglewood.core.log import seen_log
from tanglewood.core.view import View
from tanglewood.core.watching import watched
from tanglewood.games.deluxe import phase as at
from tanglewood.games.deluxe.cards import DECK
from tanglewood.games.deluxe.events import TrickWon
from tanglewood.games.deluxe.knowledge import Known, Watcher
from tanglewood.games.deluxe.laid import Laid
from tanglewood.games.deluxe.notation import trick_text
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.rules import Pair


@dataclass(frozen=True, slots=True, kw_only=True)
class DeluxeView(View):
    """A seat's knowledge. Card sets are masks; `hand` is 0 for a spectator; `counts` are the hand
    sizes; `decree`, the cards of `trick` (`turn` plays or chooses) and the open `goals` lie open.

    `special` is how many special cards are in and `named` which, if that is public. `shown` are
    the cards that the Potion drew (for its player) or the Fairy sees (for both players).
    `goal_deck` counts the goals left, `discarded` lists those that are gone. None when playing
    from memory: `known`, `won` (the tricks of this round, newest last), `piles` (the last trick
    each seat won, as it lies now) and `tallies` (how far the seats have come with each open goal).
    """

    round: int
    dealer: int
    leader: int
    turn: int
    hand: int
    counts: Pair
    decree: int
    deck: int
    trick: tuple[Laid, ...]
    tricks: Pair
    target: int
    poison: bool
    special: int
    named: int
    suit: int
    shown: int
    goals: tuple[str, ...]
    goal_deck: int
    discarded: tuple[str, ...]
    last: TrickWon | None
    tallies: tuple[Pair, ...] | None
    piles: Pair | None
    won: tuple[TrickWon, ...] | None
    known: Known | None

    def from_memory(self) -> "DeluxeView":
        """Won tricks are face down and nobody lists what could be remembered or concluded."""
        return replace(self, won=None, known=None, piles=None, tallies=None)

    def plain(self) -> dict[str, object]:
        fields = self.frame() | {
            "round": self.round,
            "dealer": self.dealer,
            "leader": self.leader,
            "turn": self.turn,
            "hand": _texts(self.hand),
            "counts": list(self.counts),
            "decree": DECK.text(self.decree) if self.decree >= 0 else None,
            "deck": self.deck,
            "trick": trick_text(self.trick).split(",") if self.trick else [],
            "tricks": list(self.tricks),
            "target": self.target,
            "poison": self.poison,
            "special": self.special,
            "named": _texts(self.named),
            "suit": DECK.suits[self.suit] if self.suit >= 0 else None,
            "shown": _texts(self.shown),
            "goals": list(self.goals),
            "goal_deck": self.goal_deck,
            "discarded": list(self.discarded),
            "last": None if self.last is None else _trick(self.last),
        }
        if self.tallies is not None:
            fields["tallies"] = [list(pair) for pair in self.tallies]
        if self.piles is not None:
            fields["piles"] = [_texts(pile) for pile in self.piles]
        if self.won is not None:
            fields["won"] = [_trick(trick) for trick in self.won]
        if self.known is not None:
            fields["known"] = _known(self.known)
        return fields


def view(state: DeluxeState, viewer: int) -> DeluxeView:
    """Built up field by field from what the viewer may see."""
    log = seen_log(state, viewer)
    rules, hands, special = state.game.rules, state.hands, state.special
    known, won = watched(
        state, viewer, log, lambda: Watcher(rules.hand, rules.special, _first_decree(state))
    )
    between = viewer >= 0 and state.phase == at.TAKE
    goal_id = [goal.id for goal in rules.goals]
    return DeluxeView(
        game=state.game.name,
        ruleset=state.game,
        viewer=viewer,
        to_act=state.to_act,
        phase=at.NAMES[state.phase],
        legal=state.legal if viewer == state.to_act else Legal(),
        scores=state.scores,
        log=log,
        round=state.number,
        dealer=state.dealer,
        leader=state.leader,
        turn=state.turn,
        hand=hands[viewer] if viewer >= 0 else 0,
        counts=(hands[0].bit_count(), hands[1].bit_count()),
        decree=state.decree,
        deck=len(state.deck),
        trick=state.trick,
        tricks=state.tricks,
        target=rules.target,
        poison=rules.poison,
        special=rules.special,
        named=rules.named,
        suit=special.named,
        shown=special.shown if between or viewer == state.turn else 0,
        goals=tuple(goal_id[goal] for goal, _, _ in state.goals.open),
        goal_deck=len(state.goals.deck),
        discarded=tuple(goal_id[goal] for goal in state.discarded),
        last=won[-1] if won else None,
        tallies=tuple((first, second) for _, first, second in state.goals.open),
        piles=special.piles,
        won=won,
        known=known,
    )


def _first_decree(state: DeluxeState) -> int:
    """The decree of the position that the game began with, if it was set up in mid-round."""
    while state.previous is not None:
        assert isinstance(state.previous, DeluxeState)
        state = state.previous
    return state.decree


def _texts(mask: int) -> list[str]:
    return [DECK.text(card) for card in members(mask)]


def _maybe(cards: tuple[int | None, ...]) -> list[str | None]:
    return [None if card is None else DECK.text(card) for card in cards]


def _known(known: Known) -> dict[str, object]:
    return {
        "facts": [fact.plain() for fact in known.facts],
        "holds": [_texts(mask) for mask in known.holds],
        "lacks": [_texts(mask) for mask in known.lacks],
        "deck": _maybe(known.deck),
        "under": _maybe(known.under),
        "out": _texts(known.out),
        "specials": _texts(known.specials),
    }


def _trick(trick: TrickWon) -> dict[str, object]:
    return {
        "winner": trick.winner,
        "leader": trick.leader,
        "cards": [DECK.text(trick.lead), DECK.text(trick.follow)],
        "crowns": _maybe(trick.crowns),
        "points": trick.points,
    }
