"""A bare Debian system in a folder, made by debootstrap; it needs root.

Mirror, package registries and certificates are those of this machine, read at run time.
"""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tools.build.deps import apt_get
from tools.build.registries import pip_settings
from tools.build.sources import ROOT

PACKAGES: Final = ("ca-certificates", "make", "python3", "python3-venv")
PASSED_ON: Final = re.compile(
    r"(?i)^(https?_proxy|no_proxy|pip_.*|uv_.*|npm_config_.*|node_extra_ca_certs|ssl_cert_\w+)$"
)
"""Variables by which this machine reaches its package registries."""

COPIED: Final = ("/etc/pip.conf", "/etc/npmrc", "/etc/resolv.conf", "/etc/hosts")
HOME_FILES: Final = (".config/pip/pip.conf", ".npmrc")
PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


class BareRoot:
    """The folder of a system, in which commands run by chroot."""

    def __init__(self, folder: Path) -> None:
        """Install a minimal system with the packages that the README asks for."""
        self.folder = folder
        if not shutil.which("debootstrap"):
            apt_get("install", "--yes", "--no-install-recommends", "debootstrap")
        mirror, suite = debian_mirror()
        names = ",".join(PACKAGES)
        command = ["debootstrap", "--variant=minbase", f"--include={names}"]
        checked([*command, suite, str(folder), mirror])
        for path in (*map(Path, COPIED), *(Path.home() / name for name in HOME_FILES)):
            if path.is_file():
                self.copy(path)

    def copy(self, path: Path) -> None:
        """Copy a file of this machine to the same place."""
        target = self.folder / path.relative_to("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)

    def copy_sources(self, name: str) -> str:
        """Copy what git would check out into a folder of the root; return its path there."""
        listed = checked(["git", "-C", str(ROOT), "ls-files", "-z"]).split("\0")
        for file in filter(None, listed):
            target = self.folder / name / file
            target.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / file).is_file():
                shutil.copy2(ROOT / file, target)
        return f"/{name}"

    def command(self, script: str) -> list[str]:
        """Return the command that runs a shell script inside.

        Mounts are made in a namespace of their own and end with the script.
        """
        inside = shlex.quote(str(self.folder))
        lines = ["set -e", f"mount -t proc proc {inside}/proc", f"mount --rbind /dev {inside}/dev"]
        for path in shared_paths():
            there = shlex.quote(str(self.folder / path.relative_to("/")))
            make = "mkdir -p" if path.is_dir() else f"mkdir -p $(dirname {there}); touch"
            here = shlex.quote(str(path))
            lines += [f"{make} {there}", f"mount --bind {here} {there}"]
            lines.append(f"mount -o remount,bind,ro {there}")
        variables = {"PATH": PATH, "HOME": str(Path.home()), "LANG": "C.UTF-8"}
        variables |= {name: value for name, value in os.environ.items() if PASSED_ON.match(name)}
        words = [f"{name}={value}" for name, value in variables.items()]
        lines.append(
            f"exec chroot {inside} env -i {shlex.join(words)} sh -ec {shlex.quote(script)}"
        )
        return ["unshare", "--mount", "sh", "-c", "\n".join(lines)]

    def run(self, script: str) -> str:
        """Run a shell script inside; return its output."""
        return checked(self.command(script))

    def install(self, *packages: str) -> None:
        """Install Debian packages, from the mirror that debootstrap has written."""
        names = shlex.join(packages)
        quiet = "DEBIAN_FRONTEND=noninteractive apt-get -qq"
        self.run(f"{quiet} update; {quiet} install --yes --no-install-recommends {names}")


def debian_mirror() -> tuple[str, str]:
    """Return the URL and the suite of this machine's Debian mirror, from apt's configuration."""
    form = ["--format", "$(REPO_URI) $(CODENAME)", "Created-By: Packages", "Component: main"]
    for line in checked(["apt-get", "indextargets", *form]).splitlines():
        mirror, suite = line.split()
        if "-" not in suite:
            return mirror, suite
    raise AssertionError("apt has no Debian mirror")


def shared_paths() -> list[Path]:
    """Return files and folders of this machine that its package settings name.

    What lies in another one of them is left out. The files of an index `simple` lie beside it.
    """
    values = [value for name, value in os.environ.items() if PASSED_ON.match(name)]
    values += [value for found in pip_settings().values() for value in found]
    named = {Path(word.removeprefix("file://")) for value in values for word in value.split()}
    named = {path.parent if path.name == "simple" else path for path in named}
    paths = {path for path in named if path.is_absolute() and path.exists()} - {Path("/")}
    return sorted(path for path in paths if not paths.intersection(path.parents))


def checked(command: list[str]) -> str:
    """Run a command; return its output, and fail with all of it if it fails."""
    done = subprocess.run(  # noqa: S603 - our own command
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert done.returncode == 0, f"{command[:3]}: {done.stdout[-3000:]}"
    return done.stdout
