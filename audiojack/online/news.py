"""What happens around a table of several people, as sentences: who comes and goes, connections, time, chat."""

from __future__ import annotations

from audiojack.net import messages as m
from audiojack.net.phrases import PHRASES
from audiojack.play.listener import Said
from audiojack.presentation.utterance import Arg, Priority, Utterance


def _mine(id: str, sound: str | None = None, **args: Arg) -> Utterance:
    return Utterance(id, args, Priority.MINE, None, sound, "table")


def _table(id: str, sound: str | None = None, seat: int | None = None, **args: Arg) -> Utterance:
    return Utterance(id, args, Priority.TABLE, seat, sound, "table")


def why_not(answer: m.Answer) -> Utterance:
    """Why the house did not do it."""
    args: dict[str, Arg] = {"seconds": answer.seconds}
    return Utterance(f"online-why-{answer.why}", args, Priority.ANSWER, None, "refused", "interface")


def people_news(news: m.PeopleNow, account: int) -> Said:
    """What has happened to somebody at the table, to oneself in words of its own."""
    if not news.what:
        return ()
    own = next((one for one in news.people if one.account == account), None)
    mine = own is not None and own.name == news.who
    seat = news.seat if news.seat >= 0 else None
    if news.what == "time":
        seconds = round(news.asked.ms / 1000) if news.asked is not None else 0
        id = "online-time-mine" if mine else "online-time"
        return (_mine(id, seconds=seconds),) if mine else (_table(id, seat=seat, name=news.who, seconds=seconds),)
    if mine:
        if news.what in ("came", "listens", "went", "cut", "returned"):
            return ()  # one knows that, and the link tells of one's own connection
        return (_mine(f"online-{news.what}-mine"),)
    return (_table(f"online-{news.what}", seat=seat, name=news.who),)


def news_of(message: m.Down) -> Said:
    """Other news of a house."""
    match message:
        case m.Said(who=who, phrase=phrase) if phrase in PHRASES:
            return (_table("online-said-phrase", name=who, phrase=phrase),)
        case m.Said(who=who, text=text):
            return (_table("online-said", name=who, text=text),)
        case m.Nudged(who=who):
            return (_mine("online-nudged", "your-turn", name=who),)
        case m.Notice(code="restart", seconds=seconds):
            return (Utterance("online-restart", {"seconds": seconds}, Priority.NOTICE, None, None, "interface"),)
        case m.Notice(text=text):
            return (Utterance("online-announcement", {"text": text}, Priority.NOTICE, None, None, "interface"),)
        case m.Gone(why=why) if why != "left":
            return (_mine(f"online-gone-{why}"),)
        case m.Bye(code="elsewhere"):
            return (_mine("online-elsewhere"),)
    return ()


def back_again(seated: m.Seated, *, given: bool) -> Said:
    """One sits at the table again, or has been given a chair."""
    if given:
        return (_mine("online-seat-given"),)
    if seated.rounds_missed:
        return (_mine("online-back-missed", count=seated.rounds_missed),)
    return ()
