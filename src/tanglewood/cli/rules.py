"""`tanglewood rules`: the rules in words."""

import os

import click
from click.shell_completion import CompletionItem

from tanglewood.cli.help import spoken
from tanglewood.cli.speech import speaker, voice


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
        for rule in rules(name, page_language())
        if rule.id.startswith(begun)
    ]


@spoken(about="help-rules", short="help-rules-short", example="tanglewood rules fox fox.monarch")
@click.argument("game", type=PageName())
@click.argument("rule", type=RuleName(), required=False, metavar="[RULE]")
def command(game: str, rule: str | None) -> None:
    """Show the rules of a game, or one rule by its id or the name of its card."""
    from rich.console import Console

    from tanglewood import rulebook

    lang = page_language()
    page, rule = _meant(game, rule, lang)
    text = rulebook.readable(page, lang) if rule is None else rule_text(rule, page, lang)
    if lang != speaker().lang:
        click.echo(voice("rules-in-english"), err=True)
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


def _meant(game: str, rule: str | None, lang: str) -> tuple[str, str | None]:
    """The page and the rule that are meant: a word alone may be either."""
    from tanglewood import rulebook

    try:
        return rulebook.page_called(game, lang), rule
    except rulebook.UnknownPage:
        if rule is not None:
            raise
        try:
            return "", rulebook.named(game, lang=lang).id
        except rulebook.UnknownRule as unknown:
            if unknown.near or "." in game:
                raise
        raise


def page_language() -> str:
    """The language of the command line, if there are rule pages in it; else English."""
    from tanglewood import rulebook

    return rulebook.known(speaker().lang) or rulebook.ENGLISH


def rule_text(rule: str, game: str = "", lang: str = "en") -> str:
    """A rule, by its id or its name, with its title and its source."""
    from tanglewood import rulebook

    found = rulebook.named(rule, game, lang)
    marked = rulebook.language(lang).marked(found.id, found.source)
    return f"### {found.title}\n{marked}\n\n{found.text}\n"
