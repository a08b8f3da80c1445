"""`audiojack check PATH...`: runs scenario files."""

from __future__ import annotations

import argparse

from audiojack.cli.arguments import UsageError
from audiojack.cli.words import Words
from audiojack.l10n.localizer import Localizer


def check(wanted: argparse.Namespace, words: Words) -> int:
    """Exit status 0 if all scenarios hold, 1 if any fails, 2 if a file can't be read."""
    from audiojack.scenarios import report  # noqa: PLC0415 - all games come with it

    if not wanted.words:
        raise UsageError("cli-check-what")
    return report.check(wanted.words, Localizer(words.lang), print, wanted.transcript)
