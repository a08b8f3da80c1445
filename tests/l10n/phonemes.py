"""What the embedded voice would say: run as a program, because the library has one global state a process.

Reads [[voice, text], ...] as JSON and writes the phonemes of each.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence


def phonemes(spoken: Sequence[tuple[str, str]]) -> list[str]:
    """The phonemes (IPA) of texts, each in a voice: (voice, text)."""
    answer = subprocess.run(
        [sys.executable, __file__],
        input=json.dumps(list(spoken)),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    said: list[str] = json.loads(answer.stdout)
    return said


def _main() -> None:
    from audiojack.output.speech.espeak import Espeak, Tone

    voice = Espeak()
    voice.synthesize(" ", lambda samples: True)  # Having spoken once, it reads phonemes in brackets as such here too.
    said = []
    for name, text in json.load(sys.stdin):
        voice.use(Tone(name))
        said.append(voice.phonemes(text))
    json.dump(said, sys.stdout)


if __name__ == "__main__":
    _main()
