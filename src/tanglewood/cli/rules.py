"""`tanglewood rules`: the rules in words."""

import os
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

if TYPE_CHECKING:
    from tanglewood.rulebook import Rule


class PageName(click.ParamType[str]):
    """A game, or one of the pages beside the games."""

    name = "page"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from tanglewood.rulebook import PAGES

        return [CompletionItem(name) for name in PAGES if name.startswith(incomplete)]


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


@click.command(epilog="Example: tanglewood rules fox monarch")
@click.argument("game", type=PageName())
@click.argument("rule", required=False, metavar="[RULE]")
@click.option(
    "--lang",
    type=LanguageCode(),
    metavar="CODE",
    help="The language of the page, such as de; else that of your locale, or English.",
)
def command(game: str, rule: str | None, lang: str | None) -> None:
    """Show the rules of GAME, or one RULE.

    GAME is fox, fox-manual, fox-mini, deluxe, duet or woods, and the pages 'rulings' and 'glossary'
    go with them. RULE is an id such as fox.monarch, or a name such as Monarch; it will do alone:
    tanglewood rules monarch.
    """
    from rich.console import Console

    from tanglewood import rulebook
    from tanglewood.cli import UserError

    lang = lang or rulebook.of_locale(os.environ)
    try:
        found = _asked_for(game, rule, lang)
    except (rulebook.UnknownPage, rulebook.UnknownRule) as error:
        raise UserError(str(error)) from None
    whole = isinstance(found, str)
    text = rulebook.page(found, lang) if isinstance(found, str) else rule_text(found, lang)
    console = Console()
    if console.is_terminal:
        from rich.markdown import Markdown

        shown = Markdown(_without_targets(text))
        if whole:
            os.environ.setdefault("LESS", "-RFX")  # keep colours, leave a short page standing
            with console.pager(styles=True):
                console.print(shown)
        else:
            console.print(shown)
    else:
        click.echo(_without_targets(text).rstrip())


def _asked_for(game: str, rule: str | None, lang: str) -> "str | Rule":
    """The name of the page, or the rule, that the words on the command line mean."""
    from tanglewood import rulebook

    if rule is not None:
        return rulebook.rule_called(rule, lang, rulebook.page_called(game, lang))
    if "." in game:
        return rulebook.rule_called(game, lang)
    try:
        return rulebook.page_called(game, lang)
    except rulebook.UnknownPage as error:
        try:
            return rulebook.rule_called(game, lang)
        except rulebook.UnknownRule as near:
            raise (near if near.near else error) from None


def rule_text(rule: "Rule", lang: str = "en") -> str:
    """A rule with its title and its source."""
    from tanglewood.rulebook import language

    marked = language(lang).marked(rule.id, rule.source)
    return f"### {rule.title}\n{marked}\n\n{rule.text}\n"


def _without_targets(text: str) -> str:
    """The page without the lines that are anchors for the documentation only."""
    lines = text.splitlines()
    return "\n".join(line for line in lines if not (line[:1] == "(" and line[-2:] == ")="))
