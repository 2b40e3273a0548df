#!/bin/sh
# Make sure of the programs that the tests start for themselves and no wheel brings: PostgreSQL's
# server and Chromium. What is missing is installed where apt-get may do so, and only after saying
# which packages that are and what for; elsewhere a sentence says what to install.
set -eu

packages=
wanted=
say_missing() { # package, what it is, what the tests do with it, how else it is installed
	packages="$packages $1"
	wanted="$wanted
  $1: $2, $3 ($4)"
}

ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null ||
	say_missing postgresql "PostgreSQL's server" "which the tests of the store start on a folder of their own" \
		"Fedora: sudo dnf install postgresql-server; macOS: brew install postgresql"
[ -n "${CHROMIUM:-}" ] || command -v chromium >/dev/null || command -v chromium-browser >/dev/null ||
	say_missing chromium "the browser Chromium" "in which the tests of the page play" \
		"Fedora: sudo dnf install chromium; or name one: make CHROMIUM=/path/to/chromium test"

[ -n "$packages" ] || exit 0
echo "The tests need programs that are missing here:$wanted"

if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
	echo "Install them (Debian, Ubuntu: sudo apt-get install -y$packages), then run make again." >&2
	exit 2
fi

# apt-get's own trial run names every package that would come along.
trial() { apt-get install --simulate -qq $packages 2>/dev/null | sed -n 's/^Inst \([^ ]*\).*/\1/p'; }
all=$(trial)
if [ -z "$all" ]; then
	echo "Asking for the newest list of packages first (apt-get update) …"
	apt-get update -qq
	all=$(trial)
fi
if [ -z "$all" ]; then
	echo "apt-get knows no package for:$packages. Install them yourself, then run make again." >&2
	exit 2
fi
echo "Installing with apt-get, $(echo "$all" | wc -l | tr -d ' ') packages in all:"
echo "$all" | tr '\n' ' ' | fold -s -w 98 | sed 's/^/  /'
echo
# A machine that has just started often updates itself: wait for that.
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o DPkg::Lock::Timeout=600 $packages >/dev/null
