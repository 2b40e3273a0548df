"""`tanglewood completion`: complete commands, games and options with the Tab key."""

import click

SHELLS = ("bash", "zsh", "fish")


@click.command(
    short_help="Print the completion script for SHELL.",
    epilog='Example: eval "$(tanglewood completion bash)"',
)
@click.argument("shell", metavar="SHELL", type=click.Choice(SHELLS))
def command(shell: str) -> None:
    """Print the completion script for SHELL; put the example into your shell's start-up file.

    SHELL is bash, zsh or fish.
    """
    from click.shell_completion import get_completion_class

    from tanglewood.cli import cli

    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(cli, {}, "tanglewood", "_TANGLEWOOD_COMPLETE").source())
