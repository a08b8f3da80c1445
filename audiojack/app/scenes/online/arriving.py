"""Straight to a house and a table there, as the command line says (INTERFACE.md 8)."""

from __future__ import annotations

from audiojack.app.launch import Arrival
from audiojack.app.scenes.online.asking import asking, told
from audiojack.app.scenes.online.house import opening, seated
from audiojack.app.scenes.online.servers import connecting, entered, over_sign
from audiojack.app.scenes.online.signing import device
from audiojack.app.stage.effects import Effects, answer, refused
from audiojack.app.stage.services import SceneServices
from audiojack.files import read_text
from audiojack.net.address import Address, AddressError, parsed
from audiojack.online.session import RemoteSession
from audiojack.online.visit import Visit, VisitError


def arriving(services: SceneServices, arrival: Arrival) -> Effects:
    """Connects, signs in, or up where the name is free, and goes where one wants to. What can't be done is said."""
    try:
        address = parsed(arrival.server)
    except AddressError:
        return (refused("online-address-wrong", text=arrival.server),)

    def inside(visit: Visit, known: bool) -> Effects:
        if known and visit.name in ("", arrival.account or visit.name):
            return _there(services, arrival, address, visit)
        if not arrival.account:
            return over_sign(visit)
        return _signed(services, arrival, address, visit)

    scripted = bool(arrival.account)
    there = connecting(services, address, trusting=scripted, then=inside)
    return (answer("online-connecting", address=address.shown), *there)


def _signed(services: SceneServices, arrival: Arrival, address: Address, visit: Visit) -> Effects:
    try:
        passphrase = read_text(arrival.passphrase).strip("\r\n") if arrival.passphrase is not None else ""
    except (OSError, UnicodeDecodeError):
        return (refused("online-passphrase-file", path=str(arrival.passphrase)),)

    def in_there(done: None) -> Effects:
        return _there(services, arrival, address, visit)

    def taken(error: VisitError) -> Effects:
        """The name is somebody's: it is one's own, if the passphrase fits."""
        if error.id not in ("online-why-name-taken", "online-why-name-sounds-taken"):
            return told(error)
        return asking(lambda: visit.sign_in(arrival.account, passphrase, device()), in_there)

    return asking(lambda: visit.sign_up(arrival.account, passphrase, device()), in_there, taken)


def _there(services: SceneServices, arrival: Arrival, address: Address, visit: Visit) -> Effects:
    """At the table that is wanted, or where one sat before."""
    kind, _, rest = arrival.table.partition(":")
    word = arrival.word or address.word

    def sat(session: RemoteSession | None) -> Effects:
        if session is not None:
            return seated(visit, session, again=True)
        if kind == "new":
            return opening(services, visit, rest, word, arrival.company)
        number = int(rest) if kind == "listen" else int(kind)
        work = lambda: visit.join(number, listen=kind == "listen", word=word)  # noqa: E731 - it is done later
        return asking(work, lambda session: seated(visit, session))

    if not arrival.table and not address.table:
        return entered(services, visit)
    if not arrival.table:
        kind = str(address.table)
    return asking(visit.seated, sat)
