"""The uniform agent: every legal action is equally likely."""

from tanglewood.core.action import Action
from tanglewood.core.asked import check_to_act
from tanglewood.core.chance import Stream, check_stream
from tanglewood.core.view import View


class Uniform:
    """Plays at random. It looks at nothing but its legal actions."""

    def __init__(self, name: str = "uniform") -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"agent({self.name!r})"

    def choose(self, view: View, source: Stream) -> Action:
        check_to_act(view)
        check_stream(source)
        return self.pick(view.legal, source)

    def pick(self, legal: tuple[Action, ...], source: Stream) -> Action:
        """The choice among these actions; a driver that knows them need not build a view."""
        return source.choice(legal)

    def mixture(self, view: View) -> dict[Action, float]:
        """The chance of each action."""
        return dict.fromkeys(view.legal, 1 / len(view.legal))
