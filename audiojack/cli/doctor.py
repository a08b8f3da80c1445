"""`audiojack doctor`: what speaks, plays, and is kept where; each voice says a sentence in each of its languages."""

from __future__ import annotations

import argparse
import os
import platform
import sys
import threading
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import msgspec

from audiojack import resources
from audiojack.cli.keyboard import layouts
from audiojack.cli.words import Words
from audiojack.l10n.localizer import Localizer, languages
from audiojack.output.mixer import Mixer
from audiojack.output.speech.driver import DriverError, DriverFactory, SpeechDriver, TellsLanguages, Ticket
from audiojack.output.speech.drivers.standard import standard_drivers
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.speech.speech import Speech, estimated_seconds
from audiojack.store.backup import FILE

PROBED = ("embedded", "screen-reader", "speechd", "sapi", "pyttsx3")
OUR_VOICES = ("en", "cs", "ru", "sr")
SPEECH_SECONDS = 8.0
SLOWEST_START_SECONDS = 3.0
"""For so long a voice that tells its end may think before it begins."""
LIST_SECONDS = 5.0


def doctor(wanted: argparse.Namespace, words: Words) -> int:
    """Looks at everything; exit status 1 when nothing can speak."""
    mixer = Mixer()
    missing = mixer.open()
    keyboard = layouts()
    found: dict[str, Any] = {
        "system": f"{platform.system()} {platform.release()}, Python {platform.python_version()}",
        "sound": missing.detail if missing else _device(),
        "drivers": {},
        "keyboard": keyboard,
        "display": os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform,
        "paths": _paths(wanted.data_dir),
    }
    if not wanted.json:
        print(words.text("doctor-system", system=found["system"]))
        print(words.text("doctor-sound-none") if missing else words.text("doctor-sound", **found["sound"]))
    speaks = False
    for factory in standard_drivers(mixer):
        if factory.name in PROBED:
            report = _probe(factory, words, silent=wanted.silent or wanted.json, quiet=wanted.json)
            found["drivers"][factory.name] = report
            speaks = speaks or "abilities" in report
    if wanted.json:
        print(msgspec.json.encode(found).decode())
    else:
        print(words.text("doctor-keyboard", layouts=keyboard, known="yes" if keyboard else "no"))
        for name, path in found["paths"].items():
            print(words.text(f"doctor-path-{name}", path=path))
    mixer.close()
    return 0 if speaks else 1


def _device() -> dict[str, int]:
    """What the mixer plays at: samples a second and channels."""
    import pygame.mixer  # noqa: PLC0415

    rate, _, channels = pygame.mixer.get_init() or (0, 0, 0)
    return {"rate": rate, "channels": channels}


def _paths(data_dir: Path) -> dict[str, str]:
    return {
        "store": str(data_dir / FILE),
        "settings": str(data_dir / "settings.toml"),
        "keys": str(data_dir / "keys.toml"),
        "sounds": str(resources.sounds()),
        "words": str(resources.locales()),
    }


def _probe(factory: DriverFactory, words: Words, silent: bool, quiet: bool) -> dict[str, Any]:
    name = words.text(f"value-engine-{factory.name}")
    try:
        driver = factory.open(VoiceSettings(lang=words.lang))
    except DriverError as error:
        if not quiet:
            print(words.text("doctor-driver-none", name=name, reason=error.reason.value))
        return {"reason": error.reason.value, "detail": error.detail}
    abilities = msgspec.to_builtins(driver.abilities)
    told = _languages(driver)
    if not quiet:
        able = tuple(words.text(f"doctor-can-{ability}") for ability, can in abilities.items() if can)
        print(words.text("doctor-driver", name=name, abilities=able))
        _tell_languages(told, words)
    if not silent:
        for language in _spoken(driver, told, words.lang):
            _say(driver, language)
    driver.close()
    report = {"abilities": abilities}
    return report if told is None else {**report, "languages": sorted(told)}


def _languages(driver: SpeechDriver) -> frozenset[str] | None:
    """The languages of the driver's voices; None where it doesn't tell."""
    if not isinstance(driver, TellsLanguages):
        return None
    heard: SimpleQueue[frozenset[str]] = SimpleQueue()
    driver.tell_languages(heard.put)
    try:
        return heard.get(timeout=LIST_SECONDS) or None
    except Empty:
        return None


def _tell_languages(told: frozenset[str] | None, words: Words) -> None:
    if told is None:
        return
    known = tuple(words.text(f"in-language-{language}") for language in OUR_VOICES if language in told)
    print(words.text("doctor-languages", languages=known) if known else words.text("doctor-languages-none"))


def _spoken(driver: SpeechDriver, told: frozenset[str] | None, language: str) -> tuple[str, ...]:
    """The languages in which the driver says its sentence: all that it has, or else the player's."""
    if driver.abilities.own:
        return languages()
    return tuple(one for one in OUR_VOICES if one in told) if told else (language,)


def _say(driver: SpeechDriver, language: str) -> None:
    """Says the language's own sentence and waits until it has been heard, or should have been."""
    text = Localizer(language).text("doctor-sentence")
    print(f"{language}: {text}")
    heard = threading.Event()
    try:
        driver.speak(Speech(text, lang=language), Ticket(lambda ticket, error: heard.set()))
    except DriverError:
        return
    slack = SLOWEST_START_SECONDS if driver.abilities.completion else 0.0
    heard.wait(min(SPEECH_SECONDS, 1.0 + slack + 2 * estimated_seconds(text, 200)))
