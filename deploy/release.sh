#!/bin/sh
# Deploys a build: `sh deploy/release.sh dist /srv/portal` copies dist/ to /srv/portal/<time>, together with the
# assets of the current release. It then switches the link /srv/portal/current to the new folder atomically. The
# previous release stays on the disk; older releases are deleted. To go back: ln -sfn <time> /srv/portal/current
set -eu

here=$(cd "$(dirname "$0")" && pwd)
build=${1:?the folder of the build}
releases=${2:?the folder of all releases}
[ -f "$build/index.html" ] || {
	echo "release.sh: $build has no index.html" >&2
	exit 1
}

mkdir -p "$releases"
releases=$(cd "$releases" && pwd)

# Prints the checksums of a build's files, without source maps and without the assets of the previous release
# (previous/).
contents() {
	(cd "$1" && find . -path ./previous -prune -o -type f ! -name '*.map' -exec cksum {} + | sort)
}
# Deploying the same build again would replace the previous release, which is needed to go back.
if [ -d "$releases/current" ] && [ "$(contents "$build")" = "$(contents "$releases/current/")" ]; then
	echo "release.sh: $releases/current already contains this build"
	exit 0
fi

name=$(date -u +%Y%m%dT%H%M%SZ)
[ ! -e "$releases/$name" ] || {
	echo "release.sh: $releases/$name is there already; try again in a second" >&2
	exit 1
}
# Remove what an interrupted deployment left behind. If .next existed, `ln` would create the new link inside its
# target.
rm -rf "$releases"/*.part "$releases/.next"
cp -Rp "$build" "$releases/$name.part"
# Source maps are for debugging and are not deployed.
find "$releases/$name.part" -name '*.map' -exec rm {} +
previous=$(readlink "$releases/current" || true)
if [ -n "$previous" ]; then sh "$here/keep-previous.sh" "$releases/$previous" "$releases/$name.part"; fi
# The server runs as another user, so every user must be able to read the files.
chmod -R a+rX "$releases/$name.part"
mv "$releases/$name.part" "$releases/$name"

# A rename replaces the old link atomically; ln alone would remove it first. -T is for Linux, -h for BSD.
ln -s "$name" "$releases/.next"
mv -T "$releases/.next" "$releases/current" 2>/dev/null || mv -h "$releases/.next" "$releases/current"

for old in "$releases"/*T*Z; do
	case ${old##*/} in
	"$name" | "$previous") ;;
	*) rm -rf "$old" ;;
	esac
done
echo "Now serving $releases/current -> $name"
