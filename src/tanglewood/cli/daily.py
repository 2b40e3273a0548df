"""`tanglewood daily`: the deal of the day in lines, and what it brought to share."""

from typing import TYPE_CHECKING

import click

from tanglewood.cli.help import localized_command, option
from tanglewood.cli.options import MEMORY, GameName, title
from tanglewood.cli.speech import speaker, voice
from tanglewood.core.message import Message

if TYPE_CHECKING:
    from tanglewood.session.daily import Daily
    from tanglewood.session.diary import Diary
    from tanglewood.session.finished import Standing
    from tanglewood.session.table import Table


@localized_command(about="help-daily", short="help-daily-short", example="tanglewood daily fox")
@click.argument("game", type=GameName(), default="fox")
@option("--date", "day", metavar="2026-11-16", help="help-daily-date")
@option("--name", default="", metavar="NAME", help="help-daily-name")
@MEMORY
def command(game: str, day: str | None, name: str, memory: bool) -> None:
    """Play the deal of a day; the first game of today's counts."""
    from tanglewood.cli.data import data_folder
    from tanglewood.cli.line.game import LineGame
    from tanglewood.session.daily import OPPONENT, SEAT, Daily, day_of, today
    from tanglewood.session.diary import Diary
    from tanglewood.session.finished import standing

    now = today()
    deal = Daily(now if day is None else day_of(day, now), game)
    diary = Diary(data_folder())
    first = diary.first(deal.date, game)
    if first is not None:
        click.echo(voice("daily-again", score=_score(first)))
    elif deal.date != now:
        click.echo(voice("daily-late"))
    table = deal.table(name or voice("seat-you"))
    opening = Message("daily-start", date=deal.date.isoformat(), name=voice(f"level-{OPPONENT}"))
    LineGame(table, memory=memory, save=None, opening=opening).play()
    if table.outcome is None or table.record.result is None:
        return
    result = standing(table.record.result, SEAT)
    if first is None and deal.date == now and not table.practice:
        diary.keep(deal.date, game, result)
    _share(deal, table, result, diary)


def _share(deal: "Daily", table: "Table", result: "Standing", diary: "Diary") -> None:
    from tanglewood.session.daily import SEAT
    from tanglewood.session.finished import marks, standing
    from tanglewood.session.show.share import share_lines

    click.echo(voice("daily-par-thinking"), err=True)
    par = deal.par().result
    assert par is not None
    head = (deal.date.isoformat(), title(deal.game))
    lines = share_lines(head, result, standing(par, SEAT), marks(table.record, SEAT), speaker())
    click.echo()
    click.echo("\n".join(lines))
    if many := diary.streak(deal.date):
        click.echo()
        click.echo(voice("daily-streak", n=many))


def _score(found: "Standing") -> str:
    from tanglewood.session.show.share import score_words

    return speaker().say(score_words(found))
