"""Every message that the presentation names exists in every language, and ends as a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import audiojack.presentation
from audiojack.engine import bank_events, events
from audiojack.engine.commands import ACTIONS, Legal, Refusal
from audiojack.engine.events import Event
from audiojack.engine.refusals import REASONS
from audiojack.l10n.parse import parse_files
from audiojack.l10n.samples import sample_arguments
from audiojack.presentation import presenter
from audiojack.presentation.refusals import refused
from audiojack.resources import locales, sounds
from tests.presentation.heard import LANGUAGES, Heard, localizer
from tests.presentation.rounds import ROUNDS

SENTENCES = ("say", "ask", "why", "prompt", "none", "refused", "option")
_ID = re.compile(r'"((?:say|ask|why|prompt|do|none|refused|option)-[a-z0-9-]*[a-z0-9])"')


def _named() -> set[str]:
    source = Path(audiojack.presentation.__file__).parent.glob("*.py")
    return {id for file in source for id in _ID.findall(file.read_text(encoding="utf-8"))}


def _all_events(root: type[Event] = Event) -> set[type[Event]]:
    found = set(root.__subclasses__())
    return found.union(*(_all_events(event) for event in found)) if found else found


def test_every_sound_that_is_named_has_its_file() -> None:
    names = {path.stem.removesuffix("-1") for path in sounds().glob("*.ogg")}
    heard = [played() for played in ROUNDS.values()]
    said = [utterance for one in heard for utterance in one.said]
    asked = [refused(Refusal("not-now"), one.decider.view(one.table, 0), 0) for one in heard]
    named = {utterance.sound for utterance in (*said, *asked) if utterance.sound}
    assert len(named) > 15
    assert named <= names


def test_every_event_has_its_sentence_at_the_tables_where_it_happens() -> None:
    ours = {event for event in _all_events() if event.__module__ in (events.__name__, bank_events.__name__)}
    assert ours
    assert ours == set(presenter.CASINO) | set(presenter.BANK)
    assert {event for event in ours if event.__module__ == bank_events.__name__} <= set(presenter.BANK)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_named_message_exists(lang: str) -> None:
    texts = localizer(lang)
    assert [id for id in sorted(_named()) if not texts.has(id)] == []


@pytest.mark.promise("Keys", "A key that can't act says why, in a sentence of its own")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence_with_all_it_needs(lang: str) -> None:
    heard = Heard("blek-dzek", "")
    view = heard.decider.view(heard.table, 0)
    texts = localizer(lang)
    for reason in REASONS:
        for seat in (-1, 1):
            utterance = refused(Refusal(reason, limit=10, step=10, seat=seat), view, 0)
            assert texts.has(utterance.id), utterance.id
            assert heard.read(utterance, lang).endswith((".", "!"))
    assert not texts.faults


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_label(lang: str) -> None:
    heard = Heard("blek-dzek", "")
    for action in ACTIONS:
        for legal in (Legal(action), Legal(action, least=25, most=25)):
            label = heard.queries().label(legal)
            assert localizer(lang).has(label.id)
            assert heard.read(label, lang)
    assert not localizer(lang).faults


@pytest.mark.promise("What is said", "Every utterance ends in a full stop, question mark or exclamation mark")
@pytest.mark.parametrize("lang", ["en", "cs", "ru", "sr"])
def test_every_sentence_ends_as_one(lang: str) -> None:
    catalog = parse_files(sorted((locales() / lang).glob("table*.ftl")), lang)
    texts = localizer(lang)
    for id, pattern in catalog.entries.items():
        if id.split("-")[0] in SENTENCES:
            for choice in range(3):
                args = sample_arguments(pattern, catalog.entries.get, lang, choice)
                text = texts.text(id, {"box": 0, "hand": 0, "left": 5, **args})
                assert text.endswith((".", "?", "!")), (id, text)
