"""Stepping back and forth through the record of a game."""

from typing import Final

from tanglewood.core.event import Event
from tanglewood.core.seat import SPECTATOR
from tanglewood.core.view import seen_events
from tanglewood.record.form import Record
from tanglewood.record.moment import steps
from tanglewood.tui import scenes
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.choosing import choosing
from tanglewood.tui.play import levels, scene_of
from tanglewood.tui.scene import Scene
from tanglewood.tui.stage import StageScreen
from tanglewood.words import Voice, table_voice

_LATEST: Final = 6
"""This many steps back the news go."""


class ReplayScreen(StageScreen):
    """The moments of a record, seen from one seat after the other. Starts at the end."""

    def __init__(self, record: Record, viewer: int, *, memory: bool) -> None:
        super().__init__()
        self.record = record
        self.viewer = viewer
        self.memory = memory
        self.moments = steps(record)
        self.number = len(self.moments) - 1

    def draw(self, canvas: Canvas) -> None:
        scenes.draw(canvas, self.scene())

    def scene(self) -> Scene:
        """The moment as the seat saw it."""
        moment, names, game = self.moments[self.number], self.record.names, self.record.game
        voice = table_voice(game, names, lang=self.voice.lang)
        view = moment.state.view(self.viewer)
        if self.memory:
            view = view.unaided()
        latest: tuple[Event, ...] = ()
        sentences: list[str] = []
        for step in self.moments[max(0, self.number - _LATEST) : self.number + 1]:
            seen = seen_events(step.state.events, self.viewer)
            if step.entry is not None and "resign" in step.entry:
                sentences.append(voice("tui-replay-given-up"))
                continue
            sentences += [voice.say(game.message(event)) for event in seen]
            latest = seen
        who = levels(self.record.players)
        scene = scene_of(game, view, names, levels=who, latest=latest, voice=voice, news=sentences)
        scene.spots = choosing(scene.plain | {"legal": []}).spots
        whose = names[self.viewer] if self.viewer >= 0 else voice("tui-spectator")
        at, every = self.number + 1, len(self.moments)
        scene.prompt = voice("tui-replay-step", n=at, m=every, whose=whose)
        scene.footer = self.keys(voice)
        return scene

    def keys(self, voice: Voice) -> list[tuple[str, str]]:
        """The keys, and what they do."""
        return [
            ("left", voice("tui-back")), ("right", voice("tui-replay-next")),
            ("home", voice("tui-replay-start")), ("end", voice("tui-replay-end")),
            ("v", voice("tui-replay-seat")),
            ("m", voice("tui-assist" if self.memory else "tui-memory")),
            ("escape", voice("tui-replay-done")),
        ]  # fmt: skip

    def press_key(self, key: str) -> bool:
        strides = {"left": -1, "right": 1, "up": -1, "down": 1, "home": -(10**6), "end": 10**6,
                 "pageup": -10, "pagedown": 10}  # fmt: skip
        if key in strides:
            self.number = max(0, min(len(self.moments) - 1, self.number + strides[key]))
        elif key == "v":
            seats = self.record.game.seats
            self.viewer = SPECTATOR if self.viewer == seats - 1 else max(-1, self.viewer) + 1
        elif key == "m":
            self.memory = not self.memory
        elif key in {"escape", "q", "enter"}:
            self.dismiss()
            return True
        else:
            return False
        self.redraw()
        return True
