"""Stepping through a reviewed game: every decision at the table, with its judgement."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tanglewood.record.form import Record
from tanglewood.tui.choosing import choosing
from tanglewood.tui.replay import ReplayScreen
from tanglewood.tui.reviewing import SoFar
from tanglewood.tui.scene import Scene
from tanglewood.words import Voice, table_voice

if TYPE_CHECKING:
    from tanglewood.agents.review import Decision


class ReviewStepsScreen(ReplayScreen):
    """The moments in which somebody decided, each before the decision that is judged."""

    def __init__(self, record: Record, seat: int, so_far: Callable[[], SoFar], entry: int) -> None:
        super().__init__(record, seat, memory=False)
        self.seat = seat
        self._so_far = so_far
        self.open = False
        self.number = self._moment_before(entry)

    @property
    def found(self) -> SoFar:
        """What is known by now."""
        return self._so_far()

    def _moment_before(self, entry: int) -> int:
        """The moment before an entry, or the first decision."""
        if not entry:
            entry = min((one.entry for one in self.found.decisions), default=1)
        found = [at for at, moment in enumerate(self.moments) if moment.number < entry]
        return found[-1] if found else 0

    @property
    def decision(self) -> "Decision | None":
        """The decision that follows this moment; None where nothing could be said of it."""
        following = [it.number for it in self.moments[self.number + 1 : self.number + 2]]
        return next((one for one in self.found.decisions if one.entry in following), None)

    def scene(self) -> Scene:
        scene = super().scene()
        voice = table_voice(self.record.game, self.record.names, self.seat, self.voice.lang)
        if self.number < len(self.moments) - 1:
            scene.news = self._judgement_lines(voice)
        if self.open:
            scene.prompt = " · ".join(self._hands(voice))
        one = self.decision
        if one is not None and one.seat == self.viewer:
            card = one.best.text.split("=")[-1].split("+")[0].split(">")[0]
            spots = choosing(scene.plain | {"legal": []}).spots
            scene.cursor = next((at for at, it in enumerate(spots) if it.text == card), -1)
        return scene

    def _judgement_lines(self, voice: Voice) -> list[str]:
        """What is to be said of the decision that follows."""
        from tanglewood.agents.review.plain import judged_said, missed_said

        one = self.decision
        if one is None:
            later = self.found.whole is None and self.moments[self.number].number > self.found.done
            return [voice("review-judged-later" if later else "review-judged-nothing")]
        sentences = [voice.say(judged_said(one, self.found.unit))]
        if one.why is not None and one.seat == self.seat:
            sentences[0] += f" {voice.say(one.why)}"
        missed = [it for it in self.found.missed if it.decision.entry == one.entry]
        return sentences + [voice.say(missed_said(it)) for it in missed]

    def _hands(self, voice: Voice) -> list[str]:
        """The hands that the seat did not see."""
        state, lines = self.moments[self.number].state, []
        for seat, name in enumerate(self.record.names):
            if seat != self.viewer:
                hand: Any = state.view(seat).plain().get("hand", ())
                cards = " ".join(map(str, hand))
                lines.append(voice("review-hand-cards", who=name, cards=cards))
        return lines

    def keys(self, voice: Voice) -> list[tuple[str, str]]:
        return [
            ("left", voice("tui-back")), ("right", voice("tui-replay-next")),
            ("n", voice("review-mistake-next")), ("o", voice("review-hands")),
            ("p", voice("practice-on")),
            ("escape", voice("tui-replay-done")),
        ]  # fmt: skip

    def press_key(self, key: str) -> bool:
        now = self.moments[min(self.number + 1, len(self.moments) - 1)].number
        mistakes = [it.entry for it in self.found.decisions if it.loss and it.seat == self.seat]
        if key == "n":
            entry = next((it for it in mistakes if it > now), None)
        elif key == "b":
            entry = next((it for it in reversed(mistakes) if it < now), None)
        elif key == "o":
            self.open, entry = not self.open, None
        elif key == "p" and self.number < len(self.moments) - 1:
            return self._play_on()
        else:
            return super().press_key(key)
        if entry is not None:
            self.number = self._moment_before(entry)
        self.redraw()
        return True

    def _play_on(self) -> bool:
        """A game of practice from here: the seat is the person's, agents have the others."""
        from tanglewood.record.deal import Luck
        from tanglewood.session.beginning import practice_record
        from tanglewood.session.table import Table
        from tanglewood.tui.app import any_seed

        done = [it.entry or {} for it in self.moments[: self.number + 1]]
        turn = sum("chance" not in entry for entry in done)
        name = self.record.names[self.seat]
        cut = practice_record(self.record, turn, self.seat, name)
        self.tanglewood.go_home()
        self.tanglewood.play(Table.resume(cut, Luck(any_seed())))
        return True
