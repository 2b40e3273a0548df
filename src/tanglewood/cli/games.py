"""`tanglewood games`: what can be played."""

import click


@click.command(epilog="Example: tanglewood games --json")
@click.option("--json", "as_json", is_flag=True, help="Print an object by game name.")
def command(as_json: bool) -> None:
    """List the games, their players, options and sources."""
    from tanglewood.games.registry import GAMES

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
        least, most = game.players
        players = f"{least} players" if least == most else f"{least}-{most} players"
        click.echo(f"{name}: {game.title} ({players})")
        click.echo(f"    {game.about}")
        for option in game.options:
            flag = f"--{option.name} {option.form}" if option.form else f"--[no-]{option.name}"
            default = "" if option.default is None else f" (default {_shown(option.default)})"
            click.echo(f"    {flag}: {option.about}{default}")
        click.echo(
            f"    sources: {', '.join(f'{what} {who}' for what, who in game.sources.items())}"
        )
        click.echo()


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
