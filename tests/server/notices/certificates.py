"""A throwaway certificate authority, and a certificate for this machine."""

import ipaddress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID


class Certificates(NamedTuple):
    """The files of an authority, and of a certificate with its key."""

    authority: Path
    certificate: Path
    key: Path


def make_certificates(folder: Path) -> Certificates:
    """Make an authority and a certificate for localhost that is valid for an hour."""
    issuer, key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    by = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "pax tests")])
    authority = (
        _begun(by, by, issuer)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(issuer, SHA256())
    )
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    certificate = (
        _begun(x509.Name([]), by, key)
        .add_extension(x509.SubjectAlternativeName(names), critical=True)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(issuer, SHA256())
    )
    files = Certificates(folder / "ca.pem", folder / "receiver.pem", folder / "receiver.key")
    files.authority.write_bytes(authority.public_bytes(Encoding.PEM))
    files.certificate.write_bytes(certificate.public_bytes(Encoding.PEM))
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    files.key.write_bytes(secret)
    return files


def _begun(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey
) -> x509.CertificateBuilder:
    now = datetime.now(UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(minutes=5))
        .not_valid_after(now + timedelta(hours=1))
    )
