"""The first start: a greeting in every language by a voice of that language, and a name. Nothing else is asked."""

from __future__ import annotations

from dataclasses import replace as with_fields

from msgspec.structs import replace

from audiojack.app.options import profiles
from audiojack.app.options.settings import Settings
from audiojack.app.stage.asking import asking
from audiojack.app.stage.effects import NOTHING, Acted, Change, Effects, Open, Say, alone, answer, narrated, refused
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.picture import Picture
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.line_edit import COMMANDS, LineEdit
from audiojack.app.widgets.menu import Item
from audiojack.input.gestures import Gesture
from audiojack.presentation.utterance import Priority, Utterance
from audiojack.store.errors import StoreError
from audiojack.store.players import NO_SETTINGS, Player


class LanguageScene(MenuScene):
    """Chooses the language; each row is said in its own. `first` also greets in each, and goes on to the name."""

    name = "language"

    def __init__(self, services: SceneServices, first: bool) -> None:
        super().__init__(services, services.language)
        self._first = first
        self.root = first

    def title(self) -> str:
        return self.services.text("language-title")

    def items(self) -> list[Item]:
        rest = [language for language in self.services.languages if language != self.services.language]
        ordered = [self.services.language, *rest] if self._first else list(self.services.languages)
        return [Item(language, self._name(language)) for language in ordered]

    def _name(self, language: str) -> str:
        """The language's own name, with its script where it has two."""
        script = "latin" if language == "sr" else "own"
        return self.services.words(language).text("language-name", {"script": script})

    def enter(self) -> Effects:
        if not self._first:
            return super().enter()
        greetings = [self._in(item.key, "greeting") for item in self.menu.items if item.key != "sr-Cyrl"]
        return (*greetings, *self.say_row(None, Priority.TABLE))

    def _in(self, language: str, id: str) -> Say:
        args = {"key": with_fields(self.services, language=language).keys_of("menu", "choose")}
        return Say(Utterance(id, args, Priority.TABLE, None, None, "interface"), language)

    def say_row(self, sound: str | None = "menu-move", priority: Priority = Priority.ANSWER) -> Effects:
        item = self.menu.focused
        language = item.key if item else self.services.language
        text = self.services.words(language).text("language-item", {"text": self.row_text()})
        said = Say(Utterance("menu-item", {"text": text}, priority, None, sound, "interface"), language)
        return (Acted(), said) if priority is Priority.ANSWER else (said,)

    def row_text(self) -> str:
        menu = self.menu
        item = menu.focused
        if item is None:
            return ""
        if not self.services.settings.positions:
            return self.services.sentence(item.label)
        place: dict[str, str | int] = {"text": item.label, "n": menu.index + 1, "count": len(menu.items)}
        return self.services.words(item.key).text("item-position", place)

    def choose(self, key: str) -> Effects:
        changed = Change(replace(self.services.settings, language=key))
        if self._first:
            return (changed, Open("name", where="instead"))  # made once the language is the one that was chosen
        said = Say(Utterance("language-chosen", {}, Priority.ANSWER, None, "menu-choose", "interface"), key)
        return (changed, said)


class NameScene:
    """Asks for the player's name; Enter alone takes the one that is offered."""

    name = "name"
    pending = False

    def __init__(self, services: SceneServices, start: str | None = None) -> None:
        self.services = services
        usual = services.settings.name or services.text("default-name")
        self._edit = LineEdit(services, usual if start is None else start)

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("text", "everywhere")

    def enter(self) -> Effects:
        return (answer("name-prompt", name=self._edit.text, key=self.services.keys_of("text", "accept")),)

    def resume(self) -> Effects:
        return self.enter()

    def act(self, context: str, command: str) -> Effects | None:
        match context, command:
            case "text", "accept":
                return self._accept()
            case "text", "cancel":
                return (refused("name-needed", key=self.services.keys_of("text", "accept")),)
            case "text", _:
                return self._edit.act(command)
        return None

    def typed(self, gesture: Gesture) -> Effects | None:
        return self._edit.typed(gesture)

    def tick(self, now: float) -> Effects:
        return NOTHING

    def commands(self) -> tuple[tuple[str, str], ...]:
        return (("text", "accept"), *(("text", command) for command in COMMANDS))

    def picture(self) -> Picture:
        return Picture(self.services.text("name-title"), field=self._edit.text, caret=len(self._edit.field.before))

    def _accept(self) -> Effects:
        return self.accepted(" ".join(self._edit.text.split()))

    def accepted(self, name: str) -> Effects:
        """What follows when a name has been typed, "" where none was."""
        name = name or self.services.text("default-name")
        lobby = self.services.lobby

        def known(person: Player | None) -> Effects:
            lobby.sit(person, name)
            helped = narrated("start-help", key=self.services.keys_of("everywhere", "help"))
            return (Change(self._settings(person, name)), alone("main-menu"), helped)

        return asking(lambda: lobby.look_up(name), known, name_refused)

    def _settings(self, person: Player | None, name: str) -> Settings:
        present = self.services.settings
        if person is not None and person.settings != NO_SETTINGS:  # somebody who has played here before
            return replace(profiles.settings_of(person, present), language=present.language)
        return replace(present, name=name)


def name_refused(error: StoreError) -> Effects:
    """Says why the name can't be had, or what else the store could not do."""
    reason = str(error.details.get("reason", ""))
    id = f"name-refused-{reason}" if error.code == "store-name-refused" else error.code
    return (refused(id, **error.details),)
