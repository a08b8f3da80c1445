"""What the keys of a one-line edit field say: moving names the letter come to, deleting what is gone.

Letters are said as a screen reader says them: capitals as such, signs and the space by their names.
"""

from __future__ import annotations

from audiojack.app.stage.effects import Effects, answer, refused
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.text_field import LONGEST, TextField, letters
from audiojack.input.gestures import PASTE, Gesture

COMMANDS = (
    "previous-letter", "next-letter", "previous-word", "next-word", "first-letter", "last-letter", "delete",
    "delete-next", "select-all", "paste", "read",
)  # fmt: skip
"""What can be done in the field besides typing, in the order of the help."""


class LineEdit:
    """A field with its voice; `start` is there at first, selected. Of a `secret` line no letter is ever said."""

    def __init__(
        self, services: SceneServices, start: str = "", longest: int = LONGEST, *, secret: bool = False
    ) -> None:
        self._services = services
        self._longest = longest
        self._secret = secret
        self.field = TextField(start, longest)

    @property
    def text(self) -> str:
        """The whole line."""
        return self.field.text

    def act(self, command: str) -> Effects | None:
        """A key that moves, deletes, selects, pastes or reads; None where it does something else."""
        field = self.field
        match command:
            case "previous-letter" | "next-letter":
                return self._came(field.move(-1 if command == "previous-letter" else 1))
            case "previous-word" | "next-word":
                moved = field.to_word(-1 if command == "previous-word" else 1)
                return self._came(moved, field.word)
            case "first-letter":
                field.to_start()
                return self._came(True)
            case "last-letter":
                field.to_end()
                return self._came(True)
            case "delete":
                gone = field.delete_before()
                return (answer("deleted", text=self.spoken(gone)) if gone else refused("nothing-to-delete"),)
            case "delete-next":
                return self._deleted_next()
            case "select-all":
                return (answer("text-selected", text=self._whole()) if field.select_all() else refused("name-empty"),)
            case "paste":
                return self._pasted()
            case "read":
                return (answer("name-now", name=self._whole()) if self.text else answer("name-empty"),)
        return None

    def typed(self, gesture: Gesture) -> Effects | None:
        """A letter at the caret, which is said back with the marks that it now has."""
        if gesture.name == PASTE:
            return self._put_in(gesture.text)
        if not gesture.text or "control" in gesture.name or "alt" in gesture.name:
            return None
        fault = self._put(gesture.text)
        if fault:
            return fault
        typed = letters(gesture.text)
        said = self.spoken(letters(self.field.before)[-1]) if len(typed) == 1 else self._told(gesture.text)
        return (answer("typed", text=said),)

    def spoken(self, letter: str) -> str:
        """How a letter is said; longer texts are said as they are."""
        services = self._services
        if self._secret and letter:
            return services.text("sign-002a")
        if letter == " ":
            return services.text("key-space")
        if len(letter) == 1 and services.has(id := f"sign-{ord(letter):04x}"):
            return services.text(id)
        capital = len(letters(letter)) == 1 and letter[0] != letter[0].lower()
        return services.text("letter-capital", letter=letter) if capital else letter

    def _whole(self) -> str:
        """The whole line as it is said."""
        return self._told(self.text)

    def _told(self, text: str) -> str:
        """A text as it is said: of a secret one only how many letters it has."""
        return self._services.text("text-secret", count=len(letters(text))) if self._secret else text

    def _came(self, moved: bool, there: str = "") -> Effects:
        """Says where the caret is: the letter or the word after it, or the end."""
        text = self.spoken(self.field.here) if self._secret else there or self.spoken(self.field.here)
        if not text:
            return (answer("text-end", None if moved else "refused"),)
        return (answer("typed", None if moved else "refused", text=text),)

    def _deleted_next(self) -> Effects:
        gone = self.field.delete_here()
        if not gone:
            return (refused("nothing-to-delete"),)
        text, here = self.spoken(gone), self.spoken(self.field.here)
        return (answer("deleted-next", text=text, next=here) if here else answer("deleted-last", text=text),)

    def _pasted(self) -> Effects:
        return self._put_in(self._services.paste())

    def _put_in(self, pasted: str) -> Effects:
        text = " ".join(pasted.split())
        if not text:
            return (refused("paste-nothing"),)
        return self._put(text) or (answer("text-pasted", text=self._told(text)),)

    def _put(self, text: str) -> Effects:
        """Types; what is said where that can't be."""
        fault = self.field.type(text)
        if fault == "long":
            return (refused("name-refused-long", most=self._longest),)
        return (refused("name-too-long"),) if fault else ()
