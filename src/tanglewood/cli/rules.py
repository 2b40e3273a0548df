"""`tanglewood rules`: the rules in words."""

import os

import click
from click.shell_completion import CompletionItem


class PageName(click.ParamType[str]):
    """A game or one of the pages beside the games; or a rule, by its id or its name."""

    name = "page"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from tanglewood.rulebook import PAGES

        pages = [CompletionItem(name) for name in PAGES if name.startswith(incomplete)]
        return pages + (_rules_like(incomplete) if incomplete else [])


class RuleName(click.ParamType[str]):
    """A rule by its id or its name."""

    name = "rule"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return _rules_like(incomplete, str(ctx.params.get("game") or ""))


def _rules_like(begun: str, page: str = "") -> list[CompletionItem]:
    """The rules whose ids begin so, those of the page alone while nothing has been begun."""
    from tanglewood.rulebook import PAGES, rules

    pages = [page] if page in PAGES and not begun else PAGES
    return [
        CompletionItem(rule.id, help=rule.title)
        for name in pages
        for rule in rules(name)
        if rule.id.startswith(begun)
    ]


@click.command(
    short_help="Show the rules of GAME, or one of them.",
    epilog="Example: tanglewood rules fox fox.monarch",
)
@click.argument("game", type=PageName())
@click.argument("rule", type=RuleName(), required=False, metavar="[RULE]")
def command(game: str, rule: str | None) -> None:
    """Show the rules of GAME, or one RULE by its id or the name of its card.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods, and the pages 'rulings' and 'glossary'
    go with them. A RULE alone will do: tanglewood rules fox.monarch, tanglewood rules fairy.
    """
    from rich.console import Console

    from tanglewood import rulebook
    from tanglewood.cli import UserError

    if rule is None and game not in rulebook.PAGES:
        game, rule = "", game
    try:
        text = rulebook.readable(game) if rule is None else rule_text(rule, game)
    except rulebook.UnknownRule as error:
        rule_meant = game or error.near or "." in error.rule_id
        raise UserError(str(error if rule_meant else rulebook.UnknownPage(rule or ""))) from None
    except rulebook.UnknownPage as error:
        raise UserError(str(error)) from None
    console = Console()
    if console.is_terminal:
        from rich.markdown import Markdown

        shown = Markdown(text)
        if rule is None:
            os.environ.setdefault("LESS", "-RFX")  # keep colours, leave a short page standing
            with console.pager(styles=True):
                console.print(shown)
        else:
            console.print(shown)
    else:
        click.echo(text.rstrip())


def rule_text(rule: str, game: str = "") -> str:
    """A rule, by its id or its name, with its title and its source."""
    from tanglewood import rulebook

    found = rulebook.named(rule, game)
    return f"### {found.title}\n`{found.id}` · source: {found.source}\n\n{found.text}\n"
