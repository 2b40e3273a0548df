"""`tanglewood bot`: an agent as a program that others can play with, over stdin and stdout."""

import sys

import click

from tanglewood.cli.help import localized_command
from tanglewood.cli.options import agents_like


@localized_command(about="help-bot", short="help-bot-short", example="tanglewood bot heuristic")
@click.argument("agent", shell_complete=agents_like, metavar="AGENT")
def command(agent: str) -> None:
    """Play with whoever writes to stdin: a line of JSON in, a line of JSON out."""
    from tanglewood.agents import agent as named
    from tanglewood.bots.serve import serve

    serve(named(agent), sys.stdin, sys.stdout)
