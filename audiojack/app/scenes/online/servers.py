"""Which house to visit: one that is known, one on the same network, or an address that is typed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from audiojack.app.scenes.confirm import Confirm
from audiojack.app.scenes.online.asking import asking, told, visit_to
from audiojack.app.scenes.online.entry import Entry
from audiojack.app.stage.effects import NOTHING, Await, Effects, Push, Sound, alone, answer, over, refused
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.net import known_servers
from audiojack.net.address import Address, AddressError, parsed
from audiojack.net.discovery import MulticastError, Neighbour, Neighbours
from audiojack.net.house_words import cards_of
from audiojack.online.session import RemoteSession
from audiojack.online.visit import UnknownCertificateError, Visit, VisitError

LOOKING_SECONDS = 2.0
"""For so long houses on this network are looked for before the list is told."""


class ServersScene(MenuScene):
    """The houses that are known, the one visited last first; then where others are found."""

    name = "online-servers"

    def title(self) -> str:
        return self.services.text("online-title")

    def items(self) -> list[Item]:
        folder = self.services.folder
        known = known_servers.load(folder) if folder is not None else ()
        rows = [Item(f"at {one.address}", one.name or one.address, one.account) for one in known]
        text = self.services.text
        return [*rows, Item("near", text("online-near")), Item("other", text("online-other"))]

    def choose(self, key: str) -> Effects:
        if key == "near":
            return (Sound("menu-choose"), Push(NearScene(self.services)))
        if key == "other":
            return (Sound("menu-choose"), Push(Entry(self.services, "online-address", self._typed)))
        return visiting(self.services, parsed(key.removeprefix("at ")))

    def _typed(self, text: str) -> Effects:
        try:
            address = parsed(text)
        except AddressError:
            return (refused("online-address-wrong", text=text),)
        return visiting(self.services, address)


class NearScene(MenuScene):
    """The houses on the same network, found by themselves."""

    name = "online-near"
    pending = True

    def __init__(self, services: SceneServices) -> None:
        super().__init__(services)
        self._neighbours: Neighbours | None = None
        self._found: tuple[Neighbour, ...] = ()
        self._since: float | None = None

    def title(self) -> str:
        return self.services.text("online-near-title")

    def items(self) -> list[Item]:
        text = self.services.text
        return [
            Item(house.uuid, house.name, text(f"game-{house.game}") if house.game else "") for house in self._found
        ]

    def empty(self) -> str:
        return self.services.text("online-near-none")

    def enter(self) -> Effects:
        def looking(done: Future[Neighbours]) -> Effects:
            try:
                self._neighbours = done.result()
            except MulticastError:
                self.pending = False
                return (refused("online-near-failed"),)
            return NOTHING

        return (answer("online-near-looking"), Await(lambda: Neighbours(self.services.wake), looking))

    def tick(self, now: float) -> Effects:
        if self._neighbours is None or not self.pending:
            return NOTHING
        self._since = now if self._since is None else self._since
        self._found = self._neighbours.now()
        if not self._found and now - self._since < LOOKING_SECONDS:
            return NOTHING
        self.pending = False
        return (self._opened(),)

    def choose(self, key: str) -> Effects:
        house = next(one for one in self._found if one.uuid == key)
        return visiting(self.services, Address(house.host, house.port))

    def close(self) -> None:
        """Looks no more."""
        if self._neighbours is not None:
            self._neighbours.close()


def visiting(services: SceneServices, address: Address, *, trusting: bool = False) -> Effects:
    """Goes to a house: its words are compared at the first visit, then one signs in, unless one is known.

    `trusting` takes the certificate as it is, where a script leads the way.
    """
    return (answer("online-connecting", address=address.shown), *connecting(services, address, trusting=trusting))


def connecting(
    services: SceneServices, address: Address, accept: str = "", *, trusting: bool = False,
    then: Callable[[Visit, bool], Effects] | None = None,
) -> Effects:  # fmt: skip
    """Connects, and goes on with the visit and whether one is signed in already."""
    visit = visit_to(services, address)
    go_on = then or (lambda visit, known: entered(services, visit) if known else over_sign(visit))

    def done(future: Future[bool]) -> Effects:
        try:
            known = future.result()
        except UnknownCertificateError as error:
            again = connecting(services, address, error.fingerprint, then=then)
            return again if trusting else _compared(services, error.fingerprint, again)
        except VisitError as error:
            return told(error)
        return go_on(visit, known)

    return (Await(lambda: visit.connect(accept), done),)


def _compared(services: SceneServices, fingerprint: str, again: Effects) -> Effects:
    words = services.text("online-words-ask", words=cards_of(fingerprint))
    return (Push(Confirm(services, words, again)),)


def over_sign(visit: Visit) -> Effects:
    """Asks who one is in this house."""
    return (Sound("menu-choose"), over("online-sign", visit=visit))


def entered(services: SceneServices, visit: Visit) -> Effects:
    """One is in the house: back at the table where one sat, or in the house's menu."""

    def there(session: RemoteSession | None) -> Effects:
        if session is None:
            return (Sound("menu-choose"), alone("online-house", visit=visit))
        return (Sound("menu-choose"), alone("online-table", visit=visit, session=session, resumed=True))

    return asking(visit.seated, there)
