"""`tanglewood completion`: complete commands, games and options with the Tab key."""

import click

from tanglewood.cli.help import localized_command

SHELLS = ("bash", "zsh", "fish")


@localized_command(
    about="help-completion",
    short="help-completion-short",
    example='eval "$(tanglewood completion bash)"',
)
@click.argument("shell", metavar="SHELL", type=click.Choice(SHELLS))
def command(shell: str) -> None:
    """Print the completion script for a shell."""
    from click.shell_completion import get_completion_class

    from tanglewood.cli import cli

    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(cli, {}, "tanglewood", "_TANGLEWOOD_COMPLETE").source())
