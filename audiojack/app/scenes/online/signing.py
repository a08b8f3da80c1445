"""Who one is in a house: a new name, or one that is there already, with a passphrase."""

from __future__ import annotations

import socket

from audiojack.app.scenes.confirm import Message
from audiojack.app.scenes.online.asking import asking
from audiojack.app.scenes.online.entry import Entry
from audiojack.app.scenes.online.servers import entered
from audiojack.app.stage.effects import Effects, Pop, Push, Sound
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.online.visit import Visit


class SignScene(MenuScene):
    """New here, or known; Escape leaves the house."""

    name = "online-sign"

    def __init__(self, services: SceneServices, visit: Visit) -> None:
        super().__init__(services)
        self._visit = visit

    def title(self) -> str:
        return self.services.text("online-sign-title", house=self._visit.house)

    def items(self) -> list[Item]:
        return [Item(key, self.services.text(f"online-sign-{key}")) for key in ("new", "known")]

    def choose(self, key: str) -> Effects:
        offered = self._visit.known.account or self.services.settings.name
        named = Entry(self.services, "online-name", lambda name: self._named(key, name), offered)
        return (Sound("menu-choose"), Push(named))

    def back(self) -> Effects:
        self._visit.close()
        return (Sound("menu-back"), Pop())

    def _named(self, key: str, name: str) -> Effects:
        secret = Entry(self.services, "online-passphrase", lambda secret: self._sign(key, name, secret), secret=True)
        return (Sound("menu-choose"), Push(secret))

    def _sign(self, key: str, name: str, passphrase: str) -> Effects:
        visit, sign = self._visit, self._visit.sign_up if key == "new" else self._visit.sign_in
        return asking(lambda: sign(name, passphrase, device()), lambda _: self._signed(visit))

    def _signed(self, visit: Visit) -> Effects:
        inside = entered(self.services, visit)
        if not visit.recovery:
            return inside
        words, visit.recovery = visit.recovery, ()
        text = self.services.text("online-recovery", words=", ".join(words))
        return (Push(Message(self.services, text, inside)),)


def device() -> str:
    """What this program is called in the list of one's devices."""
    return socket.gethostname()[:60]
