"""`audiojack serve` as a process: it says where it listens, ends when told to, and goes on where it was."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from audiojack.net import messages as m
from tests.house.client import play_round, visit
from tools.house_process import LOCAL, in_clear, serving


def test_it_says_where_it_listens_and_ends_when_told_to(tmp_path: Path) -> None:
    with serving(tmp_path, *LOCAL) as (process, told):
        assert told["listening"].startswith("wss://127.0.0.1:")
        assert told["page"] is None
        assert len(told["house_words"].split(", ")) == 5
        words = told["house_words"]
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""
    with serving(tmp_path, *LOCAL) as (_, told):
        assert told["house_words"] == words, "a house keeps its certificate"


def test_what_it_cannot_do_it_says_in_a_sentence(tmp_path: Path) -> None:
    def failing(*given: str) -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, "-P", "-m", "audiojack", "serve", "--lang", "en", "--data-dir", str(tmp_path), *given],
            capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
        assert "Traceback" not in done.stderr
        return done.returncode, done.stderr

    with serving(tmp_path / "one", *LOCAL) as (_, told):
        port = told["listening"].rpartition(":")[2]
        assert failing("--address", "127.0.0.1", "--port", port)[1].startswith(f"Port {port} of this machine is taken")
    missing = tmp_path / "missing.pem"
    assert failing("--certificate", str(missing), "--key", str(missing)) == (
        1, f"The certificate or its key can’t be used: {missing}.\n",
    )  # fmt: skip
    assert failing("--certificate", str(missing))[0] == 2
    assert failing("--port", "99999")[0] == 2


@pytest.mark.parametrize("how", ["killed", "told"])
def test_a_table_goes_on_where_the_house_was_killed(how: str, tmp_path: Path) -> None:
    bets: list[int] = []

    async def before(url: str) -> tuple[str, int, int, object]:
        ana = await visit(url, "Ana")
        assert not (await ana.ask(m.OpenTable, "blek-dzek", {}, 1)).why
        await play_round(ana)
        await ana.ask(m.Ready, ana.table, ana.seq)
        await ana.stands(lambda position: position.betting)
        assert ana.position is not None
        bet = next(one for one in ana.position.legal if one.action == "bet")
        answer = await ana.do(bet)
        bets.append(answer.id)
        assert answer.refused is None
        assert not answer.why
        position = await ana.stands(lambda position: position.mine or position.between)
        return ana.token, ana.table, ana.seq, position.view.boxes  # type: ignore[union-attr]

    async def sent_again(url: str, token: str, table: int, seq: int) -> None:
        """The last command, whose answer may have been lost with the house, is answered and not done again."""
        ana = await visit(url, token=token, table=table, heard=seq)
        await ana.until(m.Seated)
        before = len(ana.heard)
        await ana.send(m.Do(bets[-1], table, -1, "bet", 0, 10))
        answer = await ana.until(m.Answer, lambda one: one.id == bets[-1])
        assert answer == m.Answer(bets[-1])
        assert len(ana.heard) == before
        await ana.close()

    async def after(url: str, token: str, table: int, seq: int) -> object:
        ana = await visit(url, token=token, table=table, heard=seq)
        seated = await ana.until(m.Seated)
        assert seated.again
        assert seated.table == table
        assert not seated.heard, "nothing was missed"
        boxes = seated.position.view.boxes  # type: ignore[union-attr]
        await play_round(ana)
        await ana.close()
        return boxes

    with serving(tmp_path, *LOCAL, "--seed", "3") as (process, told):
        token, table, seq, boxes = asyncio.run(before(in_clear(told)))
        if how == "killed":
            process.kill()
        else:
            process.send_signal(signal.SIGTERM)
        process.wait(90)
    with serving(tmp_path, *LOCAL, "--seed", "3") as (process, told):
        asyncio.run(sent_again(in_clear(told), token, table, seq))
        assert asyncio.run(after(in_clear(told), token, table, seq)) == boxes
        process.send_signal(signal.SIGTERM)
        assert process.wait(90) == 0
    verify = [sys.executable, "-P", "-m", "audiojack", "chips", "verify", "--data-dir", str(tmp_path)]
    assert subprocess.run(verify, capture_output=True, check=False, env=os.environ).returncode == 0


def test_whoever_runs_it_speaks_to_it(tmp_path: Path) -> None:
    def asked(*words: str, folder: Path = tmp_path) -> tuple[int, str, str]:
        command = [sys.executable, "-P", "-m", "audiojack", "server", "--lang", "en", "--data-dir", str(folder), *words]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=60)
        return done.returncode, done.stdout, done.stderr

    assert asked("status") == (1, "", f"No house is running in {tmp_path}.\n")
    assert asked("dance")[0] == 2
    with serving(tmp_path, *LOCAL, "--name", "Test") as (process, told):

        async def there() -> None:
            ana = await visit(in_clear(told), "Ana")
            await ana.ask(m.OpenTable, "oko", {}, 2)
            status = await asyncio.to_thread(asked, "status")
            assert status[1] == f"Test listens at {told['listening']}. People: 1, tables: 1.\n"
            assert (await asyncio.to_thread(asked, "tables"))[1].endswith("host Ana.\n")
            assert (await asyncio.to_thread(asked, "people", "--json"))[1] == '["Ana"]\n'
            announced = await asyncio.to_thread(asked, "announce", "Dobrý", "večer")
            assert announced[1] == "Told to everybody, people: 1.\n"
            assert (await ana.until(m.Notice)).text == "Dobrý večer"
            assert (await asyncio.to_thread(asked, "audit"))[:2] == (0, "The chips of the house are all there.\n")
            await ana.close()

        asyncio.run(there())
        assert (tmp_path / "control.json").stat().st_mode & 0o077 == 0
        assert asked("stop")[0] == 0
        assert process.wait(90) == 0
