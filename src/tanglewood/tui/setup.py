"""A game being set up: its options and who sits where, before anything is dealt."""

from contextlib import suppress
from typing import Any, Final

from tanglewood.cast import company, names_of
from tanglewood.core.errors import TanglewoodError, WrongValue
from tanglewood.core.game import Game
from tanglewood.core.option import Option
from tanglewood.games.registry import entry
from tanglewood.record.form import HUMAN, Player
from tanglewood.tui.bars import level_title
from tanglewood.words import ENGLISH, Voice

USUAL: Final = "seedling"
"""Whom one plays against unless somebody else is chosen."""


class Setup:
    """The choices for one game. `values` holds what differs from the defaults."""

    def __init__(
        self,
        name: str,
        last: dict[int, str] | None = None,
        you: str = "",
        voice: Voice = ENGLISH,
    ) -> None:
        self.name = name
        self.entry = entry(name)
        self.voice = voice
        self.values: dict[str, Any] = {}
        self.names: dict[int, str] = {}
        self.who: dict[int, str] = dict(last or {})
        """Who sits there if not the usual one; `last` are those of the last game."""
        self.you = you
        """What a person at the first seat is called unless another name is typed."""

    @property
    def seats(self) -> int:
        """How many seats the chosen options have."""
        least, most = self.entry.players
        return int(self.value("players")) if least != most else least

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of this game."""
        return self.entry.options

    def value(self, option: str) -> Any:
        """An option's value as it stands."""
        found = next(it for it in self.options if it.name == option)
        return self.values.get(option, found.default)

    def option_text(self, option: Option) -> str:
        """An option's value as people read it."""
        value = self.value(option.name)
        if value is None:
            return self.voice("tui-as-published")
        if isinstance(value, bool):
            return self.voice("terms-yes" if value else "terms-no")
        if isinstance(value, list):
            return ",".join(map(str, value))
        message = f"option-{option.name}-{value}"
        return self.voice(message) if self.voice.knows(message) else str(value)

    def step(self, option: Option, by: int) -> bool:
        """The next or the last value; False where it must be typed."""
        value = self.value(option.name)
        if isinstance(value, bool):
            return self._set_option(option, not value)
        if isinstance(value, int):
            return self._set_option(option, value + by)
        if choices := option.read.choices:
            return self._set_option(option, choices[(choices.index(value) + by) % len(choices)])
        return False

    def type(self, option: Option, text: str) -> str:
        """Take a typed value; what is wrong with it, or ''."""
        if option.form == "FILE":
            self.values[option.name] = text
            return self.trouble()
        try:
            self.values[option.name] = option.read(text)
        except WrongValue as error:
            name = self.voice(f"option-{option.name}")
            return self.voice("tui-option-bad", option=name, right=error.message)
        return ""

    def _set_option(self, option: Option, value: object) -> bool:
        with suppress(WrongValue):  # at the end of its range it stays
            self.values[option.name] = option.read(value)
        return True

    def player(self, seat: int) -> Player:
        """Who sits there: by default one person against the usual opponent."""
        return self.players()[seat]

    def other(self, seat: int, by: int) -> None:
        """Somebody else sits there."""
        from tanglewood.agents.registry import agents_for  # home comes up without them

        everybody = [HUMAN, *agents_for(self.name)]
        now = self.player(seat).agent
        at = everybody.index(now) if now in everybody else 0
        self.who[seat] = everybody[(at + by) % len(everybody)]

    def about(self, seat: int) -> str:
        """How the agent at a seat plays; '' for a person and for one that is no level."""
        from tanglewood.agents.levels import levels_of

        for level in levels_of(self.name):
            if level.name == self.player(seat).agent:
                manner = self.voice(f"manner-{level.manner}")
                if level.rating is None:
                    return manner
                rated = self.voice("level-rating", rating=str(level.rating))
                return f"{manner} {rated}"
        return ""

    def level(self, seat: int) -> str:
        """What kind of player sits there."""
        who = self.player(seat).agent
        return self.voice("tui-person") if who == HUMAN else level_title(self.voice, who)

    def call(self, seat: int, name: str) -> str:
        """Give a player a name; what is wrong with it, or ''."""
        if not (name.isprintable() and 0 < len(name) <= 40):
            return self.voice("tui-name-bad")
        self.names[seat] = name
        return self.trouble()

    def trouble(self) -> str:
        """Why this cannot be played, or ''."""
        try:
            self.game()
        except TanglewoodError as error:
            return self.voice.say(error.message)
        except OSError as error:
            return str(error)
        names = [player.name for player in self.players()]
        return self.voice("tui-name-twice") if len(set(names)) < len(names) else ""

    def game(self) -> Game[Any]:
        """The game with these options."""
        values = dict(self.values)
        if isinstance(values.get("components"), str):
            from tanglewood.record.componentsfile import read_components

            values["components"] = read_components(values["components"])
        return self.entry.make(values)

    def players(self) -> list[Player]:
        """Everybody, by seat: people by their number, creatures by their names."""
        agents = [self._who(seat) for seat in range(self.seats)]
        own_names = [self.names.get(seat) or self._usual(seat) for seat in range(self.seats)]
        names = names_of(agents, self.name, own_names)
        return [Player(name or agent, agent) for name, agent in zip(names, agents, strict=True)]

    def _who(self, seat: int) -> str:
        return self.who.get(seat, HUMAN if seat == 0 else USUAL)

    def _usual(self, seat: int) -> str | None:
        """What a person or a program is called unless a name is typed; creatures have their own."""
        who = self._who(seat)
        if company(who):
            return None
        if who == HUMAN and seat == 0 and self.you:
            return self.you
        if who == HUMAN and [self._who(at) for at in range(self.seats)].count(HUMAN) == 1:
            return self.voice("seat-you")
        title = self.voice("tui-player") if who == HUMAN else level_title(self.voice, who)
        return f"{title} {seat + 1}"
