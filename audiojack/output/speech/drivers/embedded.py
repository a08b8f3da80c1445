"""The own voice: espeak-ng in this process, played through the mixer.

It speaks on a machine with nothing installed, starts and stops within milliseconds, gives each language its
own voice, sits where the speaker sits, and knows when it has been heard out.
"""

from __future__ import annotations

from audiojack.output.mixer import Mixer
from audiojack.output.panning import place
from audiojack.output.speech.choose import EMBEDDED
from audiojack.output.speech.driver import Abilities, DriverError, DriverFactory, Reason, Ticket
from audiojack.output.speech.espeak import Espeak, Tone
from audiojack.output.speech.settings import RATE_MAX, RATE_MIN, VoiceSettings, spoken_language
from audiojack.output.speech.spans import voiced_spans
from audiojack.output.speech.speech import Speech
from audiojack.output.speech.voice_player import VoicePlayer


class EmbeddedDriver:
    """A driver with every ability but braille. Raises DriverError where there is no device or no library."""

    name = EMBEDDED
    abilities = Abilities(
        own=True,
        interrupt=True,
        completion=True,
        language=True,
        rate=True,
        pitch=True,
        volume=True,
        pan=True,
    )

    def __init__(self, mixer: Mixer, settings: VoiceSettings) -> None:
        self._mixer = mixer
        self._settings = settings
        self.check()
        self._espeak = Espeak()
        self._player = VoicePlayer(mixer, self._espeak.sample_rate)
        try:
            self._player.keep_awake(settings.keep_awake)
        except Exception:  # nobody closes what was never opened
            self.close()
            raise

    def check(self) -> None:
        """Raise DriverError unless there is a sound device."""
        if not self._mixer.is_open:
            raise DriverError(Reason.NO_DEVICE)

    def configure(self, settings: VoiceSettings) -> None:
        """Speak by `settings` from the next utterance on."""
        if settings.keep_awake != self._settings.keep_awake:
            self._player.keep_awake(settings.keep_awake)
        self._settings = settings
        self._warm_up()

    def speak(self, speech: Speech, ticket: Ticket) -> None:
        """Make the samples of `speech`; they are heard from the first 30 ms on."""
        self.check()
        where = place(speech.pan, mono=self._settings.mono)
        stream = self._player.begin(ticket, where, self._settings.volume / 100)
        for text, lang in voiced_spans(speech):
            self._espeak.use(self._tone(lang))
            self._espeak.synthesize(text, stream.feed)
            if ticket.cancelled:
                return
        stream.end()
        self._espeak.use(self._tone(self._settings.lang))  # loading a voice can take longer than speaking

    def stop(self) -> None:
        """Be silent now."""
        self._player.stop()

    def close(self) -> None:
        """Stop, and give the library back."""
        self._player.close()
        self._espeak.close()

    def _warm_up(self) -> None:
        """Load the voice of the player's language, so that the first word doesn't wait for it."""
        lang = self._settings.lang
        self._espeak.use(self._tone(lang))
        for text, _ in voiced_spans(Speech("1", lang)):
            self._espeak.synthesize(text, lambda samples: False)

    def _tone(self, lang: str) -> Tone:
        voice = self._settings.voice(lang)
        language = spoken_language(lang)
        name = f"{language}+{voice.variant}" if voice.variant else language
        return Tone(name, max(RATE_MIN, min(RATE_MAX, voice.rate)), voice.pitch, voice.volume)


def embedded_factory(mixer: Mixer) -> DriverFactory:
    """The own voice on `mixer`."""
    return DriverFactory(EMBEDDED, lambda settings: EmbeddedDriver(mixer, settings))
