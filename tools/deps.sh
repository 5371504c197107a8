#!/bin/sh
# Installs with apt what some tests need and this machine lacks. Does nothing if nothing is missing.
set -eu

missing=""
command -v cc >/dev/null || missing="$missing gcc libc6-dev"
command -v git >/dev/null || missing="$missing git"

if [ -z "$missing" ]; then
    echo "pax: nothing is missing"
    exit 0
fi
if ! command -v apt-get >/dev/null; then
    echo "pax: install these yourself, this machine has no apt-get:$missing" >&2
    exit 1
fi
sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo"
echo "pax: installing$missing"
$sudo apt-get update -qq
# shellcheck disable=SC2086 # one word for each package
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -qq --no-install-recommends $missing
