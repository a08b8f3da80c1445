"""The child process in which pyttsx3 runs: `python -m audiojack.output.speech.drivers.pyttsx3_child`.

It reads JSON objects from its input, one a line ({"parts": [[text, language], ...], "rate", "volume"}), and writes
one for each stage: {"state": "ready" | "voices" | "begun" | "done" | "error", "detail": ...}, "voices" with the
languages that there are voices of, separated by blanks. It never needs to be asked to stop: the parent kills it.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

from audiojack.output.speech.settings import language_code

_PLAYERS = (("paplay",), ("aplay", "-q"))
_VOICE_WORDS = {
    "en": ("gmw/en", "english"),
    "cs": ("zlw/cs", "czech"),
    "ru": ("zle/ru", "russian"),
    "sr": ("zls/sr", "serbian"),
}
"""What the identifier of an espeak voice is, or what the name of a system's voice contains."""


def main() -> int:
    """Speak what is asked for until the input ends."""
    channel = _own_output()
    try:
        import pyttsx3  # noqa: PLC0415  its failure is an answer of this program's

        engine = pyttsx3.init()
    except Exception as error:  # no engine: it raises RuntimeError, OSError, ImportError and others
        _answer(channel, "error", f"{type(error).__name__}: {error}")
        return 1
    _answer(channel, "ready")
    with contextlib.suppress(Exception):  # an engine that can't list its voices may speak all the same
        _answer(channel, "voices", " ".join(sorted(languages_of(engine.getProperty("voices")))))
    for line in sys.stdin:
        _answer(channel, "begun")
        try:
            _speak(pyttsx3, json.loads(line))
        except Exception as error:  # whatever the engine raises
            _answer(channel, "error", f"{type(error).__name__}: {error}")
            return 1
        _answer(channel, "done")
    return 0


def _own_output() -> IO[str]:
    """The pipe to the parent, for this program alone: the library prints to the standard output."""
    channel = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return channel


def _answer(channel: IO[str], state: str, detail: str = "") -> None:
    channel.write(json.dumps({"state": state, "detail": detail}) + "\n")
    channel.flush()


def _speak(library: Any, request: dict[str, Any]) -> None:
    """Speak one text to its end, with an engine of its own: a second text of one engine may stay unsaid."""
    engine = library.init()
    engine.setProperty("rate", request["rate"])
    engine.setProperty("volume", request["volume"] / 100)
    usual = engine.getProperty("voice")
    voices = list(engine.getProperty("voices"))
    for text, lang in request["parts"]:
        engine.setProperty("voice", voice_for(voices, lang) or usual)
        if sys.platform.startswith("linux"):
            _speak_by_file(engine, text)
        else:
            engine.say(text)
    if not sys.platform.startswith("linux"):
        engine.runAndWait()
    engine.stop()


def _speak_by_file(engine: Any, text: str) -> None:
    """On Linux the engine neither waits for the end nor stops: write a file, and play that to its end."""
    player = next((player for player in _PLAYERS if shutil.which(player[0])), None)
    if player is None:
        raise RuntimeError("neither paplay nor aplay is installed")
    with tempfile.TemporaryDirectory(prefix="audiojack-") as folder:
        path = Path(folder) / "speech.wav"
        engine.save_to_file(text, str(path))
        engine.runAndWait()
        subprocess.run([*player, str(path)], stdin=subprocess.DEVNULL, check=True)


def voice_for(voices: Iterable[Any], lang: str) -> str | None:
    """The id of the voice of a language ("cs"), its plain one rather than a regional one; None where there is none."""
    listed = list(voices)
    words = _VOICE_WORDS.get(lang, ())
    for voice in listed:
        if str(voice.id).lower() in words:
            return str(voice.id)
    return next((str(voice.id) for voice in listed if lang in _languages(voice)), None)


def languages_of(voices: Iterable[Any]) -> frozenset[str]:
    """The languages that these voices speak."""
    return frozenset(lang for voice in voices for lang in _languages(voice))


def _languages(voice: Any) -> frozenset[str]:
    """The languages of one voice, by what the engine says of it, or else by its name."""
    told = (_plain(tag) for tag in getattr(voice, "languages", None) or ())
    codes = frozenset(code for code in (language_code(tag) for tag in told) if code)
    if codes:
        return codes
    called = f"{voice.id} {voice.name}".lower()
    return frozenset(lang for lang, words in _VOICE_WORDS.items() if any(word in called for word in words))


def _plain(tag: object) -> str:
    """A tag as the engines give it: text, or bytes that begin with a priority."""
    return tag.lstrip(bytes(range(32))).decode("ascii", "replace") if isinstance(tag, bytes) else str(tag)


if __name__ == "__main__":
    sys.exit(main())
