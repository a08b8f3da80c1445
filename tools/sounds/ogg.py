"""Ogg Vorbis files: written so that the same samples give the same bytes, read back as samples.

The encoder numbers each stream at random; that number is set to a fixed one, and each page's checksum mended.
"""

import io
import struct
from pathlib import Path

import numpy as np
import soundfile

from tools.sounds.physics import RATE, Signal

_SERIAL = 0x4A43_4B21
_QUALITY = 0.4  # libsndfile's compression level: 0 is the best sound, 1 the smallest file


def encode(signal: Signal) -> bytes:
    """The bytes of a mono Ogg Vorbis file."""
    buffer = io.BytesIO()
    with soundfile.SoundFile(buffer, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=_QUALITY) as file:
        file.write(signal)
    return _renumbered(buffer.getvalue())


def decode(data: bytes) -> Signal:
    """The samples of a mono file. Raises ValueError if it is not 48 kHz mono Ogg Vorbis."""
    try:
        file = soundfile.SoundFile(io.BytesIO(data))
    except soundfile.LibsndfileError as error:
        raise ValueError(error.error_string) from error
    with file:
        if (file.format, file.subtype, file.samplerate, file.channels) != ("OGG", "VORBIS", RATE, 1):
            raise ValueError(f"{file.format} {file.subtype}, {file.samplerate} Hz, {file.channels} channels")
        return np.asarray(file.read(dtype="float64"), dtype=np.float64)


def read(path: Path) -> Signal:
    """The samples of a stored sound. Raises ValueError as `decode`, OSError if there is no such file."""
    return decode(path.read_bytes())


def _renumbered(data: bytes) -> bytes:
    pages = []
    place = 0
    while place < len(data):
        segments = data[place + 26]
        size = 27 + segments + sum(data[place + 27 : place + 27 + segments])
        page = bytearray(data[place : place + size])
        page[14:18] = struct.pack("<I", _SERIAL)
        page[22:26] = bytes(4)
        page[22:26] = struct.pack("<I", _checksum(page))
        pages.append(bytes(page))
        place += size
    return b"".join(pages)


def _checksum(page: bytes | bytearray) -> int:
    """The Ogg page checksum: CRC-32, polynomial 0x04c11db7, neither reflected nor inverted."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFF_FFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value


def _table_entry(index: int) -> int:
    value = index << 24
    for _ in range(8):
        value = ((value << 1) ^ (0x04C1_1DB7 if value & 0x8000_0000 else 0)) & 0xFFFF_FFFF
    return value


_TABLE = tuple(_table_entry(index) for index in range(256))
