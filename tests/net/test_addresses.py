"""Addresses as people type them, and the file of the houses that are known."""

import os
import sys
from pathlib import Path

import pytest

from audiojack.net import known_servers
from audiojack.net.address import Address, AddressError, parsed
from audiojack.net.house_words import COUNT, cards_of
from audiojack.net.known_servers import Known


@pytest.mark.parametrize(
    ("typed", "meant", "url"),
    [
        ("play.example.org", Address("play.example.org"), "wss://play.example.org:7421"),
        (" Play.Example.org : 7000 ", Address("play.example.org", 7000), "wss://play.example.org:7000"),
        ("192.168.1.20", Address("192.168.1.20"), "wss://192.168.1.20:7421"),
        ("[fe80::1]:99", Address("fe80::1", 99), "wss://[fe80::1]:99"),
        ("wss://127.0.0.1:4711", Address("127.0.0.1", 4711), "wss://127.0.0.1:4711"),
        ("ws://localhost:4711", Address("localhost", 4711, clear=True), "ws://localhost:4711"),
        ("https://play.example.org/", Address("play.example.org", 443), "wss://play.example.org:443"),
        ("audiojack://host/7/tajn%C3%A9", Address("host", table=7, word="tajné"), "wss://host:7421"),
        ("kuća.example", Address("kuća.example"), "wss://kuća.example:7421"),
    ],
)
def test_an_address_is_understood(typed: str, meant: Address, url: str) -> None:
    assert parsed(typed) == meant
    assert meant.url == url


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "a b://c", "host:99999", "host:0", "host:x", "300.1.1.1", "ws://example.org", "ftp://x", "-x", "x..y",
     "[fe80::1", "1234", "a" * 300],
)  # fmt: skip
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(AddressError):
        parsed(typed)


def test_houses_are_remembered_the_last_first(tmp_path: Path) -> None:
    assert known_servers.load(tmp_path) == ()
    one, two = Known("one.example", "Jedna", "Ana", "t0ken", "ab"), Known("[::1]:7000", "Кућа \"2\"")
    known_servers.remember(tmp_path, one)
    known_servers.remember(tmp_path, two)
    assert known_servers.load(tmp_path) == (two, one)
    assert known_servers.find(tmp_path, "one.example") == one
    assert known_servers.find(tmp_path, "three") == Known("three")
    known_servers.forget(tmp_path, "[::1]:7000")
    assert known_servers.load(tmp_path) == (one,)
    if sys.platform != "win32":
        assert os.stat(tmp_path / known_servers.FILE).st_mode & 0o077 == 0, "others can't read the token"


@pytest.mark.parametrize("content", ["", "[[", "x = 1", "[a]\nname = 3", "\x00"])
def test_a_broken_file_knows_no_houses(content: str, tmp_path: Path) -> None:
    (tmp_path / known_servers.FILE).write_text(content, encoding="utf-8")
    assert known_servers.load(tmp_path) == ()


def test_a_certificate_is_heard_as_cards() -> None:
    assert len(cards_of("ab" * 32)) == COUNT
    assert cards_of("ab" * 32) != cards_of("ab" * 31 + "ac")
    with pytest.raises(ValueError, match="invalid"):
        cards_of("")
