"""What is wrong with the words of a command line: click's sentences in ours, in every language."""

import re
from typing import Final

import click

from tanglewood.cli.help import fill_placeholders
from tanglewood.cli.speech import voice

_SENTENCES: Final = tuple(
    (re.compile(pattern), id)
    for pattern, id in (
        (r"Missing (?:argument|option) (?P<name>'.*?')", "usage-missing"),
        (r"Missing command", "usage-no-command"),
        (r"No such option (?P<name>'.*?')", "usage-no-option"),
        (r"Option (?P<name>'.*?') requires an argument", "usage-needs-value"),
        (r"Option (?P<name>'.*?') requires (?P<n>\d+) arguments", "usage-needs-values"),
        (r"Option (?P<name>'.*?') does not take a value", "usage-takes-none"),
        (r"Got unexpected extra arguments? \((?P<words>.*)\)", "usage-too-many"),
        (r"(?P<value>'.*') is not a valid integer(?: range)?", "usage-not-whole"),
        (r"(?P<value>'.*') is not a valid float(?: range)?", "usage-not-number"),
        (r"(?P<value>\S+) is not in the range (?P<low>\S+)<=x<=(?P<high>\S+)", "usage-not-between"),
        (r"(?P<value>\S+) is not in the range (?P<low>\S+)<x<=(?P<high>\S+)", "usage-not-above"),
        (r"(?P<value>\S+) is not in the range x>=(?P<low>\S+)", "usage-too-small"),
        (r"(?P<value>'.*') is not one of (?P<choices>.*)", "usage-not-one-of"),
        (r"File (?P<file>'.*') does not exist", "usage-no-file"),
        (r"File (?P<file>'.*') is a directory", "usage-folder"),
        (r"File (?P<file>'.*') is not readable", "usage-unreadable"),
        (r"File (?P<file>'.*') is not writable", "usage-unwritable"),
        (r"Choose from: (?P<choices>.*)", "usage-choices"),
        (r"Did you mean (?P<near>.*)\?", "usage-near"),
        (r"\(Did you mean one of: (?P<near>.*)\?\)", "usage-nears"),
    )
)
"""The sentences that click has for what goes wrong here, without the mark at their end."""


def wrong(error: click.UsageError) -> str:
    """What is wrong, in one line."""
    sentence = " ".join(error.format_message().split())
    if isinstance(error, click.BadParameter) and not isinstance(error, click.MissingParameter):
        before, _, sentence = sentence.partition(": ")
        name = _localize_quotes(fill_placeholders(before.removeprefix("Invalid value for ")))
        return voice("usage-invalid", name=name, why=_localize_sentence(sentence))
    parts = re.split(r" (?=Choose from: |\(?Did you mean )", sentence)
    return " ".join(map(_localize_sentence, parts))


def _localize_sentence(sentence: str) -> str:
    """One sentence of click, by its message; what is said already stays as it is."""
    for pattern, id in _SENTENCES:
        if found := pattern.fullmatch(sentence.removesuffix(".")):
            args = {name: _localize_quotes(value) for name, value in found.groupdict().items()}
            return voice(
                id, **args | {"name": fill_placeholders(args["name"])} if "name" in args else args
            )
    return sentence


def _localize_quotes(text: str) -> str:
    """What click puts between quotation marks, between those of the language."""
    return re.sub(r"'([^']*)'", lambda found: voice("usage-quoted", word=found[1]), text)
