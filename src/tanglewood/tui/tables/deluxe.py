"""The table of Deluxe: the fox table with goals, special cards and poison."""

from tanglewood.games.deluxe.game import DeluxeGame
from tanglewood.tui.canvas import Canvas
from tanglewood.tui.colours import Ink
from tanglewood.tui.scene import Scene
from tanglewood.tui.tables.band import band
from tanglewood.tui.tables.parts import frame, known_beside, layout, seat_line
from tanglewood.tui.tables.trick import middle, standing_words


def draw(canvas: Canvas, scene: Scene) -> None:
    """The whole table."""
    plain, place = scene.plain, layout(canvas)
    assert isinstance(scene.game, DeluxeGame)
    y = 1 + place.gap
    seat_line(canvas, scene, 1 - max(0, scene.viewer), y, place.width)
    y += 1 + (place.gap > 1)
    band(canvas, scene, y, place.width, list(scene.game.rules.scores))
    y = place.between(y + 3 + place.gap, place.rows + 3)
    y = middle(
        canvas, scene, y, [*standing_words(scene), *modules(scene), *known_beside(canvas, scene)]
    )
    about = f"round {plain['round']} · {scene.names[plain['dealer']]} dealt · to {plain['target']}"
    frame(canvas, scene, about, y)


def modules(scene: Scene) -> list[tuple[str, Ink]]:
    """The goals with how far the seats have come, the special cards, poison."""
    plain, game = scene.plain, scene.game
    assert isinstance(game, DeluxeGame)
    by_id = {goal.id: goal for goal in game.rules.goals}
    lines = []
    for at, goal_id in enumerate(plain["goals"]):
        goal = by_id[goal_id]
        tallies = plain.get("tallies")
        so_far = f" [{'-'.join(map(str, tallies[at]))}]" if tallies and any(tallies[at]) else ""
        lines.append((f"Goal: {goal.name} {goal.points:+d}, {goal.kind}{so_far}", Ink("text")))
    if plain["suit"] is not None:
        lines.append((f"The Hammer names {plain['suit']}.", Ink("ember", mark="strong")))
    elif plain["special"]:
        named = ", ".join(plain["named"]) if len(plain["named"]) < 4 else ""
        lines.append((f"Special cards: {named or plain['special']}", Ink("soft")))
    return lines
