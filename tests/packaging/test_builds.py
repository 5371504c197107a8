"""Wheels with and without a compiler; outdated wheels are detected."""

import zipfile
from pathlib import Path

import pytest

from tests.packaging.conftest import NO_COMPILER
from tests.packaging.project import RULES, Built, Project
from tests.support.needs import needs
from tools.build.native import first_error, why_not_compiled
from tools.build.sources import leftovers, source_digest


def test_without_a_compiler_the_wheel_is_pure_and_works(pure: Built) -> None:
    assert pure.wheel.name.endswith("-py3-none-any.whl")
    assert pure.aurei().startswith("21 ")
    assert pure.aurei().endswith("table.py")


def test_without_a_compiler_the_program_says_why(pure: Built) -> None:
    assert pure.version().endswith("rules interpreted: no C compiler (/nowhere/cc: not found)")


def test_without_a_compiler_the_build_warns(project: Project) -> None:
    done = project.try_build(project.folder / "dist", CC=NO_COMPILER)
    assert "the rules will run interpreted: no C compiler" in done.stderr + done.stdout


def test_the_compiler_can_be_switched_off(project: Project) -> None:
    built = project.build(project.folder / "dist", PAX_COMPILE="off")
    assert built.version().endswith("rules interpreted: switched off (PAX_COMPILE=off)")


def test_the_compiler_can_be_required(project: Project) -> None:
    done = project.try_build(project.folder / "dist", PAX_COMPILE="require", CC=NO_COMPILER)
    assert done.returncode != 0
    assert "PAX_COMPILE=require, but no C compiler" in done.stderr


def test_an_unknown_value_of_pax_compile_is_refused(project: Project) -> None:
    done = project.try_build(project.folder / "dist", PAX_COMPILE="perhaps")
    assert done.returncode != 0
    assert "PAX_COMPILE=perhaps: it must be auto, require or off" in done.stderr


def test_a_compiler_without_the_python_headers_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\necho 'x.c:1:10: fatal error: Python.h: missing' >&2\nexit 1\n")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", f"{compiler} -pthread")
    assert why_not_compiled() == f"no working C compiler ({compiler}: Python.h: missing)"


@pytest.mark.parametrize(
    ("output", "shown"),
    [
        pytest.param("", "failed", id="silent"),
        pytest.param("\ncc1: out of memory\nbye\n", "cc1: out of memory", id="no error line"),
        pytest.param("In file x.c:\nx.c:1: error: no type\n", "no type", id="error line"),
    ],
)
def test_the_reason_is_the_first_error(output: str, shown: str) -> None:
    assert first_error(output) == shown


@needs("compiler")
def test_with_a_compiler_the_rules_are_native(compiled: Built) -> None:
    assert compiled.version().endswith("rules compiled")
    assert compiled.aurei().startswith("21 ")
    assert compiled.aurei().endswith(".so")
    assert not compiled.wheel.name.endswith("-any.whl")


@needs("compiler")
def test_the_native_modules_are_where_python_looks_for_them(compiled: Built) -> None:
    program = "import pax.rules as r, pathlib; print(*pathlib.Path(r.__path__[0]).glob('table.*'))"
    names = {Path(name).suffix for name in compiled.run("-c", program).stdout.split()}
    assert names == {".py", ".so"}


@needs("compiler")
def test_a_build_leaves_no_files_among_the_sources(compiled: Built) -> None:
    assert compiled.wheel.exists()
    assert leftovers(compiled.project.folder) == []
    in_src = {path.name for path in (compiled.project.folder / "src").iterdir()}
    assert in_src == {"pax"}


@needs("compiler")
def test_an_unchanged_build_compiles_nothing(compiled: Built, tmp_path: Path) -> None:
    (native,) = compiled.project.folder.glob("build/native-*")
    before = native.stat().st_mtime_ns
    again = compiled.project.build(tmp_path, PAX_COMPILE="require")
    assert compiled.project.products("native-*") == {native.name}
    assert native.stat().st_mtime_ns == before
    assert again.wheel.read_bytes() == compiled.wheel.read_bytes()


@needs("compiler")
def test_a_changed_source_is_compiled_again(
    compiled: Built, project: Project, tmp_path: Path
) -> None:
    assert compiled.aurei().startswith("21 ")
    built = compiled.project.folder / "build"
    (project.folder / "build").symlink_to(built, target_is_directory=True)
    project.change_rules()
    changed = project.build(tmp_path / "dist", PAX_COMPILE="require")
    assert changed.aurei().startswith("27 ")
    assert len(compiled.project.products("native-*")) == 2


@needs("compiler")
def test_rules_that_do_not_compile_fail_the_build(project: Project) -> None:
    project.write("src/pax/rules/table.py", RULES.replace("seats * AUREI", "'many'"))
    done = project.try_build(project.folder / "dist")
    assert done.returncode != 0
    assert "compiling the rules failed" in done.stderr
    assert "pax/rules/table.py:12: error: Incompatible return value type" in done.stderr
    assert project.products("native-*") == set()


def test_a_compiled_file_among_the_sources_fails_the_build(project: Project) -> None:
    project.write("src/pax/rules/table.cpython-311-x86_64-linux-gnu.so", "old")
    done = project.try_build(project.folder / "dist")
    assert done.returncode != 0
    assert "compiled files among the sources" in done.stderr


def test_the_wheel_holds_the_package_and_nothing_else(pure: Built) -> None:
    with zipfile.ZipFile(pure.wheel) as archive:
        folders = {name.partition("/")[0] for name in archive.namelist()}
        assert "pax/py.typed" in archive.namelist()
    assert {name.partition("-")[0] for name in folders} == {"pax", "pax_card_game"}


def test_the_digest_changes_with_any_source(project: Project) -> None:
    digests = [source_digest(project.folder)]
    project.change_rules()
    digests.append(source_digest(project.folder))
    project.write("src/pax/rules/new.py", "")
    digests.append(source_digest(project.folder))
    (project.folder / "src/pax/rules/new.py").rename(project.folder / "src/pax/rules/other.py")
    digests.append(source_digest(project.folder))
    (project.folder / "src/pax/rules/other.py").unlink()
    (project.folder / "src/pax/py.typed").unlink()
    digests.append(source_digest(project.folder))
    assert len(set(digests)) == len(digests)
