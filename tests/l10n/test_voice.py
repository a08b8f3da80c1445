"""Every message of every language, with sample values, through the embedded voice: none may sound foreign."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from audiojack import resources
from audiojack.l10n.audit import read_exceptions
from audiojack.l10n.localizer import Localizer
from audiojack.l10n.samples import sample_arguments
from audiojack.l10n.spans import voiced
from tests.l10n.phonemes import phonemes

_OTHER_VOICE = re.compile(r"\([a-z-]+\)")
"""How the library marks that it has changed to another language, or spells a letter that it does not know."""
_OUR_PHONEMES = re.compile(r"\[\[.*?\]\]")
_DIGITS_WITH_MINUS = re.compile(r"(?<!\w)[-−–]\d")


@pytest.mark.parametrize("lang", ["en", "cs", "ru", "sr", "sr-Cyrl"])
def test_every_message_in_its_own_voice(lang: str, localizer: Callable[[str], Localizer]) -> None:
    spoken, voice = localizer(lang), lang.partition("-")[0]
    foreign = set(read_exceptions(resources.locales() / voice).script)
    said: dict[str, str] = {}
    for id in spoken.ids():
        for choice in range(3):
            text = spoken.text(id, sample_arguments(spoken.pattern(id) or (), spoken.pattern, lang, choice))
            if id not in foreign:
                said[text] = id
    pieces = [(text, id, *piece) for text, id in said.items() for piece in voiced(text, lang)]
    assert not [(id, piece) for _, id, piece, of in pieces if of != voice]
    assert not [(id, piece) for _, id, piece, _ in pieces if _DIGITS_WITH_MINUS.search(piece)]
    sounds = phonemes([(voice, _OUR_PHONEMES.sub("", piece)) for _, _, piece, _ in pieces])
    assert not [
        (id, piece, sound)
        for (_, id, piece, _), sound in zip(pieces, sounds, strict=True)
        if _OTHER_VOICE.search(sound)
    ]
