"""What somebody writes can hurt no synthesiser, whatever it is."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiojack.house.chat_text import LONGEST_RUN, LONGEST_WORD, cleaned


@pytest.mark.parametrize(
    ("written", "heard"),
    [
        ("  dobrý   večer ", "dobrý večer"),
        ("Хорошая игра!", "Хорошая игра!"),
        ("добар дан,\nсвима", "добар дан, свима"),
        ("ZZZZR" + "R" * 500, "ZZZZRRRR"),
        ("ha" * 300, "ha" * (LONGEST_WORD // 2)),
        ("!!!!!!!!!! what", "!!!! what"),
        ('<speak rate="9">loud</speak>', 'speak rate="9" loud /speak'),
        ("\x1b[31mred\x07", "[31mred"),
        ("a\u202eb\u200bc\ufeff", "abc"),
        ("Z" + "\u0301\u0302\u0303\u0304\u0305" * 20 + "algo", "Ź\u0302\u0303algo"),
        ("e\u0301", "é"),
        ("\ue000\ud800\x00", ""),
        ("?!…", ""),
        ("A & B", "A & B"),
    ],
)
def test_one_line_is_left_that_can_be_spoken(written: str, heard: str) -> None:
    assert cleaned(written) == heard


@given(st.text(max_size=600))
def test_whatever_is_written_the_rest_is_plain_text(text: str) -> None:
    line = cleaned(text)
    assert cleaned(line) == line, "cleaning is done once"
    assert all(unicodedata.category(sign) not in ("Cc", "Cf", "Co", "Cs", "Cn") for sign in line)
    assert all(len(word) <= LONGEST_WORD for word in line.split(" "))
    assert not any(line[at : at + LONGEST_RUN + 1] == line[at] * (LONGEST_RUN + 1) for at in range(len(line)))
    assert line == line.strip()
    assert "  " not in line
