"""The table screen: a person decides, an agent thinks in the background, nobody waits frozen."""

from functools import partial
from typing import Any

from textual.timer import Timer

from tanglewood.core.action import Action
from tanglewood.core.message import Who
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.state import State
from tanglewood.session import show
from tanglewood.tui import scenes
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.choosing import choosing
from tanglewood.tui.commands import COMMANDS, offered_commands
from tanglewood.tui.family import terminal
from tanglewood.tui.handover import HandOverScreen
from tanglewood.tui.hinting import Hinting
from tanglewood.tui.picking import PickingScreen
from tanglewood.tui.play import Play
from tanglewood.tui.round_end import RoundScreen
from tanglewood.tui.scene import Scene
from tanglewood.tui.thinking import Thinking
from tanglewood.words import Voice


class TableScreen(PickingScreen):
    """One game from its deal, or from where it was left, to its end."""

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play
        self.notice = ""
        self.giving_up = False
        self.thinking = Thinking[Action | None](self.call_on_screen)
        self.hinting = Hinting(self.call_on_screen)
        self._clock: Timer | None = None
        self._spin = 0
        self.resting: Timer | None = None
        """Runs while something on the table is looked at before it goes on."""
        self._rounds = play.rounds
        """How many ends of rounds were looked at."""

    def on_mount(self) -> None:
        self._clock = self.set_interval(0.25, self._tick, pause=True)
        self.play.keep()
        self.go_on()

    def on_unmount(self) -> None:
        self.thinking.stop()

    # ── the course of the game ──────────────────────────────────────────────────────────────

    def go_on(self) -> None:
        """Whoever is to act, acts."""
        table = self.play.table
        if not self.is_attached:
            return
        if table.outcome is not None:
            self._show_end()
        elif table.to_act not in table.people:
            self._think()
        elif table.to_act != self.play.at:
            before = self.play.at
            self.choosing = None
            self.play.sit(SPECTATOR)  # nothing of the table is seen until somebody is here
            over = HandOverScreen(self.play, before)
            self.app.push_screen(over, partial(self._handed_over, before))
        else:
            self._ask()

    def _ask(self) -> None:
        """A new decision of the one at the screen."""
        self.choosing = choosing(self.play.view().plain())
        self.refused = ""
        self.giving_up = False
        self.hinting.forget()
        self.redraw()

    def _handed_over(self, before: int, took_back: bool | None) -> None:
        self.play.sit(before if took_back else self.play.table.to_act)
        self.go_on()

    def _think(self) -> None:
        """Ask the agent, and show that it thinks."""
        self.choosing = None
        if self._clock is not None:
            self._clock.resume()
        self.redraw()
        self.thinking.begin(self.play.table.choose, self._on_thought)

    def _on_thought(self, action: Action | None, trouble: Exception | None) -> None:
        table = self.play.table
        self.rest()
        if action is None:
            who = Who(table.to_act)
            self.refused = self.play.voice("tui-undecided", who=who, why=str(trouble))
            self.redraw()
            return
        table.act(table.to_act, action)
        self.play.keep()
        self._on_acted()

    def _on_acted(self) -> None:
        """Somebody acted: a round that ended and a trick that is complete are looked at first."""
        table, pace = self.play.table, self.tanglewood.pace
        self.redraw()
        if table.people and self.play.rounds > self._rounds:
            self._round_over()
        elif pace and (table.outcome is not None or table.to_act not in table.people):
            seconds = pace if self._took_a_trick() else pace / 2
            self.resting = self.set_timer(seconds, self._go_on_later(table.state))
        else:
            self.go_on()

    def _round_over(self) -> None:
        self._rounds = self.play.rounds
        found = self.play.round_end()
        if found is None:
            self.go_on()
        else:
            self.app.push_screen(RoundScreen(self.play, found), lambda _: self.go_on())

    def _go_on_later(self, state: State[Any]) -> Any:
        """Go on after a moment, unless something else has happened by then."""
        return lambda: self._on_rested() if self.play.table.state is state else None

    def _on_rested(self) -> None:
        self.resting = None
        self.go_on()

    def _hurry(self) -> bool:
        """Go on at once where a trick is being looked at."""
        if self.resting is None:
            return False
        self.resting.stop()
        self._on_rested()
        return True

    def rest(self) -> None:
        """Nobody thinks any more."""
        self.thinking.stop()
        if self._clock is not None:
            self._clock.pause()

    def _tick(self) -> None:
        self._spin += 1
        self.redraw()

    def _show_end(self) -> None:
        from tanglewood.tui.after import AfterScreen

        self.rest()
        self.choosing = None
        self.redraw()
        self.app.switch_screen(AfterScreen(self.play))

    # ── what is shown ───────────────────────────────────────────────────────────────────────

    def scene(self) -> Scene:
        """The table as the one at the screen may see it, with what can be picked."""
        scene = self.play.scene()
        self.show_picks(scene)
        scene.refused = self.refused or self.play.trouble or self._no_hint()
        scene.prompt = self._prompt(scene)
        if self.choosing is not None:
            scene.news = [*scene.news, *self.hinting.news(scene)]
        scene.footer = offered_commands(self.play, self.look, has_turn=scene.asked)
        return scene

    def _no_hint(self) -> str:
        why = self.hinting.trouble
        return self.play.voice("tui-hint-none", why=why) if why else ""

    def _prompt(self, scene: Scene) -> str:
        table, voice = self.play.table, self.play.voice
        if self.notice:
            return self.notice
        if self.giving_up:
            return voice("tui-give-up-sure")
        if self.thinking.busy and table.to_act >= 0:
            waited = self.thinking.seconds
            signs = self.look.sign("think")
            spin = signs[self._spin % len(signs)]
            thinks = voice("tui-thinks", who=Who(table.to_act))
            return f"{spin} {thinks}" + (f" ({waited} s)" if waited >= 2 else "")
        if self.choosing is None:
            return ""
        if self.hinting.busy:
            return f"{self.look.sign('think')[0]} {voice('hint-thinking')}"
        own = terminal(scene.game).prompt(self.choosing, voice)
        return own or show.prompt(self.play.view(), voice)

    def draw(self, canvas: Canvas) -> None:
        if self.play.at == SPECTATOR and len(self.play.table.people) > 1:
            return  # nobody is at the screen yet
        scenes.draw(canvas, self.scene())

    # ── keys and clicks ─────────────────────────────────────────────────────────────────────

    def press_key(self, key: str) -> bool:
        self.notice = ""
        if self.giving_up:
            self.giving_up = False
            if key in {"y", self.voice("tui-yes-key")}:
                self._give_up()
            self.redraw()
            return True
        if self.pressed_spot(key):
            return True
        if key in COMMANDS:
            COMMANDS[key](self)
            return True
        return self._hurry() or self.move_cursor(key)

    def _give_up(self) -> None:
        """Whoever is at the screen gives up; a team at one screen has agreed by then."""
        table = self.play.table
        for seat in table.people if table.game.cooperative else (self.play.at,):
            table.resign(seat)
        self.play.keep()
        self.go_on()

    @property
    def table_voice(self) -> Voice:
        return self.play.voice

    def hinted_spot(self) -> int | None:
        return None if self.choosing is None else self.hinting.spot(self.choosing)

    def act(self, text: str) -> None:
        self.play.act(text)
        self.choosing = None
        if self._took_a_trick() or self.play.rounds > self._rounds:
            self._on_acted()
        else:
            self.go_on()

    def _took_a_trick(self) -> bool:
        """Whether there is something on the table to look at before it is cleared away."""
        return self.play.scene().last is not None
