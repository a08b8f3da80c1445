"""The certificate that a house makes for itself where it has no domain, and what of it can be compared by voice.

A program keeps the certificate's fingerprint at its first visit and refuses to see it changed (ONLINE 10); the house
words are cards, which everybody here can name in their own language.
"""

from __future__ import annotations

import datetime
import hashlib
import ipaddress
import os
import ssl
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

CERTIFICATE, KEY = "certificate.pem", "certificate-key.pem"
YEARS = 20


def context(certificate: Path, key: Path) -> ssl.SSLContext:
    """How the house speaks TLS. Raises OSError, ssl.SSLError."""
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.minimum_version = ssl.TLSVersion.TLSv1_2
    made.load_cert_chain(certificate, key)
    return made


def own(folder: Path, name: str, addresses: tuple[str, ...]) -> tuple[Path, Path]:
    """The house's own certificate and key, made if there is none yet. Raises OSError."""
    certificate, key = folder / CERTIFICATE, folder / KEY
    if not (certificate.exists() and key.exists()):
        _make(certificate, key, name, addresses)
    return certificate, key


def fingerprint(certificate: Path) -> str:
    """SHA-256 of the certificate in hexadecimal digits. Raises OSError, ValueError."""
    loaded = x509.load_pem_x509_certificate(certificate.read_bytes())
    return hashlib.sha256(loaded.public_bytes(serialization.Encoding.DER)).hexdigest()


def _make(certificate: Path, key: Path, name: str, addresses: tuple[str, ...]) -> None:
    private = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name[:60] or "Audiojack")])
    now = datetime.datetime.now(datetime.UTC)
    alternatives: list[x509.GeneralName] = [x509.DNSName("localhost")]
    alternatives += [x509.IPAddress(ipaddress.ip_address(address)) for address in {"127.0.0.1", "::1", *addresses}]
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(private.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=365 * YEARS))
        .add_extension(x509.SubjectAlternativeName(alternatives), critical=False)
        .sign(private, hashes.SHA256())
    )
    secret = private.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    descriptor = os.open(key, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(secret)
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
