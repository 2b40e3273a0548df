"""`tanglewood verify`: were the cards shuffled as the record reveals?"""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.options import FILE
from tanglewood.cli.speech import UserError, say
from tanglewood.core.message import Message
from tanglewood.core.printable import printable

if TYPE_CHECKING:
    from tanglewood.record import Record

RIGHT: Final = "right"
WRONG: Final = "wrong"
KNOWN: Final = "known"
NONE: Final = "none"


@localized_command(
    about="help-verify", short="help-verify-short", example="tanglewood verify game.json"
)
@click.argument("file", type=FILE)
@option("--commitment", metavar="HEX", help="help-verify-commitment")
@option("--json", "as_json", is_flag=True, help="help-json-found")
@click.pass_context
def command(ctx: click.Context, file: Path, commitment: str | None, as_json: bool) -> None:
    """Check the shuffle of every record of a file; one sentence a game."""
    import json

    from tanglewood.record import read_records

    if commitment is not None and not re.fullmatch("[0-9a-f]{64}", commitment.lower()):
        raise UserError(Message("verify-commitment-form", text=commitment[:80]))
    found = []
    for number, record in read_records(file):
        if number > 1 and commitment is not None:
            raise UserError(Message("verify-commitment-one", file=str(file)))
        game, sentence = _verdict(record, number, commitment and commitment.lower())
        found.append(game)
        if not as_json:
            click.echo(printable(say(sentence)))
    if as_json:
        click.echo(json.dumps({"file": str(file), "games": found}, indent=2))
    verdicts = {game["verdict"] for game in found}
    if WRONG in verdicts or RIGHT not in verdicts:
        ctx.exit(2)


def _verdict(record: "Record", number: int, noted: str | None) -> tuple[dict[str, Any], Message]:
    """What is to be said of a game: for programs, and for people."""
    from tanglewood.record import BadRecord
    from tanglewood.record.proof import prove

    name, reveal = record.game.name, record.shuffle
    plain: dict[str, Any] = {"game": number, "name": name}
    if reveal is None:
        kind = KNOWN if record.known_deal else NONE
        return plain | {"verdict": kind}, Message(f"verify-{kind}", game=f"{number}", name=name)
    added = [seat for seat, each in enumerate(reveal.shares) if each.share is not None]
    plain |= {"commitment": reveal.commitment, "shares": added}
    try:
        outcomes = prove(record)
        if noted is not None and noted != reveal.commitment:
            raise BadRecord(Message("verify-commitment-other", found=reveal.commitment))
    except BadRecord as error:
        wrong = Message("verify-wrong", game=f"{number}", name=name, what=error.message)
        what = {"verdict": WRONG, "entry": error.entry, "what": say(error.message)}
        return plain | what, wrong
    shares = _shares(record, added)
    right = Message("verify-right", game=f"{number}", name=name, outcomes=outcomes, shares=shares)
    return plain | {"verdict": RIGHT, "outcomes": outcomes}, right


def _shares(record: "Record", added: list[int]) -> Message:
    """Who put something into the shuffle, and which people did not."""
    names = tuple(record.names[seat] for seat in added)
    without = tuple(record.names[seat] for seat in record.people if seat not in added)
    if not names:
        return Message("verify-alone")
    if not without:
        return Message("verify-added", names=names)
    return Message("verify-added-not", names=names, without=without)
