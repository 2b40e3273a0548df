"""Rule ids on the pages of the documentation lead to their rules."""

from docutils import nodes
from docutils.utils import new_document

from tests.support import script


def _linked(page: str, *parts: nodes.Node) -> list[tuple[str, str]]:
    """The text and the address of every link on a page of one paragraph."""
    tree = new_document(page)
    paragraph = nodes.paragraph()
    paragraph.extend(parts)
    tree += paragraph
    script("docs/tools/rule_links.py").link_rules(page, tree, lambda _, to: f"{to}.html")
    found = [(link.astext(), link["refuri"]) for link in tree.findall(nodes.reference)]
    assert tree.astext() == "".join(part.astext() for part in parts)
    return found


def test_an_id_in_code_or_in_a_sentence_leads_to_its_rule() -> None:
    sentence = nodes.Text("As in ruling.S10 to ruling.S16. The text")
    assert _linked("components", nodes.literal("", "fox.tie"), sentence) == [
        ("fox.tie", "rules/fox.html#fox-tie"),
        ("ruling.S10", "rules/rulings.html#ruling-s10"),
        ("ruling.S16", "rules/rulings.html#ruling-s16"),
    ]


def test_the_rule_is_in_the_language_of_the_page() -> None:
    code = nodes.literal("", "fox.tie")
    assert _linked("rules/de/fox-mini", code) == [("fox.tie", "rules/de/fox.html#fox-tie")]


def test_what_is_no_rule_or_a_link_already_stays_as_it_is() -> None:
    linked = nodes.reference("", "", nodes.literal("", "fox.tie"), refuri="there")
    assert _linked("api", linked) == [("fox.tie", "there")]
    assert not _linked("api", nodes.literal("", "fox.tie.csv"), nodes.Text("fox.md, my.fox.tie"))
    assert not _linked("api", nodes.literal_block("", "fox.tie"))
