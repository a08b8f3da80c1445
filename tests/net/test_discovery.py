"""Houses on one network find each other; here the network is this machine's own loopback."""

import threading
import time
from collections.abc import Callable
from contextlib import closing
from uuid import uuid4

from zeroconf import ServiceInfo

from audiojack.net.discovery import SERVICE, Announcement, Neighbour, Neighbours, _neighbour, own_addresses

LOOPBACK = ["127.0.0.1"]


def house(port: int = 7421) -> Neighbour:
    """A house that no other test, beside this one on the same loopback, announces."""
    return Neighbour(uuid4().hex, "U Ferdy. Мала кућа", "127.0.0.1", port, fingerprint="ab" * 32)


def _until(met: Callable[[], bool], changed: threading.Event, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not met():
        assert changed.wait(max(0.0, end - time.monotonic())), "it was not told in time"
        changed.clear()


def test_a_house_is_found_changes_and_is_gone() -> None:
    changed, own = threading.Event(), house()
    with closing(Neighbours(changed.set, interfaces=LOOPBACK)) as neighbours:

        def found() -> list[Neighbour]:
            return [one for one in neighbours.now() if one.uuid == own.uuid]

        with closing(Announcement(own, LOOPBACK, interfaces=LOOPBACK)) as announced:
            _until(lambda: found() == [own], changed)
            announced.table("oko", 3)
            _until(lambda: [(one.game, one.free) for one in found()] == [("oko", 3)], changed)
        _until(lambda: found() == [], changed)


def test_two_houses_of_one_name_are_two() -> None:
    changed = threading.Event()
    both = {one.uuid: one for one in (house(), house(7422))}
    first, second = both.values()
    with (
        closing(Neighbours(changed.set, interfaces=LOOPBACK)) as neighbours,
        closing(Announcement(first, LOOPBACK, interfaces=LOOPBACK)),
        closing(Announcement(second, LOOPBACK, interfaces=LOOPBACK)),
    ):
        _until(lambda: {one.uuid: one for one in neighbours.now() if one.uuid in both} == both, changed)


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
