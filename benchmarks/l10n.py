"""How long the messages take: to load at the first start and later, and to render, beside plain fluent.runtime.

    python benchmarks/l10n.py [LANG...]

The limits of the project: 60 ms to load all messages of a language after the first start, 60 µs a message.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from audiojack import resources
from audiojack.l10n.catalog import message_files
from audiojack.l10n.localizer import Localizer, languages
from audiojack.l10n.respell import respell
from audiojack.l10n.samples import sample_arguments
from audiojack.l10n.spans import spans
from audiojack.l10n.words import Words

_START = """
import sys, time
start = time.perf_counter()
from audiojack.l10n.localizer import Localizer
imported = time.perf_counter()
from pathlib import Path
Localizer(sys.argv[1], cache=Path(sys.argv[2]))
print((imported - start) * 1e3, (time.perf_counter() - imported) * 1e3)
"""


def start(lang: str, cache: Path) -> tuple[float, float]:
    """Milliseconds to import the localizer and to load a language, in a new process."""
    answer = subprocess.run(
        [sys.executable, "-c", _START, lang, str(cache)], check=True, capture_output=True, text=True
    )
    imported, loaded = map(float, answer.stdout.split())
    return imported, loaded


def each(work: Callable[[], object], times: int = 2000) -> float:
    """Microseconds of one call, the best of five runs."""
    best = float("inf")
    for _ in range(5):
        begin = perf_counter()
        for _ in range(times):
            work()
        best = min(best, (perf_counter() - begin) / times)
    return best * 1e6


def loading(lang: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        first = start(lang, Path(folder))
        later = [start(lang, Path(folder)) for _ in range(7)]
    imported, loaded = (median(column) for column in zip(*later, strict=True))
    print(f"{lang:8} first start {first[1]:7.1f} ms   later {loaded:5.2f} ms (import {imported:.0f} ms)")


def rendering(lang: str) -> None:
    """The slowest and the usual message, and how many times slower fluent.runtime is on the same ones."""
    from fluent.runtime import FluentBundle, FluentResource

    ours = Localizer(lang)
    name = lang.partition("-")[0]
    functions = {key: _as_fluent(function) for key, function in Words(ours.text).functions().items()}
    bundle = FluentBundle([name], functions=functions, use_isolating=False)
    for file in message_files(resources.locales(), name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    rows = []
    for id in ours.ids():
        arguments = sample_arguments(ours.pattern(id) or (), ours.pattern, lang)
        text = ours.text(id, arguments)
        plain = {key: str(value) if isinstance(value, tuple) else value for key, value in arguments.items()}
        message = bundle.get_message(id).value if bundle.has_message(id) else None
        if message is None:
            continue
        own = each(partial(ours.text, id, arguments), 200)
        theirs = each(partial(bundle.format_pattern, message, plain), 50)
        voice = each(partial(_voices, text, lang), 50)
        rows.append((own, theirs, voice, id))
    slowest = max(rows)
    print(
        f"{lang:8} {len(rows)} messages: usual {median(row[0] for row in rows):.1f} µs,"
        f" slowest {slowest[0]:.1f} µs ({slowest[3]});"
        f" fluent.runtime takes {median(row[1] / row[0] for row in rows):.1f} times as long;"
        f" respelling and voices {median(row[2] for row in rows):.0f} µs"
    )


def _voices(text: str, lang: str) -> None:
    spans(respell(text, lang), lang)


def _as_fluent(function: Callable[..., object]) -> Callable[..., Any]:
    return lambda *positional, **named: str(function(*positional, **named))


if __name__ == "__main__":
    chosen = sys.argv[1:] or list(languages())
    for language in chosen:
        loading(language)
    for language in chosen:
        rendering(language)
