"""The wheel, outside the checkout: built, installed into an empty environment, and a round played with it there."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile

import bootstrap
from tests.support.player import run_keys

ROOT = Path(__file__).resolve().parent.parent


def run(*command: str, folder: Path) -> str:
    done = subprocess.run(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def names_below(folder: Path) -> set[str]:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
    return {path.relative_to(folder).as_posix() for path in files}


def installed(wheel: Path, folder: Path) -> Sequence[str]:
    """The command that runs the installed program."""
    environment = folder / "environment"
    pip = bootstrap.make_environment(environment)
    constraints = bootstrap.write_constraints(folder)
    options = ("--quiet", "--disable-pip-version-check", "--constraint", str(constraints))
    run(*pip, "install", *options, str(wheel), folder=folder)
    scripts = bootstrap.python_of(environment).parent
    return [str(scripts / ("audiojack.exe" if sys.platform == "win32" else "audiojack"))]


def test_the_wheel_holds_everything_and_plays_a_round_outside_the_checkout(tmp_path: Path) -> None:
    installer = "uv" if shutil.which("uv") else "pip"
    build = (sys.executable, "-m", "build", "--wheel", "--installer", installer, "--outdir", str(tmp_path))
    run(*build, str(ROOT), folder=tmp_path)
    (wheel,) = tmp_path.glob("audiojack-*.whl")
    with ZipFile(wheel) as archive:
        held = set(archive.namelist())
    for kind in ("sounds", "locales"):
        wanted = {f"audiojack/_data/{kind}/{name}" for name in names_below(ROOT / kind)}
        assert wanted, f"nothing in {kind}"
        assert wanted <= held

    program = installed(wheel, tmp_path)
    place = tmp_path / "elsewhere"
    place.mkdir()
    keys = ["Enter"] * 5 + ["C", "V", "Enter", "S", "Quit"]
    plain = ("--terminal", "--driver", "none", "--mute", "--seed", "1", "--lang", "en", "--pace", "instant")
    done, lines = run_keys(place, keys, *plain, program=program)
    assert done.returncode == 0, done.stdout
    assert "Traceback" not in done.stdout
    texts = [line["text"] for line in lines if "text" in line]
    assert any("You draw" in text or "You have" in text for text in texts), texts
    for text in texts:
        assert text in done.stdout
