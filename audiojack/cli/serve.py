"""`audiojack serve`: a house for several people, on this machine (INTERFACE.md 8)."""

from __future__ import annotations

import argparse
import socket
import ssl
import sys
from pathlib import Path

from audiojack.cli.arguments import UsageError
from audiojack.cli.chips import guarded, print_json
from audiojack.cli.words import Words
from audiojack.files import reason_of
from audiojack.house.serving import PORT, AddressTakenError, Listening, Plan, run
from audiojack.net.house_words import cards_of

FAILED = 1
FOLDER = "house"
"""The folder of the house beside one's own chips; one that is named by --data-dir is the house's own."""


def serve(wanted: argparse.Namespace, words: Words) -> int:
    """Serves until it is told to end. What can't be listened on or read is told in a sentence, with status 1."""
    if (wanted.certificate is None) != (wanted.key is None):
        raise UsageError("cli-serve-pair")
    if wanted.certificate is not None and wanted.behind_proxy:
        raise UsageError("cli-serve-either")
    plan = plan_of(wanted)

    def listening(where: Listening) -> None:
        cards = ", ".join(words.text("cli-serve-card", card=card) for card in _cards(where))
        if wanted.json:
            print_json({"listening": where.url, "page": None, "house_words": cards})
        else:
            print(words.text("cli-serve-listening", address=where.url))
            if cards:
                print(words.text("cli-serve-words", words=cards))
        sys.stdout.flush()

    def serving() -> int:
        run(plan, listening)
        return 0

    try:
        return guarded(words, serving)
    except AddressTakenError:
        sentence = words.text("cli-serve-taken", port=plan.port)
    except ssl.SSLError as error:
        sentence = words.text("cli-serve-certificate", path=str(plan.certificate), detail=error.reason or "")
    except (OSError, ValueError) as error:
        detail = reason_of(error) if isinstance(error, OSError) else ""
        path = getattr(error, "filename", None)
        if path or plan.certificate is not None:
            sentence = words.text("cli-serve-certificate", path=str(path or plan.certificate), detail=detail)
        else:
            sentence = words.text("cli-serve-address", address=plan.address)
    print(sentence, file=sys.stderr)
    return FAILED


def plan_of(wanted: argparse.Namespace) -> Plan:
    """How the house is to be served."""
    folder: Path = wanted.data_dir if wanted.named_data_dir else wanted.data_dir / FOLDER
    return Plan(
        folder=folder,
        address=wanted.address,
        port=PORT if wanted.port is None else wanted.port,
        name=" ".join(wanted.name.split())[:60] or socket.gethostname(),
        certificate=wanted.certificate,
        key=wanted.key,
        proxy=wanted.behind_proxy,
        seed=wanted.seed,
    )


def _cards(where: Listening) -> tuple[str, ...]:
    return cards_of(where.fingerprint) if where.fingerprint else ()
