"""What a program and a house say to each other: one JSON object a frame (ONLINE 5).

Nothing here is a text of the house's own: whatever is said is a code with a message in every language, but for names,
and what people write. Numbers of events are those of the table's journal. Every message up with an `id` gets exactly
one Answer; an `id` that has been answered before is answered the same, and nothing is done twice.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from audiojack.engine.commands import Action, Refusal
from audiojack.engine.table import OptionValue
from audiojack.play.telling import Position

PROTOCOL = 1
"""What this program speaks; a house speaks this one and the one before."""

PATH = "/table/1"
"""Where a house listens for programs."""

Why = Literal[
    "",
    "protocol",
    "older-program",
    "newer-program",
    "busy",
    "sign-in-first",
    "wrong-passphrase",
    "too-many-tries",
    "name-taken",
    "name-sounds-taken",
    "name-empty",
    "name-long",
    "name-characters",
    "name-mixed",
    "passphrase-short",
    "passphrase-long",
    "no-such-table",
    "table-full",
    "table-closed",
    "no-listeners",
    "wrong-word",
    "seated-elsewhere",
    "too-many-tables",
    "not-at-table",
    "table-moved",
    "not-host",
    "no-such-game",
    "bad-options",
    "too-fast",
    "restarting",
    "chips-elsewhere",
    "store",
    "banned",
    "muted",
    "nothing-to-say",
    "too-long",
    "said-already",
    "no-such-person",
    "blocked",
    "asked-enough",
    "alone",
]
"""Why something was not done; each has a sentence (`online-why-…`)."""


# --- program to house ---------------------------------------------------------------------------------------


class Up(msgspec.Struct, frozen=True, tag_field="type", tag=True):
    """The root of what a program says."""


class Hello(Up, frozen=True):
    """The first message. `rules` is the digest of what both must know alike; `token` signs a known device in.

    `table` and `heard` ask for what was missed: the table at which one sat, and the number of the last event heard.
    """

    protocol: int
    rules: str
    program: str
    language: str
    token: str = ""
    table: int = 0
    heard: int = -1


class SignUp(Up, frozen=True):
    """A new account. `device` is what the person will know this program by in the list of their devices."""

    id: int
    name: str
    passphrase: str
    device: str = ""


class SignIn(Up, frozen=True):
    """An account from another device; recovery words stand in for the passphrase."""

    id: int
    name: str
    passphrase: str
    device: str = ""


class SignOut(Up, frozen=True):
    """This device's token ends, or that of every device."""

    id: int
    everywhere: bool = False


class NewPassphrase(Up, frozen=True):
    """Another passphrase; `old` may be the recovery words."""

    id: int
    old: str
    new: str


class Tables(Up, frozen=True):
    """The tables that there are, now."""

    id: int


class OpenTable(Up, frozen=True):
    """A new table, at which one sits down. `word` is needed to come in, "" for everybody."""

    id: int
    game: str
    options: dict[str, OptionValue] = {}
    computers: int = -1
    boxes: int = 1
    word: str = ""
    listeners: bool = True
    answer_seconds: int = 0
    """How long a question waits before the stand-in answers; 0 for as long as its person likes."""


class Join(Up, frozen=True):
    """Sits down at a table, or listens to it."""

    id: int
    table: int
    listen: bool = False
    word: str = ""


class Leave(Up, frozen=True):
    """Leaves the table, with what one's chips on it then come to (GEN-R10)."""

    id: int
    table: int


class Do(Up, frozen=True):
    """A command. `seen` is the number of the last event heard: it is never applied to a later question."""

    id: int
    table: int
    seen: int
    action: Action
    box: int = 0
    amount: int = 0
    to: int = -1


class Ready(Up, frozen=True):
    """One wants the next round (GEN-R15)."""

    id: int
    table: int
    seen: int


class Heard(Up, frozen=True):
    """One's voice has said all up to this event: the table may go on, and the time of a question begins."""

    table: int
    seq: int


class Away(Up, frozen=True):
    """One is away, or back (GEN-R16)."""

    id: int
    table: int
    away: bool


class Say(Up, frozen=True):
    """Something written to the table: a text of one's own, or a phrase that each hears in their own language."""

    id: int
    table: int
    text: str = ""
    phrase: str = ""
    language: str = ""


class Nudge(Up, frozen=True):
    """A sound and a sentence to whoever the table waits for."""

    id: int
    table: int


class MoreTime(Up, frozen=True):
    """More time for the question of this seat, one's own or another's."""

    id: int
    table: int
    seat: int = -1


class Ping(Up, frozen=True):
    """A sign of life; comes back as Pong."""

    t: float


# --- house to program ---------------------------------------------------------------------------------------


class Down(msgspec.Struct, frozen=True, tag_field="type", tag=True):
    """The root of what a house says."""


class Welcome(Down, frozen=True):
    """The first answer: which house this is, and what it speaks."""

    house: str
    name: str
    protocol: int
    rules: str
    program: str


class Entered(Down, frozen=True):
    """One is signed in. `token` and `recovery` words are told once, when they are made."""

    account: int
    name: str
    chips: int
    token: str = ""
    recovery: tuple[str, ...] = ()


class Answer(Down, frozen=True):
    """What came of a message with an `id`: done, `refused` by the rules of the game, or not done for `why`."""

    id: int
    refused: Refusal | None = None
    why: Why = ""
    seconds: int = 0
    """After how long it may be tried again, where that is known."""


class TableLine(msgspec.Struct, frozen=True):
    """A table in the list. `free` chairs can be sat down on now, or after the round."""

    table: int
    game: str
    host: str
    people: tuple[str, ...]
    computers: int
    free: int
    listeners: bool
    word: bool
    between: bool


class TablesNow(Down, frozen=True):
    """The list of tables."""

    tables: tuple[TableLine, ...]


class Person(msgspec.Struct, frozen=True):
    """Somebody at a table: their `seat`, or -2 for a listener. `here` is false while their connection is gone."""

    account: int
    name: str
    seat: int
    here: bool = True
    away: bool = False
    host: bool = False


class Asked(msgspec.Struct, frozen=True):
    """Whom the table waits for, and how many milliseconds are left; 0 where there is no clock."""

    seat: int
    ms: int = 0


class HeardEvent(msgspec.Struct, frozen=True):
    """An event as one's seat may know it, and the table as seen from there after it, both as JSON.

    They are decoded by the program's own rules (codec.py), which a table of other rules never reaches.
    """

    event: msgspec.Raw
    view: msgspec.Raw


class Seated(Down, frozen=True):
    """One sits at a table, anew or again.

    `past` is what the seat has heard of this round, to be remembered in silence; `heard` comes after it, to be told:
    what happened while one was away.
    """

    table: int
    seat: int
    game: str
    seq: int
    position: Position
    people: tuple[Person, ...]
    past: tuple[HeardEvent, ...] = ()
    heard: tuple[HeardEvent, ...] = ()
    asked: Asked | None = None
    granted: int = 0
    first: bool = False
    again: bool = False
    """Whether one comes back to where one sat."""
    rounds_missed: int = 0


class Told(Down, frozen=True):
    """Something has been kept: the events, and where they leave one's seat."""

    table: int
    seq: int
    position: Position
    heard: tuple[HeardEvent, ...] = ()
    asked: Asked | None = None


Came = Literal["came", "listens", "went", "away", "back", "cut", "returned", "host", "stand-in", "time"]


class PeopleNow(Down, frozen=True):
    """Who is at the table now; `what` has happened to `who` where something has to be told."""

    table: int
    people: tuple[Person, ...]
    what: Came | Literal[""] = ""
    who: str = ""
    seat: int = -2
    asked: Asked | None = None


class Said(Down, frozen=True):
    """Somebody has written something to the table."""

    table: int
    who: str
    account: int
    text: str = ""
    phrase: str = ""
    language: str = ""


class Nudged(Down, frozen=True):
    """Somebody reminds one that the table waits."""

    table: int
    who: str


class Gone(Down, frozen=True):
    """One is no longer at the table."""

    table: int
    why: Literal["left", "closed", "removed"] = "left"


class Notice(Down, frozen=True):
    """Something that concerns everybody in the house: it restarts in so many seconds, or what its host has to say."""

    code: Literal["restart", "announcement"]
    seconds: int = 0
    text: str = ""


class Pong(Down, frozen=True):
    """The sign of life comes back."""

    t: float


class Bye(Down, frozen=True):
    """The house ends the connection; after `retry_ms` one may come back."""

    code: Literal["restarting", "elsewhere", "protocol", "too-much", "slow", "silent", "banned"]
    retry_ms: int = 0


FromProgram = (
    Hello | SignUp | SignIn | SignOut | NewPassphrase | Tables | OpenTable | Join | Leave | Do | Ready | Heard | Away
    | Say | Nudge | MoreTime | Ping
)  # fmt: skip
FromHouse = (
    Welcome | Entered | Answer | TablesNow | Seated | Told | PeopleNow | Said | Nudged | Gone | Notice | Pong | Bye
)
