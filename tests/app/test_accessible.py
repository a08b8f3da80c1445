"""The tree for screen readers holds the texts of the picture, once and in order, and never uses a number twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiojack.app.accessible import ROWS_MOST, SAID_MOST, WINDOW_NAME, tree_of
from audiojack.app.stage.picture import Picture, Place, PlayedHand, Row
from audiojack.engine.cards import parse_card
from audiojack.games.registry import GAMES
from audiojack.output.accessible.node import Node, Numbers, Role, Tree, TreeError
from tests.app.pictures import menu_pictures, table_pictures

LANGUAGES = ["en", "cs", "ru", "sr", "sr-Cyrl"]


def texts(picture: Picture) -> list[str]:
    """Every text that the screen shows, but those that stand for what finds no room."""
    hands = [text for hand in picture.hands for text in (hand.title, *hand.names, hand.total)]
    places = [place.text for place in picture.places]
    rows = [row.text for row in picture.rows]
    typed = [picture.field or ""]
    every = [picture.title, picture.turn, *picture.lines, *rows, *hands, *places, *typed]
    return [text for text in every if text]


def told(tree: Tree) -> list[str]:
    """Every text of the tree, but the window's name and what was said."""
    nodes = [node for node in tree.nodes if node.number != tree.root and node.role is not Role.READING]
    return [text for node in nodes for text in (node.name, node.value) if text]


def pictures(language: str) -> Iterator[tuple[Picture, str]]:
    yield from menu_pictures(language)
    for game in GAMES:
        yield from table_pictures(language, game)


def rows_of(tree: Tree) -> list[Node]:
    return [node for node in tree.nodes if node.role is Role.ROW]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_of_every_picture_is_in_the_tree_once(language: str) -> None:
    numbers = Numbers()
    for picture, said in pictures(language):
        tree = tree_of(picture, [said], numbers)
        tree.check()
        assert Counter(told(tree)) == Counter(texts(picture))
        assert tree.find(tree.root).name == WINDOW_NAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_focus_is_the_row_the_field_or_what_was_said(language: str) -> None:
    for picture, said in pictures(language):
        tree = tree_of(picture, ["before", said], Numbers())
        focus = tree.find(tree.focus)
        focused = [place for place, row in enumerate(picture.rows) if row.focused]
        if focused:
            assert (focus.role, [focus.position], focus.size) == (Role.ROW, focused, len(picture.rows))
        elif picture.field is not None:
            assert (focus.role, focus.value, focus.caret) == (Role.FIELD, picture.field, picture.caret)
        else:
            assert focus.role is Role.READING
            assert focus.caret is not None
            assert focus.value[focus.caret :] == said


def test_a_table_is_read_from_the_turn_to_the_others() -> None:
    hand = PlayedHand("Your cards", (parse_card("7h"), None), ("7 of hearts", "a back"), total="7")
    picture = Picture(
        "Oko",
        ("90 chips.",),
        hands=(hand,),
        turn="Your turn.",
        mine=True,
        places=(Place("Bank: 10."), Place("Ana: 9.")),
    )
    tree = tree_of(picture, ["Cards are dealt.", "Your turn."], Numbers())
    group, reading = (tree.find(number) for number in tree.find(tree.root).children)
    assert (group.role, group.name) == (Role.GROUP, "Oko")
    inside = [tree.find(number) for number in group.children]
    assert [node.name for node in inside] == ["Your turn.", "Your cards", "90 chips.", "Bank: 10.", "Ana: 9."]
    assert [tree.find(number).name for number in inside[1].children] == ["7 of hearts", "a back", "7"]
    assert reading.value == "Cards are dealt.\nYour turn."
    assert reading.number == tree.focus


def test_a_long_list_shows_two_hundred_rows_around_the_focus_with_their_places() -> None:
    for focus, first in ((0, 0), (500, 400), (999, 800)):
        rows = tuple(Row(f"Row {place}", place == focus) for place in range(1000))
        tree = tree_of(Picture("Long", rows=rows), [], Numbers())
        tree.check()
        shown = rows_of(tree)
        assert [node.position for node in shown] == list(range(first, first + ROWS_MOST))
        assert {node.size for node in shown} == {1000}
        assert tree.find(tree.focus).name == f"Row {focus}"


def test_a_row_that_cannot_be_chosen_is_marked() -> None:
    tree = tree_of(Picture("Menu", rows=(Row("Deal", True), Row("Split", off=True))), [], Numbers())
    assert [node.off for node in rows_of(tree)] == [False, True]


def test_the_last_utterances_can_be_reviewed_and_the_caret_is_at_the_newest() -> None:
    tree = tree_of(Picture("Oko", turn="Your turn."), [f"Line {number}." for number in range(20)], Numbers())
    reading = tree.find(tree.focus)
    assert reading.value.split("\n") == [f"Line {number}." for number in range(20 - SAID_MOST, 20)]
    assert reading.caret == reading.value.index("Line 19.")


def test_a_value_that_changes_in_place_keeps_its_number_and_a_list_that_was_left_does_not() -> None:
    numbers = Numbers()
    slow, fast = (Picture("Options", rows=(Row(f"Pace: {pace}.", True),)) for pace in ("slow", "fast"))
    first = tree_of(slow, [], numbers)
    assert tree_of(fast, [], numbers).focus == first.focus
    tree_of(Picture("Name", field="Ana", caret=3), [], numbers)
    assert tree_of(slow, [], numbers).focus > first.focus


PICTURES = st.builds(
    Picture,
    title=st.sampled_from(["A", "B"]),
    lines=st.lists(st.text(max_size=3), max_size=3).map(tuple),
    rows=st.integers(0, 450).flatmap(
        lambda count: st.integers(0, max(0, count - 1)).map(
            lambda focus: tuple(Row(f"{place}", place == focus) for place in range(count))
        )
    ),
    field=st.none() | st.text(max_size=5),
    turn=st.sampled_from(["", "Your turn."]),
    places=st.lists(st.text(max_size=3).map(Place), max_size=3).map(tuple),
)


@settings(max_examples=40, deadline=None)
@given(st.lists(PICTURES, min_size=1, max_size=8))
def test_a_number_that_is_gone_never_comes_back(run: list[Picture]) -> None:
    numbers, before, gone = Numbers(), set[int](), set[int]()
    for picture in run:
        tree = tree_of(picture, ["said"], numbers)
        tree.check()
        now = {node.number for node in tree.nodes}
        assert len(rows_of(tree)) <= ROWS_MOST
        assert not now & gone
        gone |= before - now
        before = now


@pytest.mark.parametrize(
    ("nodes", "focus", "why"),
    [
        ((Node(1, Role.WINDOW),), 2, "focus"),
        ((Node(1, Role.WINDOW, children=(2,)),), 1, "children are missing"),
        ((Node(1, Role.WINDOW), Node(2, Role.LABEL)), 1, "not reached"),
        ((Node(1, Role.WINDOW, children=(2, 2)), Node(2, Role.LABEL)), 1, "two ways"),
        ((Node(1, Role.WINDOW, children=(2,)), Node(2, Role.GROUP, children=(1,))), 1, "two ways"),
        ((Node(1, Role.WINDOW, children=(2,)), Node(2, Role.ROW), Node(2, Role.ROW)), 1, "two nodes"),
        ((Node(1, Role.WINDOW, children=(2,)), Node(2, Role.FIELD, value="Ana", caret=4)), 1, "caret"),
    ],
)
def test_a_broken_tree_is_never_handed_over(nodes: tuple[Node, ...], focus: int, why: str) -> None:
    with pytest.raises(TreeError, match=why):
        Tree(nodes, 1, focus).check()
