#!/bin/sh
# Deploys a build: `sh deploy/release.sh dist /srv/portal` copies dist/ to /srv/portal/<time>, together with the
# assets of the current release, and points /srv/portal/current there in one step. The
# previous release stays on the disk; older ones are deleted. To go back: ln -sfn <time> /srv/portal/current
set -eu

here=$(cd "$(dirname "$0")" && pwd)
build=${1:?the folder of the build}
place=${2:?the folder of all releases}
[ -f "$build/index.html" ] || {
	echo "release.sh: there is no index.html in $build" >&2
	exit 1
}

mkdir -p "$place"
place=$(cd "$place" && pwd)

# Prints the checksums of the files in a folder that come from its build.
contents() {
	(cd "$1" && find . -path ./previous -prune -o -type f ! -name '*.map' -exec cksum {} + | sort)
}
# Deploying the same build again would replace the previous release, which is needed to go back.
if [ -d "$place/current" ] && [ "$(contents "$build")" = "$(contents "$place/current/")" ]; then
	echo "release.sh: $place/current is this build already"
	exit 0
fi

name=$(date -u +%Y%m%dT%H%M%SZ)
[ ! -e "$place/$name" ] || {
	echo "release.sh: $place/$name is there already; try again in a second" >&2
	exit 1
}
cp -Rp "$build" "$place/$name.part"
# Source maps are for debugging and are not deployed.
find "$place/$name.part" -name '*.map' -exec rm {} +
before=$(readlink "$place/current" || true)
if [ -n "$before" ]; then sh "$here/keep-previous.sh" "$place/$before" "$place/$name.part"; fi
# The server runs as another user.
chmod -R a+rX "$place/$name.part"
mv "$place/$name.part" "$place/$name"

# A rename replaces the old link atomically; ln alone would remove it first. -T is for Linux, -h for BSD.
ln -s "$name" "$place/.next"
mv -T "$place/.next" "$place/current" 2>/dev/null || mv -h "$place/.next" "$place/current"

for old in "$place"/*T*Z; do
	case ${old##*/} in
	"$name" | "$before") ;;
	*) rm -rf "$old" ;;
	esac
done
echo "Served from now on: $place/current -> $name"
