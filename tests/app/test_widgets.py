"""Lists and fields: what their keys do, at the ends too."""

from __future__ import annotations

import pytest

from audiojack.app.widgets.amount import AmountField
from audiojack.app.widgets.menu import Item, Menu


def menu(*labels: str) -> Menu:
    return Menu([Item(label, label) for label in labels])


def focus(walked: Menu) -> str:
    assert walked.focused is not None
    return walked.focused.key


@pytest.mark.promise("Menus and scenes", "Lists wrap, or stop where that is chosen; letters of any script find a row")
def test_a_list_wraps_or_stops_at_its_ends() -> None:
    walked = menu("one", "two")
    assert walked.move(-1, wrap=False) == "edge"
    assert (walked.move(-1, wrap=True), focus(walked)) == ("wrapped", "two")
    assert (walked.move(1, wrap=True), focus(walked)) == ("wrapped", "one")
    assert Menu([]).move(1, wrap=True) == "empty"


@pytest.mark.promise("Menus and scenes", "Lists wrap, or stop where that is chosen; letters of any script find a row")
@pytest.mark.parametrize(
    ("labels", "typed", "found"),
    [
        (("Ana", "Boris", "Bára"), "b", "Boris"),
        (("Ana", "Boris", "Bára"), "bb", "Bára"),
        (("Ana", "Boris", "Bára"), "ba", "Bára"),
        (("Čeština", "Русский"), "р", "Русский"),
        (("Hráč", "Šantal"), "s", "Šantal"),
        (("Ђорђе", "Љиљана"), "љ", "Љиљана"),
        (("Ana", "Cyril", "Čeněk", "Cecílie"), "č", "Čeněk"),
        (("Ana", "Cyril", "Čeněk", "Cecílie"), "cc", "Čeněk"),
        (("Ana", "Cyril"), "č", "Cyril"),  # better than nothing
        (("Ана", "Јован", "Љиљана"), "lj", "Љиљана"),
        (("Ана", "Џафер", "Ђорђе"), "đ", "Ђорђе"),
        (("Ана", "Џафер", "Ђорђе"), "dž", "Џафер"),
        (("Ана", "Зоран", "Жарко"), "ž", "Жарко"),
        (("Ана", "Зоран", "Жарко"), "zz", "Жарко"),
        (("Ana", "Ljiljana", "Šantal"), "љ", "Ljiljana"),
        (("Ana", "Srđan", "Šantal"), "ш", "Šantal"),
        (("Анна", "Юлия", "Щука"), "щ", "Щука"),
        (("Anna", "Łucja", "Élodie"), "e", "Élodie"),
        (("أحمد", "بدر"), "ب", "بدر"),
    ],
)
def test_letters_of_any_script_find_the_next_row_beginning_so(labels: tuple[str, ...], typed: str, found: str) -> None:
    walked = menu(*labels)
    for letter in typed:
        assert walked.search(letter)
    assert focus(walked) == found


def test_a_search_in_vain_leaves_the_focus() -> None:
    walked = menu("one", "two")
    assert not walked.search("x")
    assert focus(walked) == "one"


@pytest.mark.promise("Menus and scenes", "Nothing that happens at the table moves the focus")
def test_focus_stays_on_its_row_when_rows_come_and_go() -> None:
    walked = menu("one", "two", "three")
    walked.move(1, wrap=True)
    walked.refresh([Item("new", "new"), Item("two", "two")])
    assert focus(walked) == "two"
    walked.refresh([Item("other", "other")])
    assert focus(walked) == "other"


def test_an_amount_is_typed_mended_and_held_to_its_limits_only_when_placed() -> None:
    field = AmountField(10, 990, 10, 50)
    assert field.amount == 50
    for digit in (1, 2, 5, 0):
        assert field.digit(digit)
    assert (field.amount, field.fault()) == (1250, "too-much")
    field.delete()
    assert (field.amount, field.fault()) == (125, "not-a-step")
    assert field.change(1)
    assert (field.amount, field.fault()) == (130, None)
    field.delete()
    field.delete()
    field.delete()
    assert (field.delete(), field.amount, field.fault()) == (False, 0, "too-little")


@pytest.mark.promise("Amounts", "Up and Down, Page Up and Page Down, Home and End; each change says the amount alone")
def test_an_amount_moves_by_steps_between_its_ends() -> None:
    field = AmountField(10, 75, 10, 50)
    assert field.change(10)
    assert field.amount == 75, "the whole purse is a lawful stake"
    assert not field.change(1)
    assert field.change(-1)
    assert field.amount == 70
    field.to_least()
    assert field.amount == 10
    assert not field.change(-1)


def test_thirty_digits_do_not_fit() -> None:
    field = AmountField(10, 990, 10, 50)
    assert [field.digit(9) for _ in range(30)].count(False) == 18
    assert field.fault() == "too-much"
