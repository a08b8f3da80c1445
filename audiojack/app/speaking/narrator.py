"""One utterance to everything that tells it: voice, sound, braille, caption, history, transcript.

All of them get the same text, made once, so that they never differ.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from audiojack.output.braille import BrailleDisplay, Scrolled
from audiojack.output.history import Entry, History
from audiojack.output.panning import seat_pan
from audiojack.output.sound import SoundEvent, SoundPlayer
from audiojack.output.speech.manager import SpeechManager
from audiojack.output.speech.speech import Fate, Speech
from audiojack.output.transcript import Transcript, UtteranceLine
from audiojack.presentation.utterance import Priority, Utterance, text_of

if TYPE_CHECKING:
    from audiojack.app.stage.services import Words

VARIANTS = {"card": 4}
"""Sounds of which there are several, taken in turn: "card" is card-1 to card-4."""

OnText = Callable[[str, str], None]
"""Is told each text and its language as soon as it is to be said."""

BRAILLE_PART, BRAILLE_START, BRAILLE_END = "braille-part", "braille-start", "braille-end"
"""What tells of the braille display itself: the first isn't shown there, the others only for a moment."""


@dataclass
class _Told:
    """An utterance whose end is still to come."""

    id: str
    t: int
    seat: int | None
    sound: str | None
    """The sound that goes with it and has not been played yet."""


class Narrator:
    """The listener's end of everything. `seats` answers how many seats the table has and which is the listener's.

    Voice, sounds and braille are set afterwards, because they are made with what this narrator has to be told;
    `on_end` is told, on any thread, how each utterance ended, by its message id.
    """

    def __init__(
        self,
        words: Callable[[str], Words],
        *,
        transcript: Transcript | None = None,
        on_text: OnText = lambda text, language: None,
    ) -> None:
        self._words = words
        self._transcript = transcript
        self.on_text = on_text
        self._told: dict[int, _Told] = {}
        self._key = 0
        self._turns: dict[str, int] = {}
        self.voice: SpeechManager | None = None
        self.seats: Callable[[], tuple[int, int]] = lambda: (1, 0)
        self.history = History()
        self.sounds: SoundPlayer | None = None
        self.braille: BrailleDisplay | None = None
        self.use_braille = True
        self.on_end: Callable[[str, Fate], None] = lambda id, fate: None
        self.on_begin: Callable[[str], None] = lambda id: None
        """Is given the message id of each utterance that begins; from any thread."""

    # --- what the stage tells

    @property
    def mark(self) -> int:
        """The number of the utterance that was said last."""
        return self._key

    def expire(self, topics: frozenset[str], last: int) -> None:
        """What these topics were about is over; what was said of them up to the number `last` is no longer so."""
        if self.voice is not None:
            self.voice.expire(topics, last)

    def say(self, utterance: Utterance, language: str, kept: bool, topics: frozenset[str] = frozenset()) -> None:
        text = text_of(utterance, self._words(language))
        pan = self._pan(utterance.seat)
        at_once = utterance.priority is Priority.ANSWER or self.voice is None
        if utterance.priority is Priority.ANSWER and self.sounds is not None and self._has_voice:
            self.sounds.give_way()
        if utterance.sound and at_once:
            self._play(utterance.sound, pan)
        self._key += 1
        later = None if at_once else utterance.sound
        self._told[self._key] = _Told(utterance.id, self._now(), utterance.seat, later)
        if kept:
            self.history.add(Entry(text, language, self._key))
        self.on_text(text, language)
        self._show_braille(utterance.id, text)
        self._speak(Speech(text, language, utterance.priority, pan, self._key, topics))

    def sound(self, name: str) -> None:
        self._play(name, 0.0)

    def acted(self) -> None:
        if self.voice is not None:
            self.voice.player_acted()

    def key(self, name: str, action: str, scene: str) -> None:
        if self.voice is not None:
            self.voice.key_pressed()
        if self._transcript is not None:
            self._transcript.key(name, action or None, scene)

    # --- what the outputs tell

    def started(self, speech: Speech) -> float:
        """An utterance begins, its sound with it; how long the voice waits for the sound (s). On any thread."""
        told = self._told.get(speech.key)
        if told is not None:
            self.on_begin(told.id)
        if told is not None and told.sound:
            sound, told.sound = told.sound, None
            self._play(sound, speech.pan)
        return self.sounds.hold() if self.sounds is not None and self._has_voice else 0.0

    def ended(self, speech: Speech, fate: Fate, driver: str) -> None:
        """An utterance has come to its end; on any thread."""
        told = self._told.get(speech.key)
        if fate is Fate.CUT and self.sounds is not None:
            self.sounds.give_way()
        if told is not None:
            self.on_end(told.id, fate)
        if told is not None and self._transcript is not None:
            interrupt = speech.priority is Priority.ANSWER
            self._transcript.write(
                UtteranceLine(
                    told.t,
                    told.id,
                    speech.text,
                    speech.lang,
                    speech.priority.value,
                    interrupt,
                    told.seat,
                    fate.value,
                    driver,
                )
            )
        self._told.pop(speech.key, None)

    @property
    def all_told(self) -> bool:
        """Whether every utterance has come to its end, and the transcript has it."""
        return not self._told

    def sounded(self, event: SoundEvent) -> None:
        """A sound was asked for."""
        if self._transcript is not None:
            self._transcript.sound(event.sound, event.pan, event.gain)

    def silence(self) -> None:
        """Be silent now."""
        if self.voice is not None:
            self.voice.silence()

    def hold(self) -> None:
        """The window is left: be silent, and keep what is to be said until `go_on`."""
        if self.voice is not None:
            self.voice.hold()
        if self.sounds is not None:
            self.sounds.stop()

    def go_on(self) -> None:
        """The player is back: say what was kept."""
        if self.voice is not None:
            self.voice.go_on()

    def scroll(self, by: int) -> Scrolled | None:
        """The next part (1) of the line in braille, or the one before (-1); None where no display is in use."""
        if self.braille is None or not self.use_braille or not self.braille.available:
            return None
        return self.braille.scroll(by)

    @property
    def idle(self) -> bool:
        """Whether everything has been said."""
        return self.voice is None or self.voice.idle

    def heard(self) -> tuple[str, ...]:
        """Everything said so far, the oldest first; where one stands in the history is forgotten."""
        self.history.leave()
        return tuple(entry.text for entry in self.history.entries)

    # --- how

    @property
    def _has_voice(self) -> bool:
        return self.voice is not None and self.voice.abilities.voice

    def _show_braille(self, id: str, text: str) -> None:
        if self.braille is None or not self.use_braille or id == BRAILLE_PART:
            return
        if id in (BRAILLE_START, BRAILLE_END):
            self.braille.aside(text)
        else:
            self.braille.show(text)

    def _speak(self, speech: Speech) -> None:
        if self.voice is not None:
            self.voice.say(speech)
        else:
            self.on_begin(self._told[speech.key].id)
            self.ended(speech, Fate.SILENT, "none")

    def _play(self, name: str, pan: float) -> None:
        count = VARIANTS.get(name, 0)
        if count:
            turn = self._turns[name] = self._turns.get(name, 0) % count + 1
            name = f"{name}-{turn}"
        if self.sounds is not None:
            self.sounds.play(name, pan)
        else:
            self.sounded(SoundEvent(name, pan, 0.0, "no-device"))

    def _pan(self, seat: int | None) -> float:
        """The others on an arc from left to right, the listener and the dealer in the middle."""
        count, own = self.seats()
        others = [place for place in range(count) if place != own]
        return seat_pan(others.index(seat), len(others)) if seat in others else 0.0

    def _now(self) -> int:
        return self._transcript.now() if self._transcript is not None else 0


class HistoryEntries:
    """The history as the keys walk it."""

    def __init__(self, history: History) -> None:
        self._history = history

    def back(self) -> str | None:
        return _text(self._history.back())

    def forward(self) -> str | None:
        return _text(self._history.forward())

    def first(self) -> str | None:
        return _text(self._history.first())

    def last(self) -> str | None:
        return _text(self._history.last())

    def again(self) -> str | None:
        return _text(self._history.repeat())

    def current(self) -> str | None:
        return _text(self._history.current)


def _text(entry: Entry | None) -> str | None:
    return entry.text if entry else None
