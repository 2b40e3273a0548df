"""`tanglewood games`: what can be played."""

import click

from tanglewood.cli.help import fill_placeholders, localized_command, option
from tanglewood.cli.options import title
from tanglewood.cli.speech import say, voice
from tanglewood.core.message import Message
from tanglewood.games.family import GameEntry
from tanglewood.games.registry import GAMES


@localized_command(about="help-games", example="tanglewood games --json")
@option("--json", "as_json", is_flag=True, help="help-games-json")
def command(as_json: bool) -> None:
    """List the games, their players, options and sources."""
    if as_json:
        import json

        listed = {
            name: {
                "title": game.title,
                "about": str(game.about),
                "players": {"least": game.players[0], "most": game.players[1]},
                "options": {
                    option.name: {
                        "default": option.default,
                        "about": str(option.about),
                        "form": option.form or "flag",
                        "source": option.source,
                    }
                    for option in game.options
                },
                "sources": dict(game.sources),
            }
            for name, game in GAMES.items()
        }
        click.echo(json.dumps(listed, indent=2, ensure_ascii=False))
        return
    for name, game in GAMES.items():
        click.echo(voice("games-entry", name=name, title=title(name), players=players(game)))
        click.echo(f"    {say(game.about)}")
        for own in game.options:
            flag = (
                f"--{own.name} {fill_placeholders(own.form)}" if own.form else f"--[no-]{own.name}"
            )
            id = "games-option" if own.default is None else "games-option-default"
            default = _value_text(own.default)
            click.echo(f"    {voice(id, flag=flag, about=own.about, default=default)}")
        sources = tuple(_source(what, who) for what, who in game.sources.items())
        click.echo(f"    {voice('games-sources', sources=sources)}")
        click.echo()


def players(game: GameEntry) -> Message:
    """How many can play it."""
    least, most = game.players
    id = "players-exact" if least == most else "players-range"
    return Message(id, low=least, high=most)


def _source(what: str, who: str) -> Message:
    fact = Message(f"source-fact-{what.replace(' ', '-')}")
    return Message("games-source", fact=fact, source=Message(f"source-{who}"))


def _value_text(value: object) -> object:
    if isinstance(value, bool):
        return Message("games-on" if value else "games-off")
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
