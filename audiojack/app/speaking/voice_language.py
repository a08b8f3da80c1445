"""A voice that lacks the player's language: they are told once, and again only if it had the language meanwhile.

What is learnt of a voice comes from its own thread; whatever is to be said or kept of it is posted to the program.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from audiojack.app.options.settings import SettingsFile
from audiojack.app.stage.effects import Change, Effects, Later, Say
from audiojack.app.stage.services import Words
from audiojack.output.speech.driver import VoiceInUse
from audiojack.output.speech.settings import spoken_language
from audiojack.output.speech.speech import Fate
from audiojack.presentation.utterance import Priority, Utterance

WARNING = "voice-lacks-language"
_CYRILLIC = frozenset(("ru", "sr-Cyrl"))
_READ_CYRILLIC = frozenset(("ru", "sr", "uk", "be", "bg", "mk"))


class VoiceLanguageWarning:
    """Tells of voices without the player's language. `languages` are the program's."""

    def __init__(
        self,
        settings_file: SettingsFile,
        words: Callable[[str], Words],
        languages: Sequence[str],
        post: Callable[[Effects], None],
    ) -> None:
        self._settings_file = settings_file
        self._words = words
        self._languages = languages
        self._post = post
        self._lock = threading.Lock()
        self._told: list[str] = []
        """Voices told of since the start, the last one last."""

    def look(self, voice: VoiceInUse) -> None:
        """The voice in use, the player's language or what is known of the voice has changed; on any thread."""
        language = self._settings_file.now.language
        if not language or voice.languages is None or not voice.abilities.voice:
            return
        key = f"{voice.driver} {spoken_language(language)}"
        known = key in self._settings_file.now.warned_voices
        if not voice.lacks(language):
            if known:
                self._post((Later(lambda: self._keep(self._settings_file.now.warned_voices - {key})),))
            return
        with self._lock:
            if known or key in self._told:
                return
            self._told.append(key)
        self._post((self._warning(voice, language),))

    def ended(self, id: str, fate: Fate) -> None:
        """An utterance is over; on any thread. A warning that was silenced has been heard as well."""
        if id != WARNING or fate not in (Fate.WHOLE, Fate.CUT) or not self._told:
            return
        key = self._told[-1]
        self._post((Later(lambda: self._keep(self._settings_file.now.warned_voices | {key})),))

    def _keep(self, warned: frozenset[str]) -> Effects:
        return (Change(replace(self._settings_file.now, warned_voices=warned)),)

    def _warning(self, voice: VoiceInUse, language: str) -> Say:
        said_in = self._readable(voice, language)
        words = self._words(said_in)
        args = {
            "voice": words.text(f"value-engine-{voice.driver}"),
            "language": in_language(words, language),
        }
        return Say(Utterance(WARNING, args, Priority.MINE, None, None, "interface"), said_in)

    def _readable(self, voice: VoiceInUse, language: str) -> str:
        """The player's language, unless the voice can't read its letters: then a language that it has."""
        spoken = voice.languages or frozenset()
        if language not in _CYRILLIC or spoken & _READ_CYRILLIC:
            return language
        return next((own for own in ("en", *self._languages) if spoken_language(own) in spoken), language)


def in_language(words: Words, language: str) -> str:
    """How one says that somebody speaks a language: "Czech", "česky", «по-чешски»."""
    id = f"in-language-{spoken_language(language)}"
    return words.text(id) if words.has(id) else words.text("in-language-other", {"tag": language})
