"""A visit to a house: signing in, the list of tables, and the seat that one takes there.

Its methods wait for the network: scenes have them done beside the loop. What goes wrong is a VisitError with the id of
its sentence.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from audiojack.engine.table import OptionValue
from audiojack.net import known_servers
from audiojack.net import messages as m
from audiojack.net.address import Address
from audiojack.net.known_servers import Known
from audiojack.online.link import Link, LinkError, State
from audiojack.online.session import RemoteSession
from audiojack.online.trust import CertificateChangedError, UnknownCertificateError
from audiojack.play.listener import NameOf
from audiojack.play.setup import TableSetup

__all__ = ["UnknownCertificateError", "Visit", "VisitError"]


class VisitError(Exception):
    """It could not be done; `id` is the message that says why, `args` its arguments."""

    def __init__(self, id: str, **details: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.details = details


class Visit:
    """A connection to one house. `folder` is where houses are remembered, None where nothing is kept.

    `state` is told each change of the connection, `woken` that something has come in; both on another thread.
    """

    def __init__(
        self, address: Address, language: str, folder: Path | None, name_of: NameOf, *,
        woken: Callable[[], None] = lambda: None, state: Callable[[State], None] = lambda state: None,
    ) -> None:  # fmt: skip
        self.address = address
        self.known = known_servers.find(folder, address.shown) if folder else Known(address.shown)
        self.account = 0
        self.name = ""
        self.chips = 0
        self.recovery: tuple[str, ...] = ()
        """The words that stand in for a forgotten passphrase, when they have just been made."""
        self.session: RemoteSession | None = None
        self._folder = folder
        self._language = language
        self._name_of = name_of
        self._woken = woken
        self._state = state
        self._tables: tuple[m.TableLine, ...] = ()
        self._seated: m.Seated | None = None
        self._early: list[m.Down] = []
        self._lock = threading.Lock()
        self._link: Link | None = None

    # --- coming in

    def connect(self, accept: str = "") -> bool:
        """Connects; whether the device was known, and one is signed in. `accept` is a fingerprint that was compared.

        Raises VisitError, UnknownCertificateError.
        """
        link = Link(self.address, self._language, self.known.fingerprint, accept)
        link.came, link.changed = self._came, self._state
        self._link = link
        try:
            link.open(self.known.token)
        except LinkError as error:
            raise VisitError(f"online-fault-{error.fault}", address=self.address.shown) from error
        except CertificateChangedError as error:
            raise VisitError("online-fault-certificate-changed", address=self.address.shown) from error
        assert link.welcome is not None
        self.known = replace(self.known, name=link.welcome.name, fingerprint=link.fingerprint)
        self._remember()
        if self.known.token:
            with contextlib.suppress(VisitError):
                self._ask(m.Tables)
        return bool(self.account)

    @property
    def house(self) -> str:
        """The house's name."""
        return self.known.name or self.address.shown

    def sign_up(self, name: str, passphrase: str, device: str) -> None:
        """A new account. Raises VisitError."""
        self._ask(m.SignUp, name=name, passphrase=passphrase, device=device)
        self._remember()

    def sign_in(self, name: str, passphrase: str, device: str) -> None:
        """An account that there is. Raises VisitError."""
        self._ask(m.SignIn, name=name, passphrase=passphrase, device=device)
        self._remember()

    def sign_out(self, everywhere: bool = False) -> None:
        """This device is known no more. Raises VisitError."""
        self._ask(m.SignOut, everywhere=everywhere)
        self.known = replace(self.known, token="", account="")
        self._remember()

    def close(self) -> None:
        """Leaves the house."""
        if self._link is not None:
            self._link.close()

    # --- tables

    def tables(self) -> tuple[m.TableLine, ...]:
        """The tables that there are now. Raises VisitError."""
        self._ask(m.Tables)
        return self._tables

    def open(self, game: str, setup: TableSetup, options: dict[str, OptionValue], word: str = "") -> RemoteSession:
        """A new table, at which one sits. Raises VisitError."""
        self._ask(m.OpenTable, game=game, options=options, computers=setup.computers, word=word)
        return self._sat_down()

    def join(self, table: int, *, listen: bool = False, word: str = "") -> RemoteSession:
        """A seat at a table, or a place to listen. Raises VisitError."""
        self._ask(m.Join, table=table, listen=listen, word=word)
        return self._sat_down()

    def seated(self) -> RemoteSession | None:
        """The seat that one had already when one came in."""
        return self._sat_down() if self._seated is not None else None

    def _sat_down(self) -> RemoteSession:
        link = self._link
        with self._lock:
            seated, self._seated = self._seated, None
            if seated is None or link is None:
                raise VisitError("online-why-not-at-table")
            session = RemoteSession(link, seated, self.account, self._name_of, self._woken)
            for message in self._early:
                session.receive(message)
            self._early = []
            self.session = session
        return session

    # --- how

    def _ask(self, kind: Callable[..., m.Up], **fields: Any) -> m.Answer:
        if self._link is None:
            raise VisitError("online-fault-cut", address=self.address.shown)
        try:
            answer = self._link.ask(kind, **fields)
        except LinkError as error:
            raise VisitError(f"online-fault-{error.fault}", address=self.address.shown) from error
        if answer.why:
            raise VisitError(f"online-why-{answer.why}", seconds=answer.seconds)
        return answer

    def _came(self, message: m.Down) -> None:
        """A message, on the link's thread."""
        with self._lock:
            self._take(message)

    def _take(self, message: m.Down) -> None:
        session = self.session
        match message:
            case m.Entered():
                self.account, self.name, self.chips = message.account, message.name, message.chips
                self.recovery = message.recovery or self.recovery
                token = message.token or self.known.token
                self.known = replace(self.known, account=message.name, token=token)
            case m.TablesNow():
                self._tables = message.tables
            case m.Seated() if session is None or session.over or session.table != message.table:
                self._seated, self._early = message, []
            case _ if self._seated is not None:
                self._early.append(message)  # what happens before the seat is taken is told there
            case _ if session is not None and not session.over:
                session.receive(message)

    def _remember(self) -> None:
        if self._folder is not None:
            with contextlib.suppress(OSError):  # a full disk: one signs in anew the next time
                known_servers.remember(self._folder, self.known)
