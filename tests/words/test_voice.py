"""A voice says a message in its language, with the names and cards of its table."""

import pytest

import tanglewood as tw
from tanglewood.core.message import Message
from tanglewood.words import Voice, accepted_language, languages, preferred_language


def test_lists_are_said_as_the_language_says_them() -> None:
    assert [Voice(lang).join(["a", "b", "c"]) for lang in ("en", "de", "fr")] == [
        "a, b and c",
        "a, b und c",
        "a, b et c",
    ]


def test_arguments_are_said_by_the_table() -> None:
    voice = Voice("de", names=("Hazel", "Birk"), card=lambda voice, text: f"<{text}>")
    some = (tw.Who(0), tw.FoxCards("B7 K2"))
    message = tw.Message("list-and", some=some, last=tw.Message("list-and", some=1, last=2))
    assert voice.say(message) == "Hazel und <B7>, <K2> und 1 und 2"


def test_who_reads_is_you_wherever_somebody_is_meant() -> None:
    named = tw.Message("event-named", who=tw.Who(1), whom=tw.Who(0))
    moved = tw.Message("event-moved", n=2, whom=tw.Who(0), space=4)

    def said(message: Message, viewer: int) -> list[str]:
        names = ("Ada", "Ben")
        return [Voice(lang, names=names, viewer=viewer).say(message) for lang in ("en", "de", "fr")]

    assert said(named, 0) == [
        "The Foxes: Ben names you.",
        "Die Füchse: Ben benennt dich.",
        "Les Renards\u00a0: Ben te désigne.",
    ]
    assert said(named, 1)[0] == "The Foxes: you name Ada."
    assert said(moved, 0)[:2] == [
        "The tracker moves 2 steps towards you, to space 4.",
        "Die Figur geht 2 Schritte zu dir, auf Feld 4.",
    ]


def test_a_message_is_plain_json_for_a_face_that_is_elsewhere() -> None:
    message = tw.Message("list-and", some=tw.FoxCard("B7"), last=(tw.Who(1), 3))
    assert message.plain() == {
        "id": "list-and",
        "args": {"some": {"card": "B7"}, "last": {"list": [{"seat": 1}, 3]}},
    }


def test_the_text_of_a_message_is_the_english_sentence() -> None:
    message = tw.Message("list-and", some="Bells", last="Keys")
    assert str(message) == "Bells and Keys"
    assert repr(message) == "Message('list-and', some='Bells', last='Keys')"
    assert message == tw.Message("list-and", some="Bells", last="Keys")


def test_what_is_too_long_for_a_sentence_is_cut_short() -> None:
    message = Message("server-request", what=Message("server-request", what="x" * 5000))
    for lang in languages():
        sentence = Voice(lang).say(message)
        assert "xxx" in sentence
        assert len(sentence) < 1100


def test_what_cannot_be_said_is_one_sentence_and_prints_as_programs_write_it() -> None:
    unknown, bare = tw.Message("no-such-message", n=2), tw.Message("error-language")
    with pytest.raises(tw.TanglewoodError, match=r"^There is no message 'no-such-message' in the"):
        Voice("de").say(unknown)
    with pytest.raises(tw.TanglewoodError, match=r"^The message 'error-language' cannot be said: "):
        Voice().say(bare)
    assert str(unknown) == "Message('no-such-message', n=2)"
    assert str(bare) == "Message('error-language')"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "pt_BR"}, "en"),
        ({"LANG": "de", "TANGLEWOOD_LANG": "fr-CA"}, "fr"),
    ],
)
def test_the_surroundings_choose_a_language(environment: dict[str, str], lang: str) -> None:
    assert preferred_language(environment) == lang


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("*", "en"),
        ("de", "de"),
        ("pt-BR,pt;q=0.9,fr;q=0.4,de;q=0.3", "fr"),
        ("en-GB,de;q=0.9", "en"),
        ("de;q=0,fr;q=0.1", "fr"),
        ("de;q=much, fr", "fr"),
    ],
)
def test_a_browser_chooses_a_language(header: str, lang: str) -> None:
    assert accepted_language(header) == lang
