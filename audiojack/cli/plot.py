"""A plain picture of how chips were won and lost, round by round: an SVG that any browser shows, or a PNG.

pygal draws it and resvg makes pixels of it, in the letters of the window. Both are the optional extra `plot`; nothing
else needs them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, cycle, islice
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from audiojack.app.drawing.fonts import file_of

POINTS = 400
"""Points of a curve at most; a longer one is thinned."""
SIZE = (1200, 800)
"""Pixels of the picture."""
WIDTH = 4
"""Pixels of a curve's line."""
INK, PAPER, GRID = "#000000", "#ffffff", "#767676"
LINES = (("#00429d", ""), ("#a30000", "14,6"), ("#006400", "4,4"), ("#5b2c83", "20,6,4,6"), ("#7a4100", "2,8"))
"""Colours of the curves, each at least 7:1 against the paper, and their dashes: nothing hangs on colour alone."""

Text = Callable[..., str]


class PlotError(Exception):
    """The picture can't be drawn; `id` is the message that says why."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id


def draw(target: Path, nets: Mapping[str, Sequence[int]], text: Text, about: str) -> None:
    """Writes the picture: for each name the chips won less those lost, after each round; `about` tells it in words.

    Its kind follows the file's ending. Raises PlotError where a library is missing, OSError.
    """
    try:
        import pygal  # noqa: PLC0415 - optional
        import resvg_py  # noqa: PLC0415 - optional
    except ImportError as error:
        raise PlotError("cli-plot-none") from error
    picture = _described(_drawn(pygal, nets, text), text("plot-title"), about)
    if target.suffix.lower() == ".svg":
        target.write_bytes(picture.encode())
        return
    fonts = [str(path) for path in (file_of(bold=False), file_of(bold=True)) if path is not None]
    target.write_bytes(resvg_py.svg_to_bytes(svg_string=picture, background=PAPER, font_files=fonts or None))


def _drawn(pygal: Any, nets: Mapping[str, Sequence[int]], text: Text) -> bytes:
    chart = pygal.XY(
        js=(), show_dots=False, title=text("plot-title"), x_title=text("plot-rounds"), y_title=text("plot-chips"),
        formatter=_shown, x_value_formatter=_shown, legend_at_bottom=True, legend_at_bottom_columns=3,
        legend_box_size=24, style=_style(pygal, 2 * len(nets)), width=SIZE[0], height=SIZE[1], x_labels=_steps(nets),
        include_x_axis=True, explicit_size=True, print_labels=True, truncate_legend=-1, xrange=(0, _most(nets) * 1.2),
    )  # fmt: skip
    for (name, rounds), (_, dashes) in zip(nets.items(), cycle(LINES), strict=False):
        chart.add(name, points(rounds), stroke_style={"width": WIDTH, **({"dasharray": dashes} if dashes else {})})
    for name, rounds in nets.items():  # the name stands where its curve ends, too
        chart.add(None, [{"value": points(rounds)[-1], "label": name, "color": INK}], show_dots=True, stroke=False,
                  formatter=lambda point: _shown(point[1]))  # fmt: skip
    picture: bytes = chart.render()
    return picture


def _style(pygal: Any, series: int) -> Any:
    parts = ("label", "major_label", "value", "value_label", "legend", "tooltip")
    colours = tuple(colour for colour, _ in islice(cycle(LINES), series))
    letters = {f"{part}_font_size": 22 for part in parts}
    return pygal.style.Style(
        background=PAPER, plot_background=PAPER, foreground=INK, foreground_strong=INK, foreground_subtle=GRID,
        guide_stroke_color=GRID, major_guide_stroke_color=INK, opacity="1", opacity_hover="1", stroke_opacity="1",
        stroke_width=str(WIDTH), stroke_width_hover=str(WIDTH), title_font_size=30,
        font_family="'Fira Sans', sans-serif", colors=colours, value_label_colors=(INK,) * series,
        **letters,
    )  # fmt: skip


def _shown(number: float) -> str:
    """A whole number of chips or rounds, with a real minus sign."""
    return str(round(number)).replace("-", "−")


def _most(nets: Mapping[str, Sequence[int]]) -> int:
    return max(len(rounds) for rounds in nets.values())


def _steps(nets: Mapping[str, Sequence[int]]) -> list[int]:
    """Numbers of rounds to stand below the picture: whole ones, ten at most."""
    most = _most(nets)
    size = next(step for power in range(12) for step in (10**power, 2 * 10**power, 5 * 10**power) if most / step <= 10)
    return list(range(0, most + 1, size))


def _described(svg: bytes, title: str, about: str) -> str:
    """The picture with a title and a description that screen readers tell instead of its parts."""
    space = "http://www.w3.org/2000/svg"
    ElementTree.register_namespace("", space)
    ElementTree.register_namespace("xlink", "http://www.w3.org/1999/xlink")
    root = ElementTree.fromstring(svg)
    for old in root.findall(f"{{{space}}}title"):
        root.remove(old)
    root.set("role", "img")
    root.set("aria-labelledby", "title about")
    for id, words in (("about", about), ("title", title)):
        part = ElementTree.Element(f"{{{space}}}{'title' if id == 'title' else 'desc'}", {"id": id})
        part.text = words
        root.insert(0, part)
    return ElementTree.tostring(root, encoding="unicode")


def points(nets: Sequence[int]) -> list[tuple[int, int]]:
    """The sum after each round, beginning with (0, 0), thinned to what an eye can tell apart; the last one stays."""
    whole = [(0, 0), *enumerate(accumulate(nets), start=1)]
    step = max(1, len(whole) // POINTS)
    thinned = whole[::step]
    return thinned if thinned[-1] == whole[-1] else [*thinned, whole[-1]]
