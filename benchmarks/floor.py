"""The least that a speaking program can do: import pygame, open a window and the mixer, and speak one word.

The measure for start_to_word, and with `idle` for idle_cpu: it then waits for events as pygame's own examples do.

    python -m benchmarks.floor WORD
"""

from __future__ import annotations

import ctypes
import io
import os
import sys
import wave

import espeakng_loader
import pygame

SYNCHRONOUS, CHARS_UTF8, DONT_EXIT = 2, 1, 0x8000
Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)


def rendered(word: str) -> pygame.mixer.Sound:
    """The word as a sound."""
    pieces: list[bytes] = []

    def collect(samples: int | None, count: int, _events: int | None) -> int:
        if samples and count > 0:
            pieces.append(ctypes.string_at(samples, count * 2))
        return 0

    library = ctypes.CDLL(str(espeakng_loader.get_library_path()))
    keep = Callback(collect)
    rate = library.espeak_Initialize(SYNCHRONOUS, 0, os.fsencode(espeakng_loader.get_data_path()), DONT_EXIT)
    library.espeak_SetSynthCallback(keep)
    library.espeak_SetVoiceByName(b"en")
    text = word.encode() + b"\0"
    library.espeak_Synth(text, ctypes.c_size_t(len(text)), 0, 1, 0, CHARS_UTF8, None, None)
    stored = io.BytesIO()
    with wave.open(stored, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(b"".join(pieces))
    stored.seek(0)
    return pygame.mixer.Sound(file=stored)


def main() -> None:
    """Speaks, and waits until it is ended."""
    pygame.mixer.init(44_100, -16, 2, 512)
    pygame.display.init()
    pygame.display.set_mode((640, 480))
    rendered(sys.argv[1]).play()
    while pygame.event.wait().type != pygame.QUIT:
        pass


if __name__ == "__main__":
    main()
