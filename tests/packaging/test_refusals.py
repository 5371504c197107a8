"""The test suite refuses to run against the wrong build."""

import pytest

from tests.packaging.project import Built, Project
from tests.support.needs import needs

USAGE_ERROR = 4


def test_a_fresh_wheel_is_tested(pure: Built) -> None:
    done = pure.project.test(pure, PAX_EXPECT="interpreted")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed, 1 skipped" in done.stdout


def test_a_stale_wheel_is_refused(pure: Built, project: Project) -> None:
    project.change_rules()
    done = project.test(pure)
    assert done.returncode == USAGE_ERROR
    assert "the installed wheel was built from other sources" in done.stderr


def test_a_wheel_with_a_deleted_module_is_refused(pure: Built, project: Project) -> None:
    (project.folder / "src/pax/rules/table.py").unlink()
    done = project.test(pure)
    assert done.returncode == USAGE_ERROR
    assert "the installed wheel was built from other sources" in done.stderr


def test_a_compiled_file_among_the_sources_is_refused(pure: Built, project: Project) -> None:
    project.write("src/pax/rules/table.c", "")
    done = project.test(pure)
    assert done.returncode == USAGE_ERROR
    assert "compiled files among the sources" in done.stderr


@needs("compiler")
def test_compiled_rules_are_refused_where_interpreted_ones_are_expected(compiled: Built) -> None:
    done = compiled.project.test(compiled, PAX_EXPECT="interpreted")
    assert done.returncode == USAGE_ERROR
    assert "these tests expect interpreted rules, but this is pax" in done.stderr


@needs("compiler")
def test_compiled_rules_are_accepted_where_they_are_expected(compiled: Built) -> None:
    assert compiled.project.test(compiled, PAX_EXPECT="compiled").returncode == 0


def test_without_a_compiler_the_compiled_tests_are_skipped_and_say_so(pure: Built) -> None:
    done = pure.project.test(pure, PAX_EXPECT="compiled")
    assert done.returncode == 0
    assert "SKIPPED, the rules are not compiled: no C compiler" in done.stdout + done.stderr


def test_if_all_is_required_compiled_tests_are_not_skipped(pure: Built) -> None:
    done = pure.project.test(pure, PAX_EXPECT="compiled", PAX_REQUIRE="all")
    assert done.returncode == USAGE_ERROR
    assert "these tests expect compiled rules" in done.stderr


def test_if_all_is_required_a_skip_is_a_failure(pure: Built) -> None:
    done = pure.project.test(pure, PAX_REQUIRE="all")
    assert done.returncode == 1
    assert "1 passed, 1 error" in done.stdout
    assert "PAX_REQUIRE=all, but: Skipped: nothing to see" in done.stdout


def test_if_all_is_required_a_skipped_module_is_a_failure(project: Project) -> None:
    skip = 'import pytest\n\npytest.skip("not here", allow_module_level=True)\n'
    project.write("tests/test_trivial.py", skip)
    built = project.build(project.folder / "dist", PAX_COMPILE="off")
    done = project.test(built, PAX_REQUIRE="all")
    assert done.returncode not in {0, 5}
    assert "PAX_REQUIRE=all, but: " in done.stdout


@pytest.mark.parametrize("expected", ["native", ""])
def test_an_unknown_expectation_is_refused(pure: Built, expected: str) -> None:
    done = pure.project.test(pure, PAX_EXPECT=expected)
    assert done.returncode == USAGE_ERROR
    assert "it must be compiled or interpreted" in done.stderr
