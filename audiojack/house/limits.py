"""How much may come, and how fast: from a connection, an address and an account (ONLINE 5.3)."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import deque

FAILURES_NAME, WAIT_NAME = 5, 60
"""Failed sign-ins to an account, and the seconds that it then waits."""
FAILURES_ADDRESS, WAIT_ADDRESS = 10, 600
SIGN_UPS_HOUR, SIGN_UPS_DAY = 3, 10
"""New accounts of an address in an hour and in a day."""
CONNECTIONS_ADDRESS = 8
MOST_KNOWN = 10_000
"""Addresses and names that are remembered; the oldest are forgotten first."""


class Bucket:
    """A token bucket: so many a second, and so many at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may come now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Guard:
    """Counts tries to sign in and new accounts. Times are seconds of any clock that only goes forward.

    This machine's own programs (loopback) make as many accounts as they like: who has the machine has the house.
    """

    def __init__(self) -> None:
        self._failed: dict[str, deque[float]] = {}
        self._made: dict[str, deque[float]] = {}

    def wait(self, address: str, name: str, *, up: bool, now: float) -> int:
        """Seconds before this may be tried again; 0 where it may be now."""
        if up:
            return self._too_many_accounts(network_of(address), now)
        own = self._blocked(f"name {name.casefold()}", FAILURES_NAME, WAIT_NAME, now)
        return max(own, self._blocked(f"address {network_of(address)}", FAILURES_ADDRESS, WAIT_ADDRESS, now))

    def note(self, address: str, name: str, *, up: bool, failed: bool, now: float) -> None:
        """What came of a try."""
        network = network_of(address)
        if up:
            if not failed:
                self._put(self._made, network, now, SIGN_UPS_DAY)
            return
        for key, most in ((f"name {name.casefold()}", FAILURES_NAME), (f"address {network}", FAILURES_ADDRESS)):
            if failed:
                self._put(self._failed, key, now, most)
            elif key.startswith("name"):
                self._failed.pop(key, None)

    def _blocked(self, key: str, most: int, seconds: int, now: float) -> int:
        tries = self._failed.get(key, ())
        if len(tries) < most or not tries:
            return 0
        return max(0, math.ceil(tries[-1] + seconds - now))

    def _too_many_accounts(self, network: str, now: float) -> int:
        if is_loopback(network):
            return 0
        made = self._made.get(network, deque())
        for most, seconds in ((SIGN_UPS_HOUR, 3600), (SIGN_UPS_DAY, 86400)):
            within = [at for at in made if at > now - seconds]
            if len(within) >= most:
                return max(1, math.ceil(within[-most] + seconds - now))
        return 0

    @staticmethod
    def _put(kept: dict[str, deque[float]], key: str, now: float, most: int) -> None:
        kept.setdefault(key, deque(maxlen=most)).append(now)
        while len(kept) > MOST_KNOWN:
            kept.pop(next(iter(kept)))


def network_of(address: str) -> str:
    """The address, or the network of an IPv6 one: a household has a whole /64."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if known.version == 6:
        return str(ipaddress.ip_network(f"{known}/64", strict=False).network_address)
    return str(known)


def is_loopback(address: str) -> bool:
    """Whether it is this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback or address == "::"
    except ValueError:
        return False
