"""What is wrong with the messages, found without listening: `audiojack l10n audit`.

Each check is a function from a language to findings. Exceptions that a reader has approved stand in
`audit.toml` of the language, so that a finding always means something new.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from audiojack import resources
from audiojack.l10n import checks, letters
from audiojack.l10n.catalog import message_files
from audiojack.l10n.findings import Exceptions, Finding, Language
from audiojack.l10n.localizer import SERBIAN, SERBIAN_CYRILLIC, SOURCE, LanguageError, languages
from audiojack.l10n.parse import Entry, parse_text
from audiojack.l10n.plurals import babel_rules, plural_category
from audiojack.l10n.respell import FILE as RESPELL_FILE
from audiojack.l10n.respell import RespellError, compile_rules, load_rules
from audiojack.l10n.usage import Usage, usage

Check = Callable[[Language, Language], Iterator[Finding]]

OF_EVERY_LANGUAGE: tuple[Check, ...] = (checks.calls, checks.bare_one, checks.sentences, letters.marks, letters.scripts)
BESIDE_ENGLISH: tuple[Check, ...] = (
    checks.unknown,
    checks.identical,
    checks.arguments,
    checks.length,
    checks.ending,
    letters.keys,
)

AUDIT_FILE = "audit.toml"

PACKAGE = resources.source()


def audit(folder: Path | None = None, source: Path | None = PACKAGE) -> tuple[Finding, ...]:
    """All findings, in the order of languages and files.

    `folder` holds the languages (by default those that ship); `source` is the Python source in which ids are
    looked for, None to leave out whether messages are used.
    """
    folder = folder or resources.locales()
    names = [path.name for path in sorted(folder.iterdir()) if message_files(folder, path.name)]
    read = {name: _read_language(folder, name) for name in names}
    if SOURCE not in read:
        return (Finding("missing", SOURCE, f"there is no folder {SOURCE} with messages"),)
    english = read[SOURCE][0]
    used = _usage(source)
    findings: list[Finding] = []
    for language, faults in read.values():
        findings += faults
        for check in OF_EVERY_LANGUAGE:
            findings += check(language, english)
        if language is not english:
            findings += checks.missing(language, english, used)
            for check in BESIDE_ENGLISH:
                findings += check(language, english)
        elif used is not None:
            for unsaid in (checks.unused, checks.unemitted, checks.unsayable):
                findings += unsaid(english, used)
    return tuple(findings)


def missing(lang: str, folder: Path | None = None, source: Path | None = PACKAGE) -> tuple[str, ...]:
    """The ids of messages that English has and `lang` lacks, in the order of the English files.

    Raises LanguageError for a language that has no folder.
    """
    folder = folder or resources.locales()
    known = languages(folder)
    if lang not in known:
        raise LanguageError(lang, known)
    language, _ = _read_language(folder, SERBIAN if lang == SERBIAN_CYRILLIC else lang)
    english, _ = _read_language(folder, SOURCE)
    return tuple(finding.id for finding in checks.missing(language, english, _usage(source)))


def _usage(source: Path | None) -> Usage | None:
    return usage(sorted(source.rglob("*.py"))) if source else None


def _read_language(folder: Path, name: str) -> tuple[Language, list[Finding]]:
    """A language as the audit sees it, and what is wrong with its files themselves."""
    findings: list[Finding] = []
    entries: dict[str, Entry] = {}
    for file in message_files(folder, name):
        parsed, junk = parse_text(file.read_text(encoding="utf-8-sig"), file.name)
        findings += [Finding("syntax", name, piece.message, "", piece.file, piece.line) for piece in junk]
        for entry in parsed:
            if entry.id in entries:
                earlier = entries[entry.id]
                where = f"also in {earlier.file}, line {earlier.line}"
                findings.append(Finding("duplicate", name, where, entry.id, entry.file, entry.line))
            entries.setdefault(entry.id, entry)
    exceptions = Exceptions()
    try:
        exceptions = read_exceptions(folder / name)
        compile_rules(load_rules(folder / name / RESPELL_FILE))
    except RespellError as error:
        findings.append(Finding("respell", name, str(error), "", RESPELL_FILE))
    except ValueError as error:
        findings.append(Finding("exceptions", name, str(error), "", AUDIT_FILE))
    return Language(name, entries, exceptions, plural_category(babel_rules(name))), findings


def read_exceptions(language: Path) -> Exceptions:
    """What a reader has approved for the language in a folder. Raises ValueError for a faulty file."""
    file = language / AUDIT_FILE
    if not file.exists():
        return Exceptions()
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Exceptions)
