"""Fox in the Forest Deluxe as the registry offers it."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from tanglewood.components.goals import HOUSE_GOALS, Goal, goals_from
from tanglewood.core.bits import mask_of
from tanglewood.core.chance import Fate
from tanglewood.core.errors import BadComponents, BadText
from tanglewood.core.event import Event
from tanglewood.core.game import Game
from tanglewood.core.option import Option, chosen, flag, whole
from tanglewood.games.deluxe import notation, words
from tanglewood.games.deluxe.actions import ACTIONS
from tanglewood.games.deluxe.cards import DECK, SPECIAL_NAMES, SPECIALS
from tanglewood.games.deluxe.goals import Ready, made_ready
from tanglewood.games.deluxe.rounds import begin
from tanglewood.games.deluxe.rules import DeluxeRules
from tanglewood.games.deluxe.state import DeluxeState
from tanglewood.games.fox.events import RoundScored
from tanglewood.games.fox.game import TARGET

TITLE: Final = "Fox in the Forest Deluxe"


class DeluxeGame(Game[DeluxeState]):
    """Deluxe with its options chosen. `goals` are the goals made ready, by their number."""

    name = "deluxe"
    title = TITLE
    seats = 2
    actions = ACTIONS
    foreseen: ClassVar[frozenset[str]] = Game.foreseen | {
        "named", "sent-under", "idle", "felled", "took", "gave", "goal-scored", "poisoned",
    }  # fmt: skip

    def __init__(self, rules: DeluxeRules, options: Mapping[str, object]) -> None:
        self.rules: Final = rules
        self.goals: Final[tuple[Ready, ...]] = tuple(map(made_ready, rules.goals))
        self._options = dict(options)

    @property
    def options(self) -> Mapping[str, object]:
        return self._options

    @property
    def components(self) -> Mapping[str, object]:
        """The goals that are played with; nothing when the module is off."""
        if not self._options["goals"]:
            return {}
        return {"goals": [goal.plain() for goal in self.rules.goals]}

    def first(self, fate: Fate) -> DeluxeState:
        state = DeluxeState(self, fate)
        begin(state)
        return state

    def position(self, text: str) -> DeluxeState:
        return notation.parse_position(self, text)

    def position_text(self, state: DeluxeState) -> str:
        return notation.position_text(state)

    def item_text(self, chance: str, item: int) -> str:
        if chance == "goals":
            return self.rules.goals[item].id
        return str(item) if chance == "dealer" else DECK.text(item)

    def item_parse(self, chance: str, text: str) -> int:
        if chance == "goals":
            return self.goal_number(text)
        return whole(0, 1)(text) if chance == "dealer" else DECK.parse(text)

    def goal_number(self, text: str) -> int:
        """The number of the goal with this id."""
        for number, goal in enumerate(self.rules.goals):
            if goal.id == text:
                return number
        raise BadText(f"{text[:40]!r} is not a goal of this game.")

    def event_fields(self, event: Event) -> dict[str, object]:
        return notation.event_fields(event)

    def checks(self, state: DeluxeState) -> Iterator[dict[str, object]]:
        """The scores after the last trick of a round are those before the round is scored."""
        for entry in super().checks(state):
            if "scores" not in entry:
                scored = next(event for event in state.events if isinstance(event, RoundScored))
                entry["scores"] = [
                    score - self.rules.scores[tricks]
                    for score, tricks in zip(scored.scores, scored.tricks, strict=True)
                ]
            yield entry

    def words(self, event: Event, names: tuple[str, ...]) -> str:
        return words.sentence(self.rules, event, names)


def _specials(value: object) -> int | list[str]:
    """A number of special cards, or their names in the deck's order, each once; no names are 0."""
    right = f"a number from 0 to {len(SPECIAL_NAMES)} or names out of {', '.join(SPECIAL_NAMES)}"
    if isinstance(value, str) and not value.strip().isdecimal():
        value = value.split(",")
    if not isinstance(value, list | tuple):
        try:
            return whole(0, len(SPECIAL_NAMES))(value)
        except ValueError:
            raise ValueError(right) from None
    folded = {name.casefold(): name for name in SPECIAL_NAMES}
    names = [folded.get(str(name).strip().casefold(), "") for name in value]
    if "" in names or len(set(names)) != len(names):
        raise ValueError(right)
    return sorted(names, key=SPECIAL_NAMES.index) or 0


def _table(value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise ValueError("a table with the key goals")  # see Option.read
    return value


DELUXE_OPTIONS: Final = (
    TARGET,
    Option(
        "special", 2, "Special cards: how many at random (0-9), or which.", _specials, "secondary",
        "N|NAME,…",
    ),
    Option("goals", True, "Play with goal cards.", flag, "house", ""),
    Option("poison", True, "Play with Poison 8s.", flag, form=""),
    Option("components", None, "A file with goals of your own.", _table, "house", "FILE"),
)  # fmt: skip


def deluxe(options: Mapping[str, object]) -> DeluxeGame:
    """Fox in the Forest Deluxe (`deluxe.modules`, `ruling.Q15`)."""
    values = chosen("deluxe", DELUXE_OPTIONS, options)
    target, special, with_goals, poison, components = (values[o.name] for o in DELUXE_OPTIONS)
    goals = _goals(components)
    # Told as one gets it back: what does not matter, or is the house set anyway, is left out.
    ours = with_goals and goals != HOUSE_GOALS
    values["components"] = {"goals": [goal.plain() for goal in goals]} if ours else None
    if isinstance(special, int):
        count, named = special, SPECIALS if special == len(SPECIAL_NAMES) else 0
    else:
        count, named = len(special), mask_of(map(DECK.parse, special))
    rules = DeluxeRules(target, count, named, goals if with_goals else (), poison)
    return DeluxeGame(rules, values)


def _goals(components: object) -> tuple[Goal, ...]:
    """The goals of the components, or the house set."""
    if not isinstance(components, Mapping):
        return HOUSE_GOALS
    for key in components:
        if key != "goals":
            raise BadComponents(f"{str(key)[:40]!r} is no component of deluxe; it has goals only.")
    return goals_from(components["goals"]) if "goals" in components else HOUSE_GOALS
