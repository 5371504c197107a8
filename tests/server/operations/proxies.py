"""A real nginx with the shipped configuration, with TLS or without."""

import re
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from tests.server.servers import PATIENCE
from tools.build.deps import nginx_program
from tools.build.sources import ROOT

NAME: Final = "pax.example.org"
SHIPPED: Final = ROOT / "deploy" / "nginx.conf"
LISTENING: Final = "    listen 443 ssl;\n    listen [::]:443 ssl;\n"
BEHIND: Final = "    server 127.0.0.1:8000;"


class Certificate(NamedTuple):
    """The files of a certificate."""

    key: Path
    certificate: Path


def certificate(folder: Path) -> Certificate:
    """Make a certificate for a test."""
    made = Certificate(folder / "key.pem", folder / "certificate.pem")
    subprocess.run(  # noqa: S603 - a certificate for this test
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}"),
            *("-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(made.key)),
            *("-out", str(made.certificate)),
        ],
        check=True,
        capture_output=True,
    )
    return made


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


@contextmanager
def nginx(folder: Path, behind: Sequence[int], secured: Certificate | None = None) -> Iterator[int]:
    """Run nginx with the shipped configuration before servers; yield its port."""
    port, program = free_port(), nginx_program()
    assert program is not None
    file = folder / "nginx.conf"
    file.write_text(configuration(folder, port, behind, secured), "utf-8")
    command = [program, "-e", f"{folder}/error.log", "-p", str(folder), "-c", str(file)]
    process = subprocess.Popen(command)  # noqa: S603
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert process.poll() is None, (folder / "error.log").read_text()
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


def configuration(
    folder: Path, port: int, behind: Sequence[int], secured: Certificate | None
) -> str:
    """Return the shipped file with the ports and files of a test."""
    text = SHIPPED.read_text("utf-8")
    assert LISTENING in text
    assert BEHIND in text
    tls = " ssl" if secured else ""
    places = f"    listen 127.0.0.1:{port}{tls};\n    listen [::1]:{port}{tls};\n"
    text = text.replace(LISTENING, places)
    text = text.replace(BEHIND, "".join(f"    server 127.0.0.1:{each};\n" for each in behind))
    if secured:
        text = re.sub(r"/etc/letsencrypt\S+fullchain.pem", str(secured.certificate), text)
        text = re.sub(r"/etc/letsencrypt\S+privkey.pem", str(secured.key), text)
    else:
        text = re.sub(r"\n +ssl_certificate.*", "", text)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off;\npid {folder}/pid;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{text}}}\n"
    )
