"""`tanglewood bot`: an agent as a program that others can play with, over stdin and stdout."""

import sys

import click

from tanglewood.cli.options import AgentName


@click.command(
    short_help="Play as AGENT over stdin and stdout.", epilog="Example: tanglewood bot heuristic"
)
@click.argument("agent", type=AgentName(), metavar="AGENT")
def command(agent: str) -> None:
    """Play as AGENT with whoever writes to stdin: a line of JSON in, a line of JSON out.

    AGENT is a level (seedling, sapling, hazel, birch, beech, old-oak, strongest), heuristic or
    uniform.
    """
    from tanglewood.agents import agent as named
    from tanglewood.bots.serve import serve

    serve(named(agent), sys.stdin, sys.stdout)
