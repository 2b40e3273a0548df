"""Fox in the Forest Deluxe as the registry offers it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from tanglewood.cards.fox import FoxCard, FoxCards
from tanglewood.components.goals import OUR_GOALS, Goal, goals_from
from tanglewood.components.reading import unknown_component
from tanglewood.core.chance import Fate
from tanglewood.core.errors import BadText, IllegalAction, WrongValue
from tanglewood.core.message import Message
from tanglewood.core.option import Components, Flag, Option, Readable, Whole, chosen
from tanglewood.core.printable import shortened
from tanglewood.games.deluxe import cards, notation, words
from tanglewood.games.deluxe.actions import ACTIONS
from tanglewood.games.deluxe.cards import DECK, MIRROR, POISON, SPECIAL_NAMES, SPECIALS, SUITED
from tanglewood.games.deluxe.goal_words import about
from tanglewood.games.deluxe.goals import GOAL_CARDS, Ready, made_ready
from tanglewood.games.deluxe.phase import PHASES
from tanglewood.games.deluxe.poison import POISON_CARDS
from tanglewood.games.deluxe.rules import DeluxeRules
from tanglewood.games.deluxe.special.crown import PlayCrowned, play_crowned
from tanglewood.games.deluxe.special.hammer import HAMMER
from tanglewood.games.deluxe.special.module import CARDS, FORESEEN, SPECIAL_CARDS
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.deluxe.winner import follower_takes
from tanglewood.games.fox.cards import CHARACTERS, MONARCH
from tanglewood.games.fox.course import open_game
from tanglewood.games.fox.events import SPECIAL
from tanglewood.games.fox.game import TARGET, DuelGame
from tanglewood.games.fox.laid import Laid

TITLE: Final = "Fox in the Forest Deluxe"


class DeluxeGame(DuelGame[DeluxeState]):
    """Deluxe with its options chosen. `goals` are the goals made ready, by their number."""

    rules: DeluxeRules
    actions = ACTIONS
    deck = DECK
    extras = frozenset({SPECIAL})
    phases = PHASES
    plays: ClassVar = {**DuelGame.plays, PlayCrowned: play_crowned}
    abilities: ClassVar = {
        **DuelGame.abilities,
        **{special.card: special.played for special in CARDS if special.played is not None},
    }
    answers: ClassVar = {
        special.card: special.answered for special in CARDS if special.answered is not None
    }
    messages: ClassVar = words.MESSAGES
    room_under = 2  # in the middle of a Potion
    foreseen: ClassVar[frozenset[str]] = (
        DuelGame.foreseen | {"sent-under", "goal-scored", "poisoned"} | FORESEEN
    )

    def __init__(self, rules: DeluxeRules, options: Mapping[str, object]) -> None:
        self.goals: Final[tuple[Ready, ...]] = tuple(map(made_ready, rules.goals))
        self.modules = (
            SPECIAL_CARDS,
            *((GOAL_CARDS,) if rules.goals else ()),
            *((POISON_CARDS,) if rules.poison else ()),
        )
        super().__init__(rules, options)

    @property
    def components(self) -> Mapping[str, object]:
        """The goals that are played with; nothing when the module is off."""
        if not self._options["goals"]:
            return {}
        return {"goals": [goal.plain() for goal in self.rules.goals]}

    @property
    def own_words(self) -> Mapping[str, Message]:
        """The names of goals that are not ours, and what they bring for what."""
        own = [goal for goal in self.rules.goals if goal not in OUR_GOALS]
        names = {f"goal-{goal.id}": goal.title for goal in own}
        return names | {f"goal-{goal.id}-about": about(goal) for goal in own}

    def first(self, fate: Fate) -> DeluxeState:
        return open_game(DeluxeState.of(self, fate))

    def face(self, card: FoxCard, decree: FoxCard | None) -> FoxCard:
        """The Mirror is whatever the decree is (`deluxe.mirror`)."""
        return cards.face(card, decree)

    def held_as(self, held: FoxCards, decree: FoxCard | None) -> FoxCards:
        return held - decree | MIRROR if decree is not None and decree in held else held

    def may_follow(self, hand: FoxCards, lead: Laid, decree: FoxCard) -> FoxCards:
        """Cards in the hand count as what they are now (`ruling.P1`, `ruling.S4`): a Mirror is
        looked at as the decree's card and found again as itself."""
        led = lead._replace(card=self.face(lead.card, decree))
        follow = super().may_follow(cards.faces(hand, decree), led, decree)
        return cards.as_held(follow, hand, decree)

    def cannot_follow(self, state: DeluxeState, card: FoxCard) -> IllegalAction:
        suit = Message(f"suit-{FoxCard.letters[state.face(state.trick[0].card).suit]}")
        if state.ability(state.trick[0]) != MONARCH:
            return IllegalAction(Message("play-follow-or-unsuited", suit=suit), "fox.follow")
        if state.face(card).suit < 0:
            barred = Message("play-unsuited-barred", suit=suit)
            return IllegalAction(barred, "deluxe.special.unsuited")
        return IllegalAction(Message("play-follow-monarch", suit=suit), "fox.monarch")

    def follower_takes(self, lead: Laid, follow: Laid, decree: FoxCard) -> bool:
        return follower_takes(lead, follow, decree)

    def last_trick(self, state: DeluxeState, leader: int) -> DeluxeState:
        """Positions of Deluxe say who would lead."""
        return state._replace(leader=leader)

    def leads_late(self, state: DeluxeState) -> bool:
        """A Hammer asks the leader for another card."""
        return state.face(state.trick[1].card) == HAMMER.card

    def dealt(self, state: DeluxeState) -> tuple[FoxCard, ...]:
        """The special cards that are in are shuffled with the others (`deluxe.special.setup`)."""
        return tuple(SUITED | state.special.cards)

    def laid(self, text: str) -> Laid:
        return notation.laid(text)

    def read_position(self, text: str) -> DeluxeState:
        return notation.parse_position(self, text)

    def position_text(self, state: DeluxeState) -> str:
        return notation.position_text(state)

    def item_text(self, chance: str, item: int) -> str:
        return self.rules.goals[item].id if chance == "goals" else super().item_text(chance, item)

    def item_parse(self, chance: str, text: str) -> int:
        return self.goal_number(text) if chance == "goals" else super().item_parse(chance, text)

    def goal_number(self, text: str) -> int:
        """The number of the goal with this id."""
        for number, goal in enumerate(self.rules.goals):
            if goal.id == text:
                return number
        raise BadText(Message("text-no-goal", text=shortened(text)))


@dataclass(frozen=True)
class Specials(Readable):
    """A number of special cards, or their names in the deck's order, each once; no names are 0."""

    kind = "number"
    form = "N|NAME,…"

    @property
    def wanted(self) -> Message:
        return Message("wanted-special", n=len(SPECIAL_NAMES), names=", ".join(SPECIAL_NAMES))

    def __call__(self, value: object) -> int | list[str]:
        if isinstance(value, str) and not value.strip().isdecimal():
            value = value.split(",")
        if not isinstance(value, list | tuple):
            try:
                return Whole(0, len(SPECIAL_NAMES))(value)
            except WrongValue:
                raise WrongValue(self.wanted) from None
        folded = {name.casefold(): name for name in SPECIAL_NAMES}
        names = [folded.get(str(name).strip().casefold(), "") for name in value]
        if "" in names or len(set(names)) != len(names):
            raise WrongValue(self.wanted)
        return sorted(names, key=SPECIAL_NAMES.index) or 0


DELUXE_OPTIONS: Final = (
    TARGET,
    Option("special", 2, Message("option-special-about"), Specials(), "secondary"),
    Option("goals", True, Message("option-goals-about"), Flag(), "house"),
    Option("poison", True, Message("option-poison-about"), Flag()),
    Option("components", None, Message("option-components-goals"), Components(("goals",)), "house"),
)


def deluxe(options: Mapping[str, object]) -> DeluxeGame:
    """Fox in the Forest Deluxe (`deluxe.modules`, `ruling.Q15`)."""
    values = chosen("deluxe", DELUXE_OPTIONS, options)
    target, special, with_goals, poison, components = (values[o.name] for o in DELUXE_OPTIONS)
    goals = _goals(components)
    # As components can be read back: what does not matter, or is our own set anyway, is left out.
    ours = with_goals and goals != OUR_GOALS
    values["components"] = {"goals": [goal.plain() for goal in goals]} if ours else None
    if isinstance(special, int):
        count, public = special, SPECIALS if special == len(SPECIAL_NAMES) else FoxCards()
    else:
        count, public = len(special), FoxCards(special)
    rules = DeluxeRules(
        "deluxe",
        TITLE,
        target=target,
        characters=CHARACTERS | {POISON: "Poison"} if poison else CHARACTERS,
        special=count,
        public_specials=public,
        goals=goals if with_goals else (),
        poison=poison,
    )
    return DeluxeGame(rules, values)


def _goals(components: object) -> tuple[Goal, ...]:
    """The goals of the components, or our own set."""
    if not isinstance(components, Mapping):
        return OUR_GOALS
    for key in components:
        if key != "goals":
            raise unknown_component("deluxe", key, ("goals",))
    return goals_from(components["goals"]) if "goals" in components else OUR_GOALS
