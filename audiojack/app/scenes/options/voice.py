"""Options > Voice: who speaks, and a menu for the voice of each language, which is heard as it changes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from audiojack.app.options.controls import ENGINE, RATE, OptionControl, voice_knobs
from audiojack.app.scenes.options.section import SectionScene
from audiojack.app.speaking.voice_language import in_language
from audiojack.app.stage.effects import Acted, Effects, Push, Say, Sound, refused
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.output.speech.choose import VOICELESS
from audiojack.output.speech.settings import spoken_language
from audiojack.presentation.utterance import Priority, Utterance

_LANGUAGE = "voice-of-"


class SpeechScene(SectionScene):
    """The knobs of the voice, and among them a row for each language."""

    def __init__(self, services: SceneServices) -> None:
        super().__init__(services, "speech")

    def items(self) -> list[Item]:
        engine, *rest = super().items()
        return [engine, *(self._language_row(language) for language in self._languages()), *rest]

    def choose(self, key: str) -> Effects:
        if key.startswith(_LANGUAGE):
            return (Sound("menu-choose"), Push(VoiceScene(self.services, key.removeprefix(_LANGUAGE))))
        return super().choose(key)

    def _languages(self) -> list[str]:
        """Each language that has a voice, the player's first; both scripts of Serbian share one."""
        languages = (self.services.language, *self.services.languages)
        return list(dict.fromkeys(spoken_language(language) for language in languages))

    def _row(self, control: OptionControl) -> Item:
        row = super()._row(control)
        return replace(row, state=self._speaker(row.state)) if control == ENGINE else row

    def _speaker(self, state: str) -> str:
        """Who speaks now where that can't be heard from the choice, and whether they lack the player's language."""
        voice, services = self.services.voice(), self.services
        told = [state] if state else []
        if voice.driver and voice.driver != services.settings.engine and voice.driver not in VOICELESS:
            told.append(services.text("state-speaks", voice=services.text(f"value-engine-{voice.driver}")))
        if voice.lacks(services.language):
            told.append(self._lacking(services.language))
        return ", ".join(told)

    def _lacking(self, language: str) -> str:
        return self.services.text(
            "state-lacks-language", language=in_language(self.services.words(self.services.language), language)
        )

    def _language_row(self, language: str) -> Item:
        return Item(
            _LANGUAGE + language,
            voice_of(self.services, language),
            replace(RATE, language=language).spoken(self.services),
            self._lacking(language) if self.services.voice().lacks(language) else "",
            hint=self.services.text("voice-of-about", key=self.services.keys_of("menu", "choose")),
        )


class VoiceScene(SectionScene):
    """Rate, pitch, variant and volume of the voice of one language; it says something when one has changed."""

    def __init__(self, services: SceneServices, language: str) -> None:
        self._language = language
        super().__init__(services, "speech")

    def knobs(self) -> Sequence[OptionControl]:
        return voice_knobs(self._language)

    def title(self) -> str:
        return voice_of(self.services, self._language)

    def change(self, key: str, by: int) -> Effects | None:
        changed = super().change(key, by)
        if changed is None or changed == (refused("value-end"),):
            return changed
        return (Acted(), *changed, *self._sample())

    def _sample(self) -> Effects:
        """A sentence in the language, by its voice; none by a voice that can't change its language to it."""
        voice, now = self.services.voice(), self.services.language
        if voice.lacks(self._language) or not (voice.abilities.language or spoken_language(now) == self._language):
            return ()
        said_in = now if spoken_language(now) == self._language else self._language
        return (Say(Utterance("voice-sample", {}, Priority.TABLE, None, None, "interface"), said_in, kept=False),)


def voice_of(services: SceneServices, language: str) -> str:
    """What the voice of a language is called."""
    id = _LANGUAGE + language
    return services.text(id) if services.has(id) else services.text("voice-of-other", tag=language)
