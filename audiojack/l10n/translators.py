"""Hearing single messages: `audiojack l10n say`, for translators who work by ear."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from audiojack.l10n.localizer import SOURCE, Localizer
from audiojack.l10n.render import Value
from audiojack.l10n.samples import sample_arguments

_NUMBER = re.compile(r"-?\d+")


class MessageError(ValueError):
    """There is no such message. The text is its id."""


class AssignmentError(ValueError):
    """Not of the form name=value. The text is what was given."""


def parse_values(assignments: Iterable[str]) -> dict[str, Value]:
    """Arguments from "name=value": digits are a number, values with commas are several ("cards=Ah,10d").

    Raises AssignmentError.
    """
    values: dict[str, Value] = {}
    for assignment in assignments:
        name, equals, value = assignment.partition("=")
        if not equals or not name:
            raise AssignmentError(assignment)
        if _NUMBER.fullmatch(value):
            values[name] = int(value)
        elif "," in value:
            values[name] = tuple(part for part in value.split(",") if part)
        else:
            values[name] = value
    return values


def say(lang: str, id: str, values: Mapping[str, Value], folder: Path | None = None, cache: Path | None = None) -> str:
    """A message with the given values, and with samples for the arguments that were not given.

    Raises LanguageError for a language that has no folder, MessageError for an id that English lacks too.
    """
    localizer = Localizer(lang, folder, cache=cache)
    pattern = localizer.pattern(id)
    if pattern is None and lang != SOURCE:
        pattern = Localizer(SOURCE, folder, cache=cache).pattern(id)
    if pattern is None:
        raise MessageError(id)
    return localizer.text(id, {**sample_arguments(pattern, localizer.pattern, lang), **values})
