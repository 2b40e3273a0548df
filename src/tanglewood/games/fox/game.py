"""The fox games as the registry offers them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar, Final, TypeVar

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.cards.suited import SuitedDeck
from tanglewood.core.action import Action
from tanglewood.core.chance import Fate
from tanglewood.core.errors import BadOption, IllegalAction, wrong_kind
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.message import Message
from tanglewood.core.option import Numbers, Option, Whole, chosen
from tanglewood.games.fox import course, notation, words
from tanglewood.games.fox.actions import ACTIONS, Play
from tanglewood.games.fox.cards import (
    CHARACTERS,
    DECK,
    FOX,
    MONARCH,
    SWAN,
    TREASURE,
    WOODCUTTER,
    beats,
    of_rank,
)  # fmt: skip
from tanglewood.games.fox.events import RoundScored
from tanglewood.games.fox.follow import may_follow
from tanglewood.games.fox.laid import Laid
from tanglewood.games.fox.marks import marks
from tanglewood.games.fox.module import Module
from tanglewood.games.fox.phase import FoxPhase
from tanglewood.games.fox.points import TREASURES, Payment
from tanglewood.games.fox.refusal import cannot_follow
from tanglewood.games.fox.rules import MANUAL_SCORES, MINI_SCORES, FoxRules, most_tricks
from tanglewood.games.fox.state import DuelState, FoxState
from tanglewood.games.fox.view import DuelView

TARGET: Final = Option("target", 21, Message("option-target-about"), Whole(0, 999))

FOX_RULES: Final = FoxRules("fox", "The Fox in the Forest")
MANUAL_RULES: Final = FoxRules(
    "fox-manual",
    "The Fox in the Forest, scored by the reference manual",
    scores=MANUAL_SCORES,
    treasure_at_once=False,
    tie=most_tricks,
    tie_rule="manual.tie",
    characters=CHARACTERS | {SWAN: "Ace", MONARCH: "Queen"},  # `manual.names`
)
MINI_RULES: Final = FoxRules("fox-mini", "A small Fox in the Forest for exact analysis")


S = TypeVar("S", bound=DuelState)


class DuelGame(Game[S]):
    """A ruleset of the fox family with its options chosen: what the course of a round asks of its
    game. This much is fox; a game with modules says what differs."""

    seats = 2
    offers: ClassVar[frozenset[str]] = Game.offers | {"rules"}
    checked: ClassVar[Mapping[str, str]] = {"trick-won": "trick", "round-scored": "round"}
    foreseen: ClassVar[frozenset[str]] = frozenset(
        {"played", "exchanged", "kept", "put-under", "trick-won", "round-scored"}
    )
    rules: FoxRules
    deck: ClassVar[SuitedDeck] = DECK
    phases: ClassVar[tuple[FoxPhase, ...]] = course.PHASES
    modules: tuple[Module[Any], ...] = ()
    plays: ClassVar[Mapping[type[Action], Any]] = {Play: course.play_card}
    """What happens when a card is played, by the kind of the action."""
    abilities: ClassVar[Mapping[FoxCard, Any]] = {
        **dict.fromkeys(of_rank(FOX), course.fox),
        **dict.fromkeys(of_rank(WOODCUTTER), course.woodcutter),
    }
    """What a card does when it is played, by what it is then."""
    answers: ClassVar[Mapping[FoxCard, Any]] = {}
    """What answers a led card in the follower's place, by what the card is."""
    messages: ClassVar[Mapping[type, Any]] = words.MESSAGES
    """What is said of an event, by its kind."""
    room_under: ClassVar[int] = 0
    """How many cards the draw deck can have beyond what the deal leaves."""

    def __init__(self, rules: FoxRules, options: Mapping[str, object]) -> None:
        self.rules = rules
        self.name = rules.name
        self.title = rules.title
        self._options = dict(options)

    def module_after(self, module: Module[Any] | None) -> Module[Any] | None:
        """The module that comes after this one; the first after None."""
        left = iter(self.modules)
        while module is not None and next(left) is not module:
            pass
        return next(left, None)

    def face(self, card: FoxCard, decree: FoxCard | None) -> FoxCard:
        """What a card is while this is the decree."""
        return card

    def held_as(self, held: FoxCards, decree: FoxCard | None) -> FoxCards:
        """The cards in hands that count as these while this is the decree."""
        return held

    def may_follow(self, hand: FoxCards, lead: Laid, decree: FoxCard) -> FoxCards:
        """The cards of the hand that may follow."""
        return may_follow(self.deck, hand, lead)

    def cannot_follow(self, state: S, card: FoxCard) -> IllegalAction:
        """Why a held card may not follow."""
        return cannot_follow(state, card)

    def follower_takes(self, lead: Laid, follow: Laid, decree: FoxCard) -> bool:
        """Whether the second card wins the trick."""
        return beats(follow.card, lead.card, self.deck.suit_of[decree])

    @cached_property
    def payments(self) -> tuple[Payment, ...]:
        """Which events pay points at once."""
        return TREASURES, *(it for module in self.modules for it in module.payments)

    def marks_of(self, view: DuelView) -> dict[str, object]:
        return marks(view, self)

    def last_trick(self, state: S, leader: int) -> S:
        """What the game changes after the last trick of a round, when nobody leads any more."""
        return state

    def leads_late(self, state: S) -> bool:
        """Whether the leader's card may have come after the follower's."""
        return False

    def dealt(self, state: S) -> tuple[FoxCard, ...]:
        """The cards that are shuffled for a round."""
        return self.rules.deck

    def laid(self, text: str) -> Laid:
        """A card of the trick in a position text."""
        return Laid(self.deck.card(text))

    def item_text(self, chance: str, item: int) -> str:
        return str(item) if chance == "dealer" else FoxCard.all[item].text

    def item_parse(self, chance: str, text: str) -> int:
        return Whole(0, 1)(text) if chance == "dealer" else self.deck.card(text).number

    def checks(self, state: S) -> Iterator[dict[str, object]]:
        """The scores after the last trick of a round are those before the round is scored."""
        for entry in super().checks(state):
            if "scores" not in entry:
                scored = next(event for event in state.events if isinstance(event, RoundScored))
                late = scored.points
                if self.rules.treasure_at_once:
                    late = self.rules.points(scored.tricks, (0, 0))
                entry["scores"] = [scored.scores[seat] - late[seat] for seat in range(2)]
            yield entry

    def message(self, event: Event) -> Message:
        if type(event) not in self.messages:
            raise wrong_kind("type-no-event", event)
        found: Message = self.messages[type(event)](self, event)
        return found

    def character(self, card: str) -> str:
        found = self.deck.card(card)
        if found.suit < 0:
            return f"special-{found.text.lower()}"
        late = found.rank == TREASURE and not self.rules.treasure_at_once
        return self.rules.characters.get(found.rank, "").lower() + "-late" * late


class FoxGame(DuelGame[FoxState]):
    """Fox, fox-manual or fox-mini."""

    actions = ACTIONS
    offers = DuelGame.offers | {"cards"}

    @cached_property
    def cards(self) -> FoxCards:
        """All cards of the deck. Every view names them, so they are put together once."""
        return FoxCards(self.rules.deck)

    def first(self, fate: Fate) -> FoxState:
        return course.open_game(FoxState.of(self, fate, dealer=0))

    def read_position(self, text: str) -> FoxState:
        return notation.parse_position(self, text)

    def position_text(self, state: FoxState) -> str:
        return notation.position_text(state)


def fox(options: Mapping[str, object]) -> FoxGame:
    """The published game."""
    values = chosen("fox", FOX_OPTIONS, options)
    return FoxGame(replace(FOX_RULES, target=values["target"]), values)


def fox_manual(options: Mapping[str, object]) -> FoxGame:
    """The same game with the reference manual's scoring (`manual.rest`)."""
    values = chosen("fox-manual", FOX_OPTIONS, options)
    return FoxGame(replace(MANUAL_RULES, target=values["target"]), values)


def fox_mini(options: Mapping[str, object]) -> FoxGame:
    """The fox rules on a small deck (`mini.deck`, `mini.deal`, `mini.score`)."""
    values = chosen("fox-mini", MINI_OPTIONS, options)
    suits, ranks, hand, scores, target = (values[option.name] for option in MINI_OPTIONS)
    deck = tuple(FoxCard.of(suit, rank) for suit in range(suits) for rank in sorted(ranks))
    spare = len(deck) - 2 * hand - 1
    if spare < (5 in ranks):
        few = "option-mini-woodcutter" if 5 in ranks else "option-mini-few"
        raise BadOption(Message(few, n=len(deck), hand=hand))
    if len(scores) != hand + 1:
        raise BadOption(Message("option-mini-scores", n=hand + 1, tricks=hand))
    return FoxGame(
        replace(MINI_RULES, deck=deck, hand=hand, scores=tuple(scores), target=target), values
    )


FOX_OPTIONS: Final = (TARGET,)
MINI_OPTIONS: Final = (
    Option("suits", 2, Message("option-suits-about"), Whole(1, 3), "house"),
    Option(
        "ranks",
        [1, 3, 5, 9],
        Message("option-ranks-about"),
        Numbers(Whole(1, 11), distinct=True),
        "house",
    ),
    Option("hand", 3, Message("option-hand-about"), Whole(1, 16), "house"),
    Option(
        "scores", list(MINI_SCORES), Message("option-scores-about"), Numbers(Whole(0, 99)), "house"
    ),
    replace(TARGET, default=0, source="house"),
)
