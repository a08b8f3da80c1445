"""The child process in which pyttsx3 runs: `python -m audiojack.output.speech.drivers.pyttsx3_child`.

It reads JSON objects from its input, one a line ({"text", "lang", "rate", "volume"}), and writes one for each
stage: {"state": "ready" | "begun" | "done" | "error", "detail": ...}. It never needs to be asked to stop: the
parent kills it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO, Any

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

        pyttsx3.init()
    except Exception as error:  # no engine: it raises RuntimeError, OSError, ImportError and others
        _answer(channel, "error", f"{type(error).__name__}: {error}")
        return 1
    _answer(channel, "ready")
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
    voice = _voice_for(engine, request["lang"])
    if voice is not None:
        engine.setProperty("voice", voice)
    engine.setProperty("rate", request["rate"])
    engine.setProperty("volume", request["volume"] / 100)
    if sys.platform.startswith("linux"):
        _speak_by_file(engine, request["text"])
    else:
        engine.say(request["text"])
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


def _voice_for(engine: Any, lang: str) -> str | None:
    words = _VOICE_WORDS.get(lang, ())
    for voice in engine.getProperty("voices"):
        if any(word in f"{voice.id} {voice.name}".lower() for word in words):
            return str(voice.id)
    return None


if __name__ == "__main__":
    sys.exit(main())
