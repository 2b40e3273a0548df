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


class LanguageCode(click.ParamType[str]):
    """A language that there are rule pages in."""

    name = "language"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from tanglewood.cli import UserError
        from tanglewood.rulebook import UnknownLanguage, known

        found = known(value)
        if found is None:
            raise UserError(str(UnknownLanguage(value)))
        return found

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from tanglewood.rulebook import language, languages

        return [
            CompletionItem(code, help=language(code).name)
            for code in languages()
            if code.startswith(incomplete)
        ]


@click.command(
    short_help="Show the rules of GAME, or one of them.",
    epilog="Example: tanglewood rules fox fox.monarch",
)
@click.argument("game", type=PageName())
@click.argument("rule", type=RuleName(), required=False, metavar="[RULE]")
@click.option(
    "--lang",
    type=LanguageCode(),
    metavar="CODE",
    help="The language of the page, such as de; else that of your locale, or English.",
)
def command(game: str, rule: str | None, lang: str | None) -> None:
    """Show the rules of GAME, or one RULE by its id or the name of its card.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods, and the pages 'rulings' and 'glossary'
    go with them. A RULE alone will do: tanglewood rules fox.monarch, tanglewood rules fairy. Names
    of every language are understood.
    """
    from rich.console import Console

    from tanglewood import rulebook
    from tanglewood.cli import UserError

    lang = lang or rulebook.of_locale(os.environ)
    try:
        page, rule = _meant(game, rule, lang)
        text = rulebook.readable(page, lang) if rule is None else rule_text(rule, page, lang)
    except (rulebook.UnknownPage, rulebook.UnknownRule) as error:
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


def rule_text(rule: str, game: str = "", lang: str = "en") -> str:
    """A rule, by its id or its name, with its title and its source."""
    from tanglewood import rulebook

    found = rulebook.named(rule, game, lang)
    marked = rulebook.language(lang).marked(found.id, found.source)
    return f"### {found.title}\n{marked}\n\n{found.text}\n"
