"""A program's end of a house: what scenes are given, over a real connection, without a window."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from audiojack.engine.commands import Command, Refusal
from audiojack.engine.views import LISTENER
from audiojack.games.registry import GAMES
from audiojack.l10n.localizer import Localizer
from audiojack.net.address import parsed
from audiojack.online.session import RemoteSession
from audiojack.online.trust import UnknownCertificateError
from audiojack.online.visit import Visit, VisitError
from audiojack.play.listener import Said
from audiojack.play.setup import TableSetup
from audiojack.presentation.utterance import text_of
from tests.house.client import PLAYS
from tools.house_process import LOCAL, in_clear, serving

PASSPHRASE = "čtyři slova stačí úplně"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[str]:
    """The address of a house, in clear text."""
    with serving(tmp_path / "house", *LOCAL, "--seed", "4", "--name", "Test") as (_, told):
        yield in_clear(told)


def visiting(url: str, name: str, folder: Path | None = None, language: str = "en") -> Visit:
    """Somebody new who has signed up."""
    visit = Visit(parsed(url), language, folder, lambda id: "")
    assert not visit.connect()
    visit.sign_up(name, PASSPHRASE, "test")
    return visit


class Player:
    """Plays a session as a scene does: takes what comes, and answers what is asked with the least."""

    def __init__(self, session: RemoteSession, language: str = "en") -> None:
        self.session = session
        self.words = Localizer(language)
        self.told: list[str] = []

    def take(self, result: Refusal | Said) -> None:
        assert not isinstance(result, Refusal), result
        self.told += [text_of(one, self.words) for one in result]

    def step(self) -> None:
        work = self.session.stepping()
        if work is not None:
            self.take(self.session.take(work()))

    def until(self, met: Callable[[RemoteSession], bool], *others: Player, seconds: float = 60) -> None:
        """Lets things happen, here and at the others, until it is so."""
        end = time.monotonic() + seconds
        while not met(self.session):
            assert time.monotonic() < end, self.told[-5:]
            for player in (self, *others):
                player.step()
                player.act()
            time.sleep(0.002)

    def act(self) -> None:
        """Does what is awaited, if anything is."""
        session = self.session
        if session.between or not (session.my_turn or session.betting):
            return
        legal = {one.action: one for one in session.legal}
        one = next((legal[action] for action in PLAYS if action in legal), None)
        if one is not None:
            to = one.targets[0] if one.targets else -1
            command = Command(session.seat, one.action, one.box, one.least, to)
            self.take(session.take(session.doing(command)()))


@pytest.mark.parametrize("game", list(GAMES))
def test_two_people_hear_the_same_table_each_in_their_own_language(game: str, house: str) -> None:
    ana, ivo, eva = visiting(house, "Ana"), visiting(house, "Иво", language="ru"), visiting(house, "Eva")
    first = Player(ana.open(game, TableSetup(computers=1), {}))
    (line,) = ivo.tables()
    assert (line.game, line.host, line.computers) == (game, "Ana", 1)
    second = Player(ivo.join(line.table), "ru")
    third = Player(eva.join(line.table, listen=True))
    assert third.session.seat == LISTENER
    first.until(lambda one: one.between, second, third)
    second.until(lambda one: one.between, third)
    third.until(lambda one: one.between)
    if second.session.seat == LISTENER:
        second.until(lambda one: one.seat >= 0)
        assert "Вы садитесь за стол." in second.told
    first.take(first.session.take(first.session.going_on()()))
    second.take(second.session.take(second.session.going_on()()))
    first.until(lambda one: one.position.view.round >= 2 and one.between, second, third)
    third.until(lambda one: one.position.view.round >= 2 and one.between, first, second)
    everything = [text for player in (first, second, third) for text in player.told]
    assert not [text for text in everything if "online-" in text or "say-" in text]
    assert first.told != third.told
    assert any("Иво" in text for text in first.told)
    assert any("Ana" in text for text in second.told)
    second.take(second.session.take(second.session.leaving()()))
    assert second.session.over
    third.until(lambda one: any("Иво leaves" in text for text in third.told))
    for visit in (ana, ivo, eva):
        visit.close()


def test_a_device_is_known_again_and_the_seat_is_kept(house: str, tmp_path: Path) -> None:
    ana = visiting(house, "Ana", tmp_path)
    assert len(ana.recovery) == 6
    player = Player(ana.open("oko", TableSetup(computers=2), {}))
    table = player.session.table
    ana.close()
    again = Visit(parsed(house), "en", tmp_path, lambda id: "")
    assert again.connect(), "no passphrase is asked for"
    assert again.name == "Ana"
    session = again.seated()
    assert session is not None
    assert (session.table, session.seat) == (table, 0)
    again.sign_out()
    again.close()
    third = Visit(parsed(house), "en", tmp_path, lambda id: "")
    assert not third.connect()
    third.close()


def test_what_is_refused_says_why(house: str, tmp_path: Path) -> None:
    ana = visiting(house, "Ana")
    for name, passphrase, why in [
        ("Ана", PASSPHRASE, "name-sounds-taken"),
        ("Аna", PASSPHRASE, "name-mixed"),
        ("", PASSPHRASE, "name-empty"),
        ("Eva", "short", "passphrase-short"),
        ("...", PASSPHRASE, "name-characters"),
    ]:
        with pytest.raises(VisitError) as refused:
            ana.sign_up(name, passphrase, "test")
        assert refused.value.id == f"online-why-{why}"
    for name in ("Ana", "Nobody"):
        with pytest.raises(VisitError) as refused:
            ana.sign_in(name, "not the passphrase", "test")
        assert refused.value.id == "online-why-wrong-passphrase"
    with pytest.raises(VisitError) as refused:
        ana.join(77)
    assert refused.value.id == "online-why-no-such-table"
    with pytest.raises(VisitError) as refused:
        ana.open("chess", TableSetup(), {})
    assert refused.value.id == "online-why-no-such-game"
    player = Player(ana.open("blek-dzek", TableSetup(computers=0), {}, word="Tajné slovo"))
    ivo = visiting(house, "Ivo")
    for word, good in (("", False), ("jiné", False), ("tajné  SLOVO", True)):
        if good:
            ivo.join(player.session.table, word=word)
            continue
        with pytest.raises(VisitError) as refused:
            ivo.join(player.session.table, word=word)
        assert refused.value.id == "online-why-wrong-word"
    with pytest.raises(VisitError) as refused:
        ivo.open("oko", TableSetup(), {})
    assert refused.value.id == "online-why-seated-elsewhere"
    ana.close()
    ivo.close()


def test_where_there_is_no_house_it_is_said_why(tmp_path: Path) -> None:
    import socket
    import threading

    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]

        def answer() -> None:
            taken, _ = other.accept()
            taken.recv(1000)
            taken.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")
            taken.close()

        threading.Thread(target=answer, daemon=True).start()
        with pytest.raises(VisitError) as refused:
            Visit(parsed(f"ws://127.0.0.1:{port}"), "en", tmp_path, lambda id: "").connect()
        assert refused.value.id == "online-fault-no-house"
    with pytest.raises(VisitError) as refused:
        Visit(parsed(f"ws://127.0.0.1:{port}"), "en", tmp_path, lambda id: "").connect()
    assert refused.value.id == "online-fault-no-answer"


def test_a_certificate_is_compared_once_and_may_not_change(tmp_path: Path) -> None:
    with serving(tmp_path / "house", *LOCAL) as (_, told):
        address = parsed(told["listening"])
        with pytest.raises(UnknownCertificateError) as unknown:
            Visit(address, "en", tmp_path, lambda id: "").connect()
        shown = unknown.value.fingerprint
        visit = Visit(address, "en", tmp_path, lambda id: "")
        visit.connect(accept=shown)
        visit.close()
        again = Visit(address, "en", tmp_path, lambda id: "")
        again.connect()
        again.close()
    with serving(tmp_path / "other", "--address", "127.0.0.1", "--port", str(address.port)):
        with pytest.raises(VisitError) as changed:
            Visit(address, "en", tmp_path, lambda id: "").connect()
        assert changed.value.id == "online-fault-certificate-changed"
