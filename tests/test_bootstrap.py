"""The set-up of play.py and run_tests.py: what it pins, when it is done again, and what it says when it can't."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import bootstrap
from tests.support.needs import needs_posix

ROOT = Path(__file__).resolve().parent.parent


def test_every_registry_package_of_the_lock_is_pinned_for_each_python() -> None:
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    pins = [Requirement(line) for line in bootstrap.pins(lock)]
    locked = {package["name"] for package in lock["package"]} - {"audiojack"}
    assert {pin.name for pin in pins} == locked
    for version in ("3.11", "3.12", "3.13", "3.14"):
        system = {"python_full_version": f"{version}.0", "python_version": version, "sys_platform": "linux"}
        valid = [pin.name for pin in pins if pin.marker is None or pin.marker.evaluate(system)]
        assert len(valid) == len(set(valid)), "one version of each package for one Python"
        assert {"pygame-ce", "msgspec", "numpy", "pytest"} <= set(valid)


def test_the_lock_names_only_the_public_index() -> None:
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    sources = {package["source"].get("registry") for package in lock["package"] if package["name"] != "audiojack"}
    assert sources == {"https://pypi.org/simple"}


def test_a_change_of_the_requirements_asks_for_a_new_set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text("a")
    (tmp_path / "uv.lock").write_text("b")
    first = bootstrap.fingerprint()
    assert bootstrap.fingerprint() == first
    (tmp_path / "uv.lock").write_text("c")
    assert bootstrap.fingerprint() != first


def test_without_any_way_to_an_environment_it_says_so_in_one_sentence(tmp_path: Path) -> None:
    needs_posix()
    folder = copy_of_the_launchers(tmp_path)
    blocked = tmp_path / "blocked"
    for module in ("venv", "virtualenv", "pip"):
        (blocked / module).mkdir(parents=True)
        (blocked / module / "__main__.py").write_text("raise SystemExit(1)\n")
        (blocked / module / "__init__.py").write_text("")
    done = subprocess.run(
        [sys.executable, str(folder / "play.py")],
        env={"PATH": "/nonexistent", "PYTHONPATH": str(blocked)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("This Python can't make an environment of its own")
    assert "Traceback" not in done.stderr


def copy_of_the_launchers(folder: Path) -> Path:
    """The few files that set-up reads, in a place of their own."""
    place = folder / "checkout"
    place.mkdir()
    for name in ("play.py", "run_tests.py", "bootstrap.py", "pyproject.toml", "uv.lock"):
        (place / name).write_bytes((ROOT / name).read_bytes())
    return place
