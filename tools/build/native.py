"""Compile the modules listed in `[tool.pax]` with mypyc, into a folder named by a digest.

The script compiles into the given folder, without one into that of the digest. It runs in a
separate process, because mypyc and setuptools keep global state that would affect the calling build.
"""

import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from tools.build.sources import ROOT, compiled_files, digest_of_files

PROBE = "#include <Python.h>\nint main(void) { return Py_IsInitialized(); }\n"
SETTINGS = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")
# Next to the package, not inside it: mypyc derives `__path__` and `__file__` of the compiled
# modules from the location of this library, and expects it above them.
SHARED_LIBRARY = "pax_engine"
TOOLS = ("librt", "mypy", "setuptools")


class NativeBuildError(Exception):
    """Compiling the rules failed although a compiler is available."""


def compiler_command() -> list[str]:
    """Return the C compiler of setuptools with its options."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def why_not_compiled() -> str | None:
    """Compile a tiny extension source; return None if that works, else the reason."""
    command = compiler_command()
    try:
        compile_probe()
    except OSError:
        return f"no C compiler ({command[0]}: not found)"
    except subprocess.CalledProcessError as failure:
        return f"no working C compiler ({command[0]}: {first_error(failure.stderr)})"
    return None


def compile_probe(*flags: str) -> None:
    """Compile a tiny extension source with these flags."""
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(PROBE, "utf-8")
        target = str(source.with_suffix(".o"))
        subprocess.run(  # noqa: S603 - the compiler that Python is configured with
            [*compiler_command(), *flags, f"-I{include}", "-c", str(source), "-o", target],
            capture_output=True,
            check=True,
            text=True,
        )


def takes(flag: str) -> bool:
    """Whether the compiler supports a flag; not every compiler does."""
    try:
        compile_probe("-Werror", flag)
    except subprocess.CalledProcessError:
        return False
    return True


def first_error(output: str) -> str:
    """Return the line of a compiler's output that holds the error."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line.partition("error:")[2].strip() for line in lines if "error:" in line]
    return (errors or lines or ["failed"])[0]


def native_digest(root: Path = ROOT) -> str:
    """Return a digest of the inputs of the native modules: sources, script, tools, settings."""
    tools = [f"{name} {importlib.metadata.version(name)}" for name in TOOLS]
    settings = [f"{name}={os.environ.get(name, '')}" for name in SETTINGS]
    platform = [sys.version, sysconfig.get_platform(), str(sysconfig.get_config_var("EXT_SUFFIX"))]
    files = [*compiled_files(root), root / "tools" / "build" / "native.py"]
    return digest_of_files(files, root, *tools, *settings, *platform)


def native_modules(root: Path = ROOT) -> Path:
    """Return the folder of native modules of the current sources; compile if it is missing."""
    product = root / "build" / f"native-{native_digest(root)}"
    if not product.is_dir():
        compile_into(product, root)
    return product


def compile_into(product: Path, root: Path) -> None:
    """Compile in a separate process; the folder appears only when it is complete."""
    product.parent.mkdir(exist_ok=True)
    # An isolated build finds its tools only through this variable.
    python_path = [str(root), *filter(None, [os.environ.get("PYTHONPATH")])]
    with tempfile.TemporaryDirectory(dir=product.parent, prefix="compiling-") as scratch:
        done = subprocess.run(  # noqa: S603 - this script
            [sys.executable, "-m", "tools.build.native", scratch],
            cwd=root / "src",
            env=os.environ | {"PYTHONPATH": os.pathsep.join(python_path)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            message = f"compiling the rules failed:\n{done.stdout}"
            raise NativeBuildError(message)
        shutil.rmtree(product, ignore_errors=True)
        (Path(scratch) / "modules").rename(product)


FAST_CALLS = [
    # No symbol interposition for calls between our own modules: halves the time.
    "-fno-semantic-interposition",
    # The rules are many small functions; inlining them saves a sixth of the time.
    "-finline-limit=3000",
    "--param=inline-unit-growth=300",
    "--param=large-function-growth=1000",
]


def compile_here(scratch: Path) -> None:
    """Compile with mypyc in the working directory `src/`, so that tracebacks find the sources."""
    from mypyc.build import mypycify  # noqa: PLC0415 (needed only when something is compiled)
    from setuptools import Distribution  # noqa: PLC0415

    source_folder = Path.cwd()
    paths = [str(path.relative_to(source_folder)) for path in compiled_files(source_folder.parent)]
    mypy_options = ["--config-file=", f"--cache-dir={scratch / 'mypy'}"]
    extensions = mypycify(
        [*mypy_options, *paths],
        opt_level="3",
        debug_level="0",
        group_name=SHARED_LIBRARY,
        target_dir=str(scratch / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += [flag for flag in FAST_CALLS if takes(flag)]
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(scratch / "modules")
    command.build_temp = str(scratch / "objects")
    command.ensure_finalized()
    command.run()


def main(arguments: list[str]) -> None:
    """Compile into a folder, or if necessary into the one of the current sources."""
    if arguments:
        compile_here(Path(arguments[0]))
        return
    try:
        native_modules()
    except NativeBuildError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
