"""A drill by ear: a question, an answer chosen or typed, and why it was right or wrong."""

from __future__ import annotations

from collections.abc import Iterable

from audiojack.app.practice.drill import Drill
from audiojack.app.stage.effects import NOTHING, Effects, Pop, Replace, Scene, Sound, answer, news, refused
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.picture import Picture
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.input.gestures import Gesture
from audiojack.practice.question import Question, Words
from audiojack.presentation.drills import drill_sentence
from audiojack.presentation.utterance import text_of

AGAIN = "again"
"""The row that says the question once more."""

RULE_WHY = "drill-rule-why"
REASON_PREFIX = "drill-reason-"
LONGEST = 2
"""Digits of the highest total."""


def first_question(services: SceneServices, drill: Drill) -> Scene:
    """The drill's next question, as a list of answers or a number to be typed."""
    asked = drill.next()
    return ChoiceScene(services, drill, asked) if asked.choices else SumScene(services, drill, asked)


def spoken(services: SceneServices, drill: Drill, words: Iterable[Words]) -> str:
    """Sentences of a drill in the player's language; those that begin with a card get their capital letter."""
    texts = services.words(services.language)
    sentences = (text_of(drill_sentence(one, drill.game, services.settings.verbosity), texts) for one in words)
    return " ".join(sentence[:1].upper() + sentence[1:] for sentence in sentences)


class ChoiceScene(MenuScene):
    """A question with its answers as rows; the last row says the question again."""

    name = "practice-question"

    def __init__(self, services: SceneServices, drill: Drill, asked: Question) -> None:
        super().__init__(services)
        self._drill = drill
        self._asked = asked

    def title(self) -> str:
        return spoken(self.services, self._drill, (self._asked.ask,))

    def items(self) -> list[Item]:
        rows = [Item(key, spoken(self.services, self._drill, (words,))) for key, words in self._asked.choices.items()]
        return [*rows, Item(AGAIN, self.services.text("drill-again"))]

    def choose(self, key: str) -> Effects:
        if key == AGAIN:
            return (answer("menu-item", text=self.services.sentence(self.title())),)
        return answered(self.services, self._drill, self._asked, key)


class SumScene:
    """A question whose answer is a number that is typed."""

    name = "practice-sum"
    pending = False

    def __init__(self, services: SceneServices, drill: Drill, asked: Question) -> None:
        self.services = services
        self._drill = drill
        self._asked = asked
        self._typed = ""

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("text", "everywhere")

    def enter(self) -> Effects:
        return (answer("drill-asked", question=self._question()),)

    def resume(self) -> Effects:
        return self._read()

    def act(self, context: str, command: str) -> Effects | None:
        match context, command:
            case "text", "accept":
                if not self._typed:
                    return (refused("drill-number-missing"),)
                return answered(self.services, self._drill, self._asked, str(int(self._typed)))
            case "text", "delete":
                if not self._typed:
                    return (refused("amount-nothing-left"),)
                self._typed = self._typed[:-1]
                return (answer("amount-left", amount=self._typed) if self._typed else answer("amount-empty"),)
            case "text", "cancel":
                return (Sound("menu-back"), Pop())
            case "text", _:  # there are no letters to walk over: the number is read whole
                return self._read()
        return None

    def typed(self, gesture: Gesture) -> Effects | None:
        if gesture.digit is None:
            plain = gesture.text.strip() and "control" not in gesture.name and "alt" not in gesture.name
            said = refused("drill-digits-only", key=self.services.keys_of("text", "accept"))
            return (said,) if plain else None
        if len(self._typed) == LONGEST:
            return (refused("amount-too-long"),)
        self._typed += str(gesture.digit)
        return (answer("amount-digit", digit=gesture.digit),)

    def tick(self, now: float) -> Effects:
        return NOTHING

    def commands(self) -> tuple[tuple[str, str], ...]:
        return (("text", "accept"), ("text", "delete"), ("text", "read"), ("text", "cancel"))

    def picture(self) -> Picture:
        return Picture(self._question(), field=self._typed)

    def _question(self) -> str:
        return spoken(self.services, self._drill, (self._asked.ask,))

    def _read(self) -> Effects:
        if self._typed:
            return (answer("drill-typed", question=self._question(), number=self._typed),)
        return self.enter()


class AnsweredScene(MenuScene):
    """Whether it was right, and why; Enter goes on to the next question."""

    name = "practice-answer"

    def __init__(self, services: SceneServices, drill: Drill, asked: Question, right: bool) -> None:
        super().__init__(services)
        self._drill = drill
        self._asked = asked
        self._right = right

    def enter(self) -> Effects:
        sound = "win" if self._right else "lose"
        said = answer("menu-opened", sound, title=self.title(), item=self.services.sentence(self.menu.items[0].label))
        return (said,) if not self._drill.book.failed else (said, news("practice-not-kept"))

    def title(self) -> str:
        score = self._drill.score()
        verdict = self.services.text("drill-right" if self._right else "drill-wrong")
        told = self.services.text("drill-score", right=score.right, asked=score.asked)
        return f"{verdict} {self._why()} {told}"

    def items(self) -> list[Item]:
        rows = ["next", "why", "question", "stop"]
        return [Item(key, self.services.text(f"drill-go-{key}")) for key in rows]

    def choose(self, key: str) -> Effects:
        match key:
            case "why":
                return (answer("menu-item", text=self._why()),)
            case "question":
                question = spoken(self.services, self._drill, (self._asked.ask,))
                return (answer("menu-item", text=self.services.sentence(question)),)
            case "stop":
                return self.back() or NOTHING
            case _:
                return (Sound("menu-choose"), Replace(first_question(self.services, self._drill)))

    def _why(self) -> str:
        return spoken(self.services, self._drill, (*self._asked.why, *self._reasons()))

    def _reasons(self) -> Iterable[Words]:
        """The reason for an answer: the sentence of the rule whose id the explanation carries unsaid."""
        for words in self._asked.why:
            if words.id != RULE_WHY:
                continue
            id = f"{REASON_PREFIX}{words.args.get('rule', '')}".lower()
            if self.services.has(id):
                yield Words(id, self._asked.ask.args)


def answered(services: SceneServices, drill: Drill, asked: Question, given: str) -> Effects:
    """What follows from an answer."""
    right = drill.answered(asked, given)
    return (Replace(AnsweredScene(services, drill, asked, right)),)
