"""`tanglewood rules`: the rules in words."""

import os

import click
from click.shell_completion import CompletionItem


class PageName(click.ParamType[str]):
    """A game, or one of the pages beside the games."""

    name = "page"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from tanglewood.rulebook import PAGES

        return [CompletionItem(name) for name in PAGES if name.startswith(incomplete)]


@click.command(epilog="Example: tanglewood rules fox fox.monarch")
@click.argument("game", type=PageName())
@click.argument("rule", required=False, metavar="[ID]")
def command(game: str, rule: str | None) -> None:
    """Show the rules of GAME, or the one rule with this ID.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods, and the pages 'rulings' and 'glossary'
    go with them. An ID alone will do: tanglewood rules fox.monarch.
    """
    from rich.console import Console

    from tanglewood import rulebook
    from tanglewood.cli import UserError

    if rule is None and "." in game:
        rule = game
    try:
        text = rulebook.page(game) if rule is None else rule_text(rule)
    except (rulebook.UnknownPage, rulebook.UnknownRule) as error:
        raise UserError(str(error)) from None
    console = Console()
    if console.is_terminal:
        from rich.markdown import Markdown

        shown = Markdown(_without_targets(text))
        if rule is None:
            os.environ.setdefault("LESS", "-RFX")  # keep colours, leave a short page standing
            with console.pager(styles=True):
                console.print(shown)
        else:
            console.print(shown)
    else:
        click.echo(_without_targets(text).rstrip())


def rule_text(rule: str) -> str:
    """A rule with its title and its source."""
    from tanglewood import rulebook

    found = rulebook.find(rule)
    return f"### {found.title}\n`{found.id}` · source: {found.source}\n\n{found.text}\n"


def _without_targets(text: str) -> str:
    """The page without the lines that are anchors for the documentation only."""
    lines = text.splitlines()
    return "\n".join(line for line in lines if not (line[:1] == "(" and line[-2:] == ")="))
