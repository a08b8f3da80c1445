"""The stretches of an utterance that a driver speaks one by one, each by the voice of its language.

Where they are cut, and how the embedded voice must have them written, is for l10n.spans; here marks without a
word are put to the stretch before them, so that no voice is asked to say a bracket.
"""

from __future__ import annotations

from collections.abc import Iterable

from audiojack.l10n.spans import Span, spans, voiced
from audiojack.output.speech.speech import Speech


def spoken_spans(speech: Speech) -> tuple[Span, ...]:
    """The stretches as they are written, for a voice that reads by itself."""
    return _with_words(spans(speech.text, speech.lang))


def voiced_spans(speech: Speech) -> tuple[Span, ...]:
    """The stretches as the embedded voice reads them right: respelled, perhaps with phonemes in [[ ]]."""
    return _with_words(voiced(speech.text, speech.lang))


def _with_words(stretches: Iterable[Span]) -> tuple[Span, ...]:
    joined: list[Span] = []
    for text, lang in stretches:
        if joined and (joined[-1][1] == lang or not _has_words(text)):
            joined[-1] = (joined[-1][0] + text, joined[-1][1])
        else:
            joined.append((text, lang))
    return tuple(span for span in joined if _has_words(span[0]))


def _has_words(text: str) -> bool:
    return any(character.isalnum() for character in text)
