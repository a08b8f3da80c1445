"""What an ear stumbles over, looked for in every text that every message can become.

A number is what is filled in and is one; its neighbours are judged as they are heard.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from audiojack import resources
from audiojack.l10n.catalog import message_files
from audiojack.l10n.nodes import Call, Node, Pattern, Ref, Select, Var
from audiojack.l10n.parse import parse_text

LANGUAGES = ("cs", "en", "ru", "sr")

NUMBERS = re.compile(
    r"amount|asked|bank|before|box|cells|choices|chips|count|dealer|done|free|hands|insurance|least|left|limit"
    r"|lost|low|most|n|net|number|of|own|against|p17|p18|p19|p20|p21|pbust|pblackjack|peak|percent|place"
    r"|points|price|purse|rate|right|returned|round|short|stake|step|there|rounds|won|pushed|best|worst"
    r"|winning|losing|mistakes|accounts|entries|year"
)
"""Arguments that are numbers wherever they stand."""

COUNTED = frozenset({"CHIPS", "POINTS", "CARDCOUNT", "NOUN"})
"""Functions that say a number and then its noun: they begin with a number and don't end in one."""

NUMBER, COUNT = "\ue000", "\ue001"
"""How a number, and a number with its noun, stand in the texts below."""

_MEET = re.compile(rf"{NUMBER},?\s*[{NUMBER}{COUNT}\d]|\d,?\s*[{NUMBER}{COUNT}]")
"""A number that is filled in beside another, with nothing between them but a comma or a blank."""

_BARE_START = re.compile(rf"(?:\A|(?<=[^.?!][.?!]\s)){NUMBER}\s+[^\W\d_]")
"""A sentence that begins with a number and goes on in words."""

_RULE = re.compile(r"\b(?:GEN|OKO|OCA|OCB|OCV|OCG|CBJ|SBJ)-R\d")

_KEY_NAMES = re.compile(r"\b(?:Enter|Escape|Backspace|Insert|Page Up|Page Down|Ctrl|Shift)\b")

MAY_MEET = {
    # Hands of cards and values of a row stand in lists: 1, 2 and 3 points.
    "option-picture-values",
    # Ranges of keys and figures of files.
    "cli-help",
}

MAY_BEGIN = re.compile(
    r"noun-.*|ranks-.*|(great-or-)?total(-said)?|call-points|value-.*|odds-chart-.*|tag-.*|practice-score"
    r"|item-position.*|amount-.*|resume-several"
)
"""Parts of sentences; values and positions of rows; the amount that is being typed, which is the answer itself."""

MAY_NAME_KEYS = re.compile(r"key-.*|cli-.*")


@lru_cache
def messages(lang: str) -> dict[str, Pattern]:
    found: dict[str, Pattern] = {}
    for file in message_files(resources.locales(), lang):
        entries, _ = parse_text(Path(file).read_text(encoding="utf-8"), file.name)
        found.update({entry.id: entry.pattern for entry in entries})
    return found


def told(lang: str, pattern: Pattern, inside: frozenset[str] = frozenset()) -> list[str]:
    """Every text that a pattern can become, numbers and counts as signs of their own."""
    texts = [""]
    for node in pattern:
        ends = list(_ends(lang, node, inside))
        texts = [text + end for text in texts for end in ends][:400]
    return texts


def _ends(lang: str, node: Node, inside: frozenset[str]) -> Iterator[str]:
    match node:
        case str():
            yield node
        case Var():
            yield NUMBER if NUMBERS.fullmatch(node.name) else "◦"
        case Call():
            yield COUNT + "◦" if node.name in COUNTED else "◦"
        case Ref() if node.id in messages(lang) and node.id not in inside:
            yield from dict.fromkeys(told(lang, messages(lang)[node.id], inside | {node.id}))
        case Select():
            for _, variant in node.variants:
                yield from told(lang, variant, inside)
        case _:
            yield "◦"


def everything(lang: str) -> Iterator[tuple[str, str]]:
    for id, pattern in messages(lang).items():
        for text in dict.fromkeys(told(lang, pattern)):
            yield id, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_numbers_meet(lang: str) -> None:
    found = {f"{id}: {text}" for id, text in everything(lang) if id not in MAY_MEET and _MEET.search(text)}
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_runs_on_from_a_bare_number(lang: str) -> None:
    judged = (pair for pair in everything(lang) if not MAY_BEGIN.fullmatch(pair[0]))
    found = {f"{id}: {text}" for id, text in judged if _BARE_START.search(text)}
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_is_named_by_its_number(lang: str) -> None:
    found = {f"{id}: {text}" for id, text in everything(lang) if _RULE.search(text)}
    assert not found, "\n".join(sorted(found))
    assert not [id for id, text in messages(lang).items() if any(isinstance(n, Var) and n.name == "rule" for n in text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_that_can_be_changed_are_never_named_outright(lang: str) -> None:
    judged = (pair for pair in everything(lang) if not MAY_NAME_KEYS.fullmatch(pair[0]))
    found = {f"{id}: {text}" for id, text in judged if _KEY_NAMES.search(text)}
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_value_repeats_the_label_of_its_row(lang: str) -> None:
    """Rows of a table's set-up: the value, or the sentence after it, is never the label again."""
    labels = {id.removeprefix("set-"): told(lang, text)[0] for id, text in messages(lang).items() if id[:4] == "set-"}
    values = [(name, told(lang, messages(lang).get(f"choice-{name}", ("",)))) for name in labels]
    rows = [(labels[name], text) for name, texts in values for text in texts]
    found = [f"{label}: {text}" for label, text in rows if label.casefold() in text.casefold()]
    assert not found, "\n".join(found)
