"""Makes the project's own environment, so that play.py and run_tests.py need nothing but Python and a network.

It prefers uv, which installs exactly what uv.lock says; without uv it makes an environment with the standard
library and installs with pip, held to the same versions. It imports nothing but the standard library.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "audiojack-setup.json"
LOG = VENV / "audiojack-setup.log"
OLDEST = (3, 11)


class SetupError(RuntimeError):
    """The environment could not be made; the message is one sentence for the person at the keyboard."""


def run(module: str, arguments: list[str], *, tests: bool = False) -> NoReturn:
    """Runs `python -m module arguments` in the project's environment, made where needed; never returns."""
    try:
        python = ensure_environment(tests=tests)
    except SetupError as error:
        _tell(str(error))
        sys.exit(1)
    except KeyboardInterrupt:
        _tell("Set-up stopped; the next start begins it anew.")
        sys.exit(130)
    command = [str(python), "-P", "-m", module, *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(subprocess.call(command))
    sys.exit(130)


def ensure_environment(*, tests: bool) -> Path:
    """The environment's Python, with all that is needed installed. Raises SetupError."""
    if sys.version_info < OLDEST:
        have = ".".join(str(part) for part in sys.version_info[:2])
        raise SetupError(f"Audiojack needs Python 3.11 or newer, and this is Python {have}.")
    python = python_of(VENV)
    wanted = fingerprint()
    done = _read_stamp()
    if python.exists() and done.get("fingerprint") == wanted and (done.get("tests") or not tests):
        return python
    _tell("Setting up Audiojack. This takes a minute or two, and only the first time.")
    _install(tests=tests)
    STAMP.write_text(json.dumps({"fingerprint": wanted, "tests": tests}) + "\n", encoding="utf-8")
    _tell("Set-up done.")
    return python


def python_of(environment: Path) -> Path:
    """Where an environment's Python is, or will be."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fingerprint() -> str:
    """Changes when the set-up must be done again: other requirements, another place, another Python."""
    digest = hashlib.sha256(f"{ROOT} {sys.version_info[:2]}".encode())
    for name in ("pyproject.toml", "uv.lock"):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def pins(lock: dict[str, Any]) -> list[str]:
    """The lock file's versions as pip constraints, one line for each version a package is locked to."""
    lines = []
    for package in lock["package"]:
        if "registry" not in package["source"]:
            continue
        markers = " or ".join(f"({marker})" for marker in package.get("resolution-markers", ()))
        lines.append(f"{package['name']}=={package['version']}" + (f" ; {markers}" if markers else ""))
    return lines


def _tell(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def write_constraints(folder: Path) -> Path:
    """Writes the lock's versions as pip's constraints into the folder; answers the file."""
    file = folder / "constraints.txt"
    file.write_text("\n".join(pins(_toml("uv.lock"))) + "\n", encoding="utf-8")
    return file


def _read_stamp() -> dict[str, Any]:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def _install(*, tests: bool) -> None:
    uv = shutil.which("uv")
    if not (uv and _with_uv(uv, tests=tests)):
        _with_pip(tests=tests)
    # Parsed beforehand, the messages are not parsed before the first word; what fails here is done then.
    _quiet([str(python_of(VENV)), "-P", "-m", "tools.compile_messages"])


def _with_uv(uv: str, *, tests: bool) -> bool:
    group = [] if tests else ["--no-dev"]
    command = [uv, "sync", "--quiet", "--frozen", "--inexact", "--python", sys.executable, *group]
    environment = {key: value for key, value in os.environ.items() if key != "VIRTUAL_ENV"}
    environment["UV_PROJECT_ENVIRONMENT"] = str(VENV)
    try:
        return _quiet(command, environment).returncode == 0
    except OSError:
        return False


def _with_pip(*, tests: bool) -> None:
    pip = make_environment(VENV)
    requirements = ["--editable", str(ROOT), *(_test_requirements() if tests else ())]
    constraints = write_constraints(VENV)
    options = ["--quiet", "--no-input", "--disable-pip-version-check", "--constraint", str(constraints)]
    done = _quiet([*pip, "install", *options, *requirements])
    if done.returncode == 0:
        return
    LOG.write_text(done.stdout, encoding="utf-8")
    raise SetupError(f"The set-up failed while installing: {_reason(done.stdout)} All of it is in {LOG}.")


def make_environment(folder: Path) -> list[str]:
    """Makes an empty environment there, unless one is; answers the command that is pip for it. Raises SetupError."""
    python = python_of(folder)
    inside = [str(python), "-m", "pip"]
    if python.exists() and _works(inside):
        return inside
    if _makes(folder, "venv") and _works(inside):
        return inside
    # Debian keeps ensurepip in a package of its own; the system's pip can put pip into an environment without it.
    outside = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "pip"]
    if _makes(folder, "venv", "--without-pip") and _quiet(outside).returncode == 0 and _works(inside):
        return inside
    if _makes(folder, "virtualenv") and _works(inside):
        return inside
    raise SetupError(
        "This Python can't make an environment of its own; on Debian and Ubuntu that is mended by:"
        " sudo apt install python3-venv"
    )


def _makes(folder: Path, tool: str, *options: str) -> bool:
    return _quiet([sys.executable, "-m", tool, "--clear", *options, str(folder)]).returncode == 0


def _works(pip: list[str]) -> bool:
    return _quiet([*pip, "--version"]).returncode == 0


def _test_requirements() -> list[str]:
    groups: dict[str, list[str]] = _toml("pyproject.toml")["dependency-groups"]
    return groups["dev"]


def _toml(name: str) -> dict[str, Any]:
    import tomllib  # noqa: PLC0415 - absent before 3.11, where this file must still say so in a sentence

    return tomllib.loads((ROOT / name).read_text(encoding="utf-8"))


def _reason(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")] or lines or ["no reason was given"]
    return errors[-1].removeprefix("ERROR:").strip().rstrip(".") + "."


def _quiet(command: list[str], environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


if __name__ == "__main__":
    try:
        print(ensure_environment(tests=True))
    except SetupError as failure:
        _tell(str(failure))
        sys.exit(1)
