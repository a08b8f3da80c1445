"""Makes docs/promises.md from the markers on the tests: what a player may rely on, and the tests that hold it.

    python -m tools.promises          writes the page
    python -m tools.promises --check  says whether the page is as the markers have it
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
PAGE = ROOT / "docs" / "promises.md"
SECTIONS = (
    "Keys",
    "Text",
    "Amounts",
    "Menus and scenes",
    "What is said",
    "Speech, sound and braille",
    "What is shown",
    "Rules, chips and company",
    "Command line",
)
HEAD = """\
# What is promised, and the tests that hold it

A promise is what a player may rely on; beside it stand the tests that fail when it is broken. This page is made by
`python -m tools.promises` from the markers `@pytest.mark.promise(section, promise)` on the tests. Speeds are measured
by the benchmarks that the README lists; what only a real screen reader can show stands in
[screen-reader-checklist.md](screen-reader-checklist.md).
"""


class Promise(NamedTuple):
    """A marker on a test; `test` is "file::name", the file below tests/."""

    section: str
    text: str
    test: str


def promises(folder: Path = TESTS) -> Iterator[Promise]:
    """Every marker of the tests, read without running them. Raises ValueError for one that is not two texts."""
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                test = f"{file.relative_to(folder).as_posix()}::{node.name}"
                yield from (Promise(*texts, test) for texts in _marked(node, test))


def _marked(node: ast.FunctionDef, test: str) -> Iterator[tuple[str, str]]:
    for decorator in node.decorator_list:
        if not (isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.promise"):
            continue
        texts = [ast.literal_eval(argument) for argument in decorator.args]
        if len(texts) != 2 or texts[0] not in SECTIONS:
            raise ValueError(f"{test}: a promise names one of the sections {', '.join(SECTIONS)}, and a sentence")
        yield texts[0], texts[1]


def page(found: list[Promise]) -> str:
    """The page of these promises, each section by the alphabet."""
    parts = [HEAD]
    for section in SECTIONS:
        held: dict[str, list[str]] = {}
        for promise in found:
            if promise.section == section:
                held.setdefault(promise.text, []).append(promise.test)
        rows = [f"| {text} | {'<br>'.join(f'`{test}`' for test in held[text])} |" for text in sorted(held)]
        parts.append("\n".join([f"## {section}", "", "| promise | tests |", "|---|---|", *rows, ""]))
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    """Writes the page, or checks it; the exit status."""
    made = page(list(promises()))
    if "--check" in arguments:
        same = PAGE.read_text("utf-8") == made
        print("docs/promises.md is as the tests say." if same else "docs/promises.md is old: python -m tools.promises")
        return 0 if same else 1
    PAGE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
