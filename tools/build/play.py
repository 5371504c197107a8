"""Create `build/play-env`: the wheel with only what playing needs, for `make play`.

Tools that only the build needs are deleted afterwards, unless `build/env` shows that this is a
developer's folder, which needs them again.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from tools.build.deps import compiler_packages
from tools.build.environment import (
    BUILD,
    EDITABLE_ENV,
    INTERRUPTED,
    base_digest,
    build_choices,
    built_wheel,
    ensure_node,
    install,
    note_for_caches,
    one_at_a_time,
    python_of,
    remade_when_changed,
    say,
    uv,
)
from tools.build.native import why_not_compiled
from tools.build.registries import python_executable
from tools.build.sources import ROOT, source_digest
from tools.build.web import WebBuildError, web_client

PLAY_ENV = BUILD / "play-env"
BUILD_ENV = BUILD / "build-env"
DOWNLOADS = BUILD / "downloads"
REQUIREMENTS = ROOT / "requirements"
TEMPORARY = (
    BUILD_ENV,
    BUILD / "uv",
    BUILD / "node",
    BUILD / "node-env",
    ROOT / "web" / "node_modules",
    DOWNLOADS,
)
STEPS = 4


def main() -> None:
    """Bring the environment up to date; after Ctrl-C the next make completes it."""
    try:
        with one_at_a_time():
            ensure_play()
    except KeyboardInterrupt:
        say("stopped; run the same command to continue")
        sys.exit(INTERRUPTED)
    except WebBuildError as error:
        sys.exit(str(error))


def ensure_play() -> None:
    """Create the environment, or recreate it if the sources or the pins have changed."""
    os.environ["PAX_RESEARCH"] = "off"  # a quarter of what would be compiled
    sources = source_digest()
    pins = base_digest(REQUIREMENTS / "runtime.txt")
    wanted = f"{sources} {pins} {build_choices()}"
    with remade_when_changed(PLAY_ENV / "pax.stamp", wanted) as changed:
        if changed:
            note_for_caches(sources)
            make(sources, keep=EDITABLE_ENV.exists())


def make(sources: str, *, keep: bool) -> None:
    """Build the wheel and install it with its requirements; report each step."""
    begun = time.monotonic()
    if not keep:
        os.environ.update({"UV_NO_CACHE": "1", "npm_config_cache": str(DOWNLOADS)})
    step(1, "fetching the build tools")
    builder = EDITABLE_ENV if keep else build_environment()
    reason = why_not_compiled()
    compiles = reason is None and os.environ.get("PAX_COMPILE", "auto") != "off"
    has_client = os.environ.get("PAX_WEB", "on") == "on"
    parts = {"building the web client": has_client, "compiling the rules": compiles}
    step(2, " and ".join(part for part, wanted in parts.items() if wanted) or "nothing to build")
    with native_beside(builder) if compiles else nullcontext():
        ensure_node()
        if has_client:
            web_client()
        step(3, "installing the libraries")
        shutil.rmtree(PLAY_ENV, ignore_errors=True)
        uv("venv", "--python", python_executable(), str(PLAY_ENV))
        pinned = ("--require-hashes", "-r", str(REQUIREMENTS / "runtime.txt"))
        install(PLAY_ENV, "--compile-bytecode", *pinned)
        step(4, "waiting for the compiler" if compiles else "packing the game")
    wheel = built_wheel(sources, builder)
    install(PLAY_ENV, "--compile-bytecode", "--offline", "--no-cache", "--no-deps", str(wheel))
    deleted = 0 if keep else megabytes(TEMPORARY)
    if not keep:
        delete(TEMPORARY)
    left = megabytes([BUILD])
    say(f"ready after {time.monotonic() - begun:.0f} seconds: {left} MB in {BUILD.name}/")
    if deleted:
        say(f"{deleted} MB of temporary files were deleted")
    if reason is not None:
        say(advice(reason))


@contextmanager
def native_beside(builder: Path) -> Iterator[None]:
    """Compile the rules during the block, and wait for the end of that; exit if it fails."""
    process = subprocess.Popen(  # noqa: S603 (our own script)
        [python_of(builder), "-m", "tools.build.native"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield
        said, _ = process.communicate()
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)  # with the compiler that it has started
        process.communicate()
        raise
    if process.returncode:
        sys.exit(said)


def step(number: int, what: str) -> None:
    """Report the step that begins."""
    say(f"{number}/{STEPS} {what}")


def advice(reason: str) -> str:
    """Return what a player without a C compiler should know."""
    if sys.platform == "darwin":
        command = "xcode-select --install"
    else:
        command = f"apt install {' '.join(compiler_packages())} (Debian, Ubuntu)"
    return f"{reason}: bots need much longer to think. Install one: {command}, then make play again"


def build_environment() -> Path:
    """Create an environment with the pinned build tools."""
    uv("venv", "--clear", "--python", python_executable(), str(BUILD_ENV))
    install(BUILD_ENV, "--require-hashes", "-r", str(REQUIREMENTS / "build.txt"))
    return BUILD_ENV


def megabytes(folders: Iterable[Path]) -> int:
    """Return the size of folders on disk; a file with several links counts once."""
    sizes: dict[tuple[int, int], int] = {}
    for folder in folders:
        for path in folder.rglob("*") if not folder.is_symlink() else ():
            found = path.lstat()
            sizes[found.st_dev, found.st_ino] = found.st_blocks * 512
    return round(sum(sizes.values()) / 1_000_000)


def delete(folders: Iterable[Path]) -> None:
    """Delete folders and links to folders."""
    for folder in folders:
        if folder.is_symlink():
            folder.unlink()
        else:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
