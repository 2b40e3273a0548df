"""Playing as a network prefers, with the mistakes that people make."""

from typing import Final

from tanglewood.agents.levels.choice import late
from tanglewood.agents.levels.forgetting import remembered
from tanglewood.agents.levels.ladder import Human, Ladder, Notion
from tanglewood.analysis.networks.inputs import input_of
from tanglewood.analysis.networks.learned import drawn, network, observation
from tanglewood.core.action import Action
from tanglewood.core.chance import Stream
from tanglewood.core.view import View
from tanglewood.games.registry import part

HUNDRED: Final = 100


def by_human(view: View, how: Human, source: Stream) -> Action:
    """What the network prefers in the moment as this player sees it. Near the end nothing fails it
    but its memory."""
    ladder: Ladder = part(view.name, "levels")
    notion = plain_notion(remembered(view, how.remembers))
    careful = late(view, how.careful)
    for name, slip in ladder.SLIPS.items():
        happens = source.below(HUNDRED) < how.slips.get(name, 0)
        if happens and not careful:
            notion = slip(notion)
    liked = liking(notion)
    best = max(liked.values())
    if careful or not how.softness:
        return next(action for action, value in liked.items() if value == best)
    return drawn({a: round((v - best) / how.softness) for a, v in liked.items()}, 0, source)


def plain_notion(view: View) -> Notion:
    """A moment as it is."""
    return Notion(view, {action: action for action in view.legal})


def liking(notion: Notion) -> dict[Action, int]:
    """How much the network prefers each action that comes to mind, in 1/1024, as it looks."""
    view = notion.view
    outputs = network(view.name).outputs(observation(view))
    place = input_of(view.name).place
    return {action: outputs[place(view, like.index)] for action, like in notion.actions.items()}
