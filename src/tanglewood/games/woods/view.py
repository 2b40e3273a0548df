"""What a player or a spectator of Into the Woods may know (`woods.hidden`)."""

from dataclasses import dataclass, replace

from tanglewood.core.log import seen_log
from tanglewood.core.state import State
from tanglewood.core.view import View
from tanglewood.core.watching import watched
from tanglewood.games.woods.cards import cards_of, handful_of, size
from tanglewood.games.woods.game import WoodsGame
from tanglewood.games.woods.knowledge import Known, Start, Watcher
from tanglewood.games.woods.phase import NAMES
from tanglewood.games.woods.state import WoodsState

Ints = tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WoodsView(View):
    """A seat's knowledge. `hand`, `discards` and `pockets` (numbers of sets) are handfuls; `hand`
    is 0 for a spectator; `counts` are the hand sizes; `row` lies open from the far end to the
    deck; `deck` is its size; `left` are the tokens nobody has taken. `known` is None when playing
    from memory."""

    players: int
    turn: int
    hand: int
    counts: Ints
    row: Ints
    deck: int
    discards: int
    reshuffles: int
    pockets: Ints
    tokens: Ints
    left: int
    passes: int
    known: Known | None

    def from_memory(self) -> "WoodsView":
        """Nobody lists who took what; all that lies open still lies there."""
        return replace(self, known=None)

    def plain(self) -> dict[str, object]:
        fields = self.frame() | {
            "players": self.players,
            "turn": self.turn,
            "hand": list(cards_of(self.hand)),
            "counts": list(self.counts),
            "row": list(self.row),
            "deck": self.deck,
            "discards": list(cards_of(self.discards)),
            "reshuffles": self.reshuffles,
            "pockets": _lists(self.pockets),
            "tokens": list(self.tokens),
            "left": self.left,
            "passes": self.passes,
        }
        if self.known is not None:
            fields["known"] = {
                "facts": [fact.plain() for fact in self.known.facts],
                "holds": _lists(self.known.holds),
                "unknown": list(self.known.unknown),
                "most": _lists(self.known.most),
                "deck": None if self.known.deck is None else list(cards_of(self.known.deck)),
            }
        return fields


def view(state: WoodsState, viewer: int) -> WoodsView:
    """Built up field by field from what the viewer may see."""
    log = seen_log(state, viewer)
    rules, table = state.game.rules, state.table
    return WoodsView(
        game=state.game.name,
        ruleset=state.game,
        viewer=viewer,
        to_act=state.to_act,
        phase=NAMES[state.phase],
        legal=state.legal if viewer == state.to_act else (),
        scores=state.scores,
        log=log,
        players=rules.players,
        turn=state.turn,
        hand=state.hands[viewer] if viewer >= 0 else 0,
        counts=tuple(map(size, state.hands)),
        row=table.row,
        deck=len(table.deck),
        discards=table.discards,
        reshuffles=table.reshuffles,
        pockets=state.pockets,
        tokens=state.tokens,
        left=rules.tokens - sum(state.tokens),
        passes=state.passes,
        known=watched(state, viewer, log, lambda: Watcher(_start(state, viewer), rules.cards)),
    )


def _start(state: WoodsState, viewer: int) -> Start:
    """Where the viewer's knowledge begins: with the first position; a deal begins it anew."""
    rules = state.game.rules
    root: State[WoodsGame] = state
    while root.previous is not None:
        root = root.previous
    assert isinstance(root, WoodsState)
    hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(root.hands))
    seen = root.table.discards + handful_of(root.table.row) + 3 * sum(root.pockets)
    seen += root.hands[viewer] if viewer >= 0 else 0
    sizes, pocketed = tuple(map(size, root.hands)), root.pockets[0] if rules.solo else None
    return Start(sizes, hands, root.table.row, rules.cards - seen, pocketed)


def _lists(handfuls: Ints) -> list[list[int]]:
    return [list(cards_of(handful)) for handful in handfuls]
