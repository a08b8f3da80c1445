"""Whether the house at the other end is the one that is meant (ONLINE 10).

A certificate that an authority vouches for is believed as everywhere. One that a house has made for itself is kept by
its fingerprint at the first visit, when its house words can be compared by voice, and may not change afterwards.
"""

from __future__ import annotations

import hashlib
import ssl
from typing import Any

from audiojack.net.address import Address


class CertificateChangedError(Exception):
    """The house shows another certificate than it did before."""


class UnknownCertificateError(Exception):
    """A certificate that nobody vouches for, seen for the first time; its `fingerprint` is to be compared."""

    def __init__(self, fingerprint: str) -> None:
        super().__init__(fingerprint)
        self.fingerprint = fingerprint


def contexts(address: Address, fingerprint: str) -> tuple[ssl.SSLContext | None, ...]:
    """How to connect, one way after another; None is clear text, to this machine alone."""
    if address.clear:
        return (None,)
    pinned = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    pinned.minimum_version = ssl.TLSVersion.TLSv1_2
    pinned.check_hostname = False
    pinned.verify_mode = ssl.CERT_NONE  # its fingerprint is looked at instead, before anything is said
    return (pinned,) if fingerprint else (ssl.create_default_context(), pinned)


def check(transport: Any, context: ssl.SSLContext | None, fingerprint: str, *, accept: str) -> str:
    """The fingerprint to be kept: that of a certificate which nobody else vouches for, "" of any other.

    `accept` is one that the player has compared and agreed to. Raises CertificateChangedError, UnknownCertificateError.
    """
    if context is None or context.verify_mode != ssl.CERT_NONE:
        return ""
    shown = hashlib.sha256(transport.get_extra_info("ssl_object").getpeercert(True)).hexdigest()
    if fingerprint and shown != fingerprint:
        raise CertificateChangedError
    if not fingerprint and shown != accept:
        raise UnknownCertificateError(shown)
    return shown
