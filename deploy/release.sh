#!/bin/sh
# Lays a build out to be served: `sh deploy/release.sh dist /srv/portal` makes /srv/portal/<time> of dist/, with the
# assets of the release that is served until now beside it, and points /srv/portal/current there in one step. The
# release before stays on the disk; older ones go. To go back: ln -sfn <time> /srv/portal/current
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

# What of a folder comes from its build, and what is in it.
contents() {
	(cd "$1" && find . -path ./previous -prune -o -type f ! -name '*.map' -exec cksum {} + | sort)
}
# Laid out once more it would take the place of the release before, to which one may want to go back.
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
# Source maps are for whoever debugs, and stay where the build was made.
find "$place/$name.part" -name '*.map' -exec rm {} +
before=$(readlink "$place/current" || true)
if [ -n "$before" ]; then sh "$here/keep-previous.sh" "$place/$before" "$place/$name.part"; fi
# The server runs as somebody else.
chmod -R a+rX "$place/$name.part"
mv "$place/$name.part" "$place/$name"

# A rename takes the old link's place at once; ln alone would remove it first. -T is Linux's, -h BSD's.
ln -s "$name" "$place/.next"
mv -T "$place/.next" "$place/current" 2>/dev/null || mv -h "$place/.next" "$place/current"

for old in "$place"/*T*Z; do
	case ${old##*/} in
	"$name" | "$before") ;;
	*) rm -rf "$old" ;;
	esac
done
echo "Served from now on: $place/current -> $name"
