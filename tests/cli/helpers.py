"""Calling the command line in the tests."""

from click.testing import CliRunner, Result

from tanglewood.cli import cli


def run(*args: str, stdin: str | bytes = "") -> Result:
    """The command's result; a traceback is an error of the test."""
    result = CliRunner().invoke(cli, list(args), input=stdin, prog_name="tanglewood")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def refused(*args: str, stdin: str | bytes = "") -> str:
    """The one sentence of a command that refuses what the user wants."""
    result = run(*args, stdin=stdin)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("Error: ")
    return lines[0].removeprefix("Error: ")
