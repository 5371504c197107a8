"""Install missing system packages that some tests need, with apt."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.build.native import why_not_compiled
from tools.site.headers import installed_headers
from tools.site.inputs import PYTHON_VERSION as SITE_PYTHON
from tools.site.inputs import SiteError

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
INSTALL = ("install", "--yes", "--no-install-recommends")


def main() -> None:
    """Install the missing packages, then those that only some tests need."""
    packages = missing_packages()
    if packages:
        install_required(packages)
    else:
        print("pax: nothing is missing")
    install_site_headers()


def install_required(packages: list[str]) -> None:
    """Install packages that tests need; exit if they cannot be."""
    names = " ".join(packages)
    if not shutil.which("apt-get"):
        sys.exit(f"pax: this machine has no apt-get; install these yourself: {names}")
    print(f"pax: installing {names}", flush=True)
    for step in (("update",), (*INSTALL, *packages)):
        command = apt_get(*step)
        if run(command):
            sys.exit(f"failed: {' '.join(command)}")
    if still := missing_packages():
        sys.exit(f"pax: still missing: {' '.join(still)} ({why_not_compiled()})")


def install_site_headers() -> None:
    """Install the headers that `make site` needs, if that is possible as things are."""
    wanted = f"python{SITE_PYTHON}-dev"
    if site_headers_missing() is None or not is_known(wanted):
        return
    command = apt_get(*INSTALL, wanted)
    if not shutil.which(command[0]) or run(command):
        print(f"pax: no {wanted}; tests of the edition without a server are skipped")


def is_known(package: str) -> bool:
    """Whether apt has a package in its lists, which are not updated for this."""
    program = shutil.which("apt-cache")
    if program is None:
        return False
    show = subprocess.run([program, "show", package], capture_output=True, check=False)  # noqa: S603 (our own command)
    return show.returncode == 0


def site_headers_missing() -> str | None:
    """Return why the edition without a server cannot be built here, or None."""
    try:
        installed_headers()
    except SiteError as error:
        return str(error)
    return None


def missing_packages() -> list[str]:
    """Return the Debian and Ubuntu packages of the programs that are missing."""
    packages = compiler_packages() if why_not_compiled() is not None else []
    if not shutil.which("git"):
        packages.append("git")
    if postgresql_programs() is None:
        packages.append("postgresql")
    if nginx_program() is None:
        packages.append("nginx-light")
    if not any(shutil.which(name) for name in CHROMIUM):
        packages += ["chromium", "fonts-dejavu-core"]
    return packages


def compiler_packages() -> list[str]:
    """Return the packages of a C compiler for this Python."""
    of_system = sysconfig.get_path("include").startswith("/usr/include/")
    return ["gcc", "libc6-dev", *(["python3-dev"] if of_system else [])]


def postgresql_programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, which Debian leaves out of PATH."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


def nginx_program() -> str | None:
    """Return nginx, which Debian keeps out of the PATH of users."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def apt_get(*arguments: str) -> list[str]:
    """Return a command that runs apt-get as root."""
    as_root = [] if os.geteuid() == 0 else ["sudo"]
    return [*as_root, "apt-get", "--quiet", "--quiet", *arguments]


def run(command: list[str]) -> int:
    """Run a command of apt-get, which asks nothing; return its exit code."""
    variables = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=variables, check=False).returncode  # noqa: S603 (our own command)


if __name__ == "__main__":
    main()
