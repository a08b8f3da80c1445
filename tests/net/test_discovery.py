"""Houses on one network find each other; here the network is this machine's own loopback."""

import threading
import time
from collections.abc import Callable
from contextlib import closing

from zeroconf import ServiceInfo

from audiojack.net.discovery import SERVICE, Announcement, Neighbour, Neighbours, _neighbour, own_addresses

LOOPBACK = ["127.0.0.1"]
HOUSE = Neighbour(uuid="0a1b", name="U Ferdy. Мала кућа", host="127.0.0.1", port=7421, fingerprint="ab" * 32)


def _until(met: Callable[[], bool], changed: threading.Event, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not met():
        assert changed.wait(max(0.0, end - time.monotonic())), "it was not told in time"
        changed.clear()


def test_a_house_is_found_changes_and_is_gone() -> None:
    changed = threading.Event()
    with closing(Neighbours(changed.set, interfaces=LOOPBACK)) as neighbours:
        with closing(Announcement(HOUSE, LOOPBACK, interfaces=LOOPBACK)) as announced:
            _until(lambda: neighbours.now() == (HOUSE,), changed)
            announced.table("oko", 3)
            _until(lambda: [(house.game, house.free) for house in neighbours.now()] == [("oko", 3)], changed)
        _until(lambda: neighbours.now() == (), changed)


def test_two_houses_of_one_name_are_two() -> None:
    changed = threading.Event()
    other = Neighbour(uuid="ffee", name=HOUSE.name, host="127.0.0.1", port=7422)
    with (
        closing(Neighbours(changed.set, interfaces=LOOPBACK)) as neighbours,
        closing(Announcement(HOUSE, LOOPBACK, interfaces=LOOPBACK)),
        closing(Announcement(other, LOOPBACK, interfaces=LOOPBACK)),
    ):
        _until(lambda: neighbours.now() == (HOUSE, other), changed)


def _announced(**texts: str) -> ServiceInfo:
    whole = {"v": "1", "id": "0a1b", "name": "Ferda", "free": "2"} | texts
    return ServiceInfo(SERVICE, f"x.{SERVICE}", port=7421, addresses=[b"\x7f\0\0\1"], properties=whole)


def test_what_cannot_be_understood_is_no_house() -> None:
    assert _neighbour(_announced()) is not None
    for texts in ({"v": "99"}, {"id": ""}, {"name": "a\x1b[2J"}):
        assert _neighbour(_announced(**texts)) is None
    for free in ("-1", "²", "999999", "", "2 "):
        house = _neighbour(_announced(free=free))
        assert house is not None
        assert house.free == 0


def test_this_machine_has_an_address_that_can_be_said() -> None:
    assert own_addresses()
