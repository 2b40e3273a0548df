"""Makes a link of every rule id that a page mentions: to the rule, in the language of the page."""

import re
from collections.abc import Callable, Iterator

from docutils import nodes

from tanglewood import rulebook

_NO_LINKS = (nodes.literal_block, nodes.reference, nodes.title)


def link_rules(page: str, tree: nodes.document, address: Callable[[str, str], str]) -> None:
    """Link the ids in the page's tree; `address` gives the way from one page to another."""
    places = _places(_folder(page))
    ids = "|".join(map(re.escape, sorted(places, key=len, reverse=True)))
    known = re.compile(rf"(?<![\w.-])(?:{ids})(?![\w-]|\.\w)")

    def linked(rule: str, shown: nodes.Node) -> nodes.reference:
        to, anchor = places[rule]
        found = nodes.reference("", "", internal=True, refuri=f"{address(page, to)}#{anchor}")
        found += shown
        return found

    for text in [text for text in tree.findall(nodes.Text) if not _is_inside(text, _NO_LINKS)]:
        code = text.parent
        if isinstance(code, nodes.literal):
            if text.astext() in places:
                code.replace_self(linked(text.astext(), code.deepcopy()))
        elif known.search(text.astext()):
            text.parent.replace(text, list(_split(text.astext(), known, linked)))


def _split(
    text: str, known: re.Pattern[str], linked: Callable[[str, nodes.Node], nodes.reference]
) -> Iterator[nodes.Node]:
    end = 0
    for found in known.finditer(text):
        if found.start() > end:
            yield nodes.Text(text[end : found.start()])
        yield linked(found[0], nodes.Text(found[0]))
        end = found.end()
    if end < len(text):
        yield nodes.Text(text[end:])


def _places(folder: str) -> dict[str, tuple[str, str]]:
    """For every rule its page in this folder and its anchor there."""
    return {
        rule: (f"{folder}/{rulebook.find(rule).page}", rule.replace(".", "-").lower())
        for rule in rulebook.all_ids()
    }


def _folder(page: str) -> str:
    """Where the rules are in the language of the page."""
    first, _, rest = page.partition("/")
    lang = rest.partition("/")[0]
    return f"rules/{lang}" if first == "rules" and lang in rulebook.languages() else "rules"


def _is_inside(node: nodes.Node, kinds: tuple[type[nodes.Node], ...]) -> bool:
    above = node.parent
    while above is not None:
        if isinstance(above, kinds):
            return True
        above = above.parent
    return False
