"""`tanglewood rules`: the rules in words."""

import os

import click
from click.shell_completion import CompletionItem

from tanglewood.cli.help import localized_command
from tanglewood.cli.speech import speaker, voice


def _pages_like(ctx: click.Context, param: click.Parameter, prefix: str) -> list[CompletionItem]:
    """A game or one of the pages beside the games; or a rule, by its id or its name."""
    from tanglewood.rulebook import PAGES

    pages = [CompletionItem(name) for name in PAGES if name.startswith(prefix)]
    return pages + (_rules_like(ctx, param, prefix) if prefix else [])


def _rules_like(ctx: click.Context, param: click.Parameter, prefix: str) -> list[CompletionItem]:
    """The rules whose ids begin so, those of the page alone while nothing has been begun."""
    from tanglewood.rulebook import PAGES, rules

    page = ctx.params.get("game")
    pages = [page] if page in PAGES and not prefix else PAGES
    return [
        CompletionItem(rule.id, help=rule.title)
        for name in pages
        for rule in rules(name, page_language())
        if rule.id.startswith(prefix)
    ]


@localized_command(
    about="help-rules", short="help-rules-short", example="tanglewood rules fox fox.monarch"
)
@click.argument("game", shell_complete=_pages_like)
@click.argument("rule", shell_complete=_rules_like, required=False, metavar="[RULE]")
def command(game: str, rule: str | None) -> None:
    """Show the rules of a game, or one rule by its id or the name of its card."""
    from rich.console import Console

    from tanglewood import rulebook

    lang = page_language()
    page, rule = _find_page(game, rule, lang)
    text = rulebook.readable(page, lang) if rule is None else rule_text(rule, page, lang)
    if lang != speaker().lang:
        click.echo(voice("rules-in-english"), err=True)
    console = Console()
    if console.is_terminal:
        from rich.markdown import Markdown

        markdown = Markdown(text)
        if rule is None:
            os.environ.setdefault("LESS", "-RFX")  # keep colours, leave a short page standing
            with console.pager(styles=True):
                console.print(markdown)
        else:
            console.print(markdown)
    else:
        click.echo(text.rstrip())


def _find_page(game: str, rule: str | None, lang: str) -> tuple[str, str | None]:
    """The page and the rule that are meant: a word alone may be either."""
    from tanglewood import rulebook

    try:
        return rulebook.page_called(game, lang), rule
    except rulebook.UnknownPage:
        if rule is not None:
            raise
        try:
            return "", rulebook.named(_as_on_pages(game), lang=lang).id
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

    found = rulebook.named(_as_on_pages(rule), game, lang)
    marked = rulebook.language(lang).marked(found.id, found.source)
    return f"### {found.title}\n{marked}\n\n{found.text}\n"


def _as_on_pages(name: str) -> str:
    """A card as the pages call it, where they are in English and the reader's cards are not."""
    from tanglewood.words import ENGLISH
    from tanglewood.words.catalogue import entries

    said = speaker()
    if page_language() == said.lang:
        return name
    cards = (
        id for id, text in entries(said.lang).items() if id.startswith("card-") and "{" not in text
    )
    return next((ENGLISH(id) for id in cards if said(id).casefold() == name.casefold()), name)
