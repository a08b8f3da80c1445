"""Parse the messages of every language once, for a build: a first start then speaks as soon as any other.

    python tools/compile_messages.py

Writes `messages.bin` beside the Fluent files. It is used only while the files are as they were; it belongs to
a build and not to the repository.
"""

from __future__ import annotations

from audiojack import resources
from audiojack.l10n.catalog import keep_parsed
from audiojack.l10n.localizer import SERBIAN_CYRILLIC, languages


def main() -> None:
    folder = resources.locales()
    for lang in languages(folder):
        if lang != SERBIAN_CYRILLIC:
            kept = keep_parsed(folder, lang)
            print(f"{lang}: {kept.stat().st_size} bytes")


if __name__ == "__main__":
    main()
