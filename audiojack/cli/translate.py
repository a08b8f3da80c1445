"""`audiojack l10n …`: for translators, who work by ear."""

from __future__ import annotations

import argparse
import sys

import msgspec

from audiojack.cli.arguments import L10N, UsageError
from audiojack.cli.words import Words
from audiojack.l10n import translators
from audiojack.l10n.audit import audit
from audiojack.l10n.audit import missing as missing_messages
from audiojack.l10n.localizer import LanguageError

FAILED = 1


def translate(wanted: argparse.Namespace, words: Words) -> int:
    """One of the commands for translators."""
    command, *rest = wanted.words or [""]
    if command not in L10N:
        raise UsageError("cli-l10n-what", known=", ".join(L10N))
    try:
        return {"audit": _audit, "missing": _missing, "say": _say}[command](wanted, words, rest)
    except LanguageError as error:
        raise UsageError("cli-not-among", option="LANG", word=error.lang, known=", ".join(error.known)) from error


def _audit(wanted: argparse.Namespace, words: Words, rest: list[str]) -> int:
    if rest:
        raise UsageError("cli-unknown-word", word=rest[0])
    findings = audit()
    if wanted.json:
        print(msgspec.json.encode(findings).decode())
    else:
        for finding in findings:
            print(finding)
        print(words.text("cli-audit-done", count=len(findings)))
    return FAILED if findings else 0


def _missing(wanted: argparse.Namespace, words: Words, rest: list[str]) -> int:
    if len(rest) != 1:
        raise UsageError("cli-l10n-missing")
    ids = missing_messages(rest[0])
    if wanted.json:
        print(msgspec.json.encode(ids).decode())
    else:
        for id in ids:
            print(id)
        print(words.text("cli-missing-done", lang=rest[0], count=len(ids)))
    return FAILED if ids else 0


def _say(wanted: argparse.Namespace, words: Words, rest: list[str]) -> int:
    if len(rest) < 2:
        raise UsageError("cli-l10n-say")
    lang, id, *assignments = rest
    try:
        text = translators.say(lang, id, translators.parse_values(assignments))
    except translators.AssignmentError as error:
        raise UsageError("cli-l10n-value", word=str(error)) from error
    except translators.MessageError:
        print(words.text("cli-no-message", word=id), file=sys.stderr)
        return FAILED
    print(text)
    return 0
