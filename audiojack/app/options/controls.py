"""Every setting that can be turned, described once: how it changes, how its value is said.

The options menus and the function keys turn the same knobs, so that both say the same and keep the same limits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from audiojack.app.options.settings import (
    CELLS_LEAST,
    CELLS_MOST,
    FLOORS,
    KEEP_AWAKES,
    PACES,
    TEXT_LEAST,
    TEXT_MOST,
    TEXT_STEP,
    THEMES,
    Settings,
)
from audiojack.app.stage.effects import Change, Effects, Later, answer
from audiojack.app.stage.services import SceneServices
from audiojack.output.speech.choose import NAMES
from audiojack.output.speech.settings import AUTO, RATE_MAX, RATE_MIN, LanguageVoice
from audiojack.play.setup import PURSE_SCOPES
from audiojack.presentation.settings import CATEGORIES, VERBOSITIES


class OptionControl(Protocol):
    """A setting: `name` is part of its message ids (`opt-NAME`, `opt-NAME-about`)."""

    @property
    def name(self) -> str: ...

    def stepped(self, settings: Settings, by: int, language: str) -> Settings:
        """The settings with the next (1) or previous (-1) value; the same at an end."""
        ...

    def spoken(self, services: SceneServices) -> str:
        """The value as it is said."""
        ...


class Switch(msgspec.Struct, frozen=True):
    """On or off."""

    name: str

    def stepped(self, settings: Settings, by: int, language: str) -> Settings:
        return replace(settings, **{_field(self.name): not getattr(settings, _field(self.name))})

    def spoken(self, services: SceneServices) -> str:
        return services.text("on" if getattr(services.settings, _field(self.name)) else "off")


class Choice(msgspec.Struct, frozen=True):
    """One of several named values, which go round."""

    name: str
    values: tuple[str, ...]

    def stepped(self, settings: Settings, by: int, language: str) -> Settings:
        now = getattr(settings, _field(self.name))
        place = self.values.index(now) if now in self.values else 0
        return replace(settings, **{_field(self.name): self.values[(place + by) % len(self.values)]})

    def spoken(self, services: SceneServices) -> str:
        return services.text(f"value-{self.name}-{getattr(services.settings, _field(self.name))}")


class Level(msgspec.Struct, frozen=True):
    """A number between limits; said by `value-NAME`, or in percent."""

    name: str
    least: int
    most: int
    step: int
    unit: str = "percent"

    def stepped(self, settings: Settings, by: int, language: str) -> Settings:
        value = getattr(settings, _field(self.name)) + by * self.step
        return replace(settings, **{_field(self.name): max(self.least, min(self.most, value))})

    def spoken(self, services: SceneServices) -> str:
        return services.text(f"value-{self.unit}", n=getattr(services.settings, _field(self.name)))


class VoiceLevel(msgspec.Struct, frozen=True):
    """A number of the voice of `language`, or of the player's own: rate, pitch or volume."""

    name: str
    field: str
    least: int
    most: int
    step: int
    unit: str
    language: str = ""

    def stepped(self, settings: Settings, by: int, language: str) -> Settings:
        of = self.language or language
        voice = settings.voice(of)
        value = max(self.least, min(self.most, getattr(voice, self.field) + by * self.step))
        return settings.with_voice(of, replace(voice, **{self.field: value}))

    def spoken(self, services: SceneServices) -> str:
        voice = services.settings.voice(self.language or services.language)
        return services.text(f"value-{self.unit}", n=getattr(voice, self.field))


VARIANTS = ("", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "f1", "f2", "f3", "f4", "f5", "croak", "whisper")


class VoiceVariant(msgspec.Struct, frozen=True):
    """The variant of the own voice in `language`, or in the player's."""

    language: str = ""
    name: str = "variant"

    def stepped(self, settings: Settings, by: int, language: str) -> Settings:
        of = self.language or language
        voice: LanguageVoice = settings.voice(of)
        place = VARIANTS.index(voice.variant) if voice.variant in VARIANTS else 0
        return settings.with_voice(of, replace(voice, variant=VARIANTS[(place + by) % len(VARIANTS)]))

    def spoken(self, services: SceneServices) -> str:
        variant = services.settings.voice(self.language or services.language).variant
        place = VARIANTS.index(variant) if variant in VARIANTS else 0
        return services.text("value-variant", n=place)


class TextSize(msgspec.Struct, frozen=True):
    """Pixels of the text, or by the window (0), which comes before the smallest."""

    name: str = "text-size"

    def stepped(self, settings: Settings, by: int, language: str) -> Settings:
        now = settings.text_size or TEXT_LEAST - TEXT_STEP
        size = max(TEXT_LEAST - TEXT_STEP, min(TEXT_MOST, now + by * TEXT_STEP))
        return replace(settings, text_size=size if size >= TEXT_LEAST else 0)

    def spoken(self, services: SceneServices) -> str:
        size = services.settings.text_size
        return services.text("value-pixels", n=size) if size else services.text("value-text-size-auto")


class Narrated(msgspec.Struct, frozen=True):
    """Whether a category of the table's narration is said."""

    name: str
    category: str

    def stepped(self, settings: Settings, by: int, language: str) -> Settings:
        return replace(settings, silent_categories=settings.silent_categories ^ {self.category})

    def spoken(self, services: SceneServices) -> str:
        return services.text("off" if self.category in services.settings.silent_categories else "on")


def _field(name: str) -> str:
    return name.replace("-", "_")


ENGINES = (AUTO, *(name for name in NAMES if name != "none"), "none")

VERBOSITY = Choice("verbosity", VERBOSITIES)
PACE = Choice("pace", PACES)
RATE = VoiceLevel("voice-rate", "rate", RATE_MIN, RATE_MAX, 20, "words-a-minute")
READER_RATE = Level("reader-rate", RATE_MIN, RATE_MAX, 20, "words-a-minute")
BRAILLE = Switch("braille")
BRAILLE_CELLS = Level("braille-cells", CELLS_LEAST, CELLS_MOST, 1, "cells")
VOICE_VOLUME = Level("voice-volume", 0, 100, 10)
EFFECTS_VOLUME = Level("effects-volume", 0, 100, 10)
MUTE = Switch("effects-muted")
THEME = Choice("theme", THEMES)
FULL_SCREEN = Switch("full-screen")
CURTAIN = Switch("curtain")
TEXT_SIZE = TextSize()
ENGINE = Choice("engine", ENGINES)

SECTIONS: Mapping[str, Sequence[Any]] = {
    "narration": (
        VERBOSITY,
        PACE,
        *(Narrated(f"say-{category}", category) for category in CATEGORIES if category != "interface"),
        Switch("positions"),
        Switch("wrap"),
        Switch("confirm"),
        Switch("cooldown"),
        Switch("speak-unfocused"),
    ),
    "chips": (Choice("purse-scope", PURSE_SCOPES), Choice("floor-when", FLOORS), Switch("hide-computers")),
    "practice": (Switch("hints"), Switch("costs"), Switch("review")),
    "speech": (
        ENGINE,
        VOICE_VOLUME,
        READER_RATE,
        BRAILLE,
        BRAILLE_CELLS,
    ),
    "sounds": (
        MUTE,
        EFFECTS_VOLUME,
        Level("interface-volume", 0, 100, 10),
        Switch("duck"),
        Switch("mono"),
        Choice("keep-awake", KEEP_AWAKES),
    ),
    "screen": (THEME, TEXT_SIZE, FULL_SCREEN, CURTAIN),
}
"""The options menus and what stands in them."""


def voice_knobs(language: str) -> tuple[OptionControl, ...]:
    """All that can be set of the voice of one language."""
    return (
        replace(RATE, language=language),
        VoiceLevel("voice-pitch", "pitch", 0, 100, 5, "percent", language),
        VoiceVariant(language),
        VoiceLevel("voice-language-volume", "volume", 0, 200, 10, "percent", language),
    )


def has_no_effect(services: SceneServices, control: OptionControl) -> bool:
    """Whether turning the control changes nothing of the voice that speaks now: a screen reader keeps its own rate."""
    match control:
        case VoiceLevel(field=ability):
            pass
        case VoiceVariant():
            ability = "own"
        case Level(name="voice-volume"):
            ability = "volume"
        case _:
            return False
    abilities = services.voice().abilities
    return abilities.voice and not getattr(abilities, ability)


def turn(services: SceneServices, control: OptionControl, by: int) -> Effects:
    """Turns a control by a key, and says what it is and its new value, and where it makes no difference now."""
    changed = control.stepped(services.settings, by, services.language)

    def say() -> Effects:
        told = {"label": services.text(f"opt-{control.name}"), "value": control.spoken(services)}
        if has_no_effect(services, control):
            return (answer("knob-unheard", **told, voice=services.text(f"value-engine-{services.voice().driver}")),)
        return (answer("knob", **told),)

    return (Change(changed), Later(say))


def resize_text(services: SceneServices, by: int) -> Effects:
    """The text a step larger (1) or smaller (-1) than it is now, also where the window has chosen its size."""
    now = services.settings.text_size or services.window_text() or TEXT_LEAST
    steps = (now - TEXT_LEAST) // TEXT_STEP if by > 0 else -((TEXT_LEAST - now) // TEXT_STEP)
    return _text_of(services, max(TEXT_LEAST, min(TEXT_MOST, TEXT_LEAST + (steps + by) * TEXT_STEP)))


def text_to_default(services: SceneServices) -> Effects:
    """The size of the text by the window again."""
    return _text_of(services, 0)


def _text_of(services: SceneServices, size: int) -> Effects:
    def say() -> Effects:
        return (answer("knob", label=services.text("opt-text-size"), value=TEXT_SIZE.spoken(services)),)

    return (Change(replace(services.settings, text_size=size)), Later(say))
