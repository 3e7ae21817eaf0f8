#!/bin/sh
# Deploys a build: `sh deploy/release.sh dist /srv/portal` copies dist/ to /srv/portal/<time>, together with the
# assets of the current release. It then switches the link /srv/portal/current to the new folder atomically. The
# previous release stays on the disk; older releases are deleted. To go back: ln -sfn <time> /srv/portal/current
set -eu

fail() {
	printf 'release.sh: %s\n' "$1" >&2
	exit 1
}
# Prints the path of a folder without links; nothing if there is no such folder.
real() {
	(CDPATH='' cd -P -- "$1" 2>/dev/null && pwd -P) || true
}

[ "$#" = 2 ] && [ -n "$1" ] && [ -n "$2" ] || fail 'name two folders: the build and all releases'
here=$(real "$(dirname -- "$0")")
build=$(real "$1")
[ -f "$build/index.html" ] || fail "$1 has no index.html"
# The server runs as another user, so every user must be able to read the folder and the files.
(umask 022 && mkdir -p -- "$2")
releases=$(real "$2")
[ -n "$releases" ] || fail "$2 cannot be opened"
case $releases/ in
"$build"/*) fail "the folder of all releases is within the build: $releases" ;;
esac
current=$releases/current
if [ -e "$current" ] && [ ! -L "$current" ]; then fail "$current is not a link; move it to another place"; fi
# Empty if no release is served. The link may lead there in any way: absolute, by other links, to another folder.
served=$(real "$current")

# Prints the checksums of a build's files, without source maps and without the assets of the previous release
# (previous/).
contents() {
	(cd "$1" && find . -path ./previous -prune -o -type f ! -name '*.map' -exec cksum {} + | sort)
}
# Deploying the same build again would replace the previous release, which is needed to go back. On a system without
# cksum, both texts are empty.
files=$(contents "$build")
if [ -n "$served" ] && [ -n "$files" ] && [ "$files" = "$(contents "$served")" ]; then
	echo "release.sh: $current already contains this build"
	exit 0
fi

name=$(date -u +%Y%m%dT%H%M%SZ)
new=$releases/$name
[ ! -e "$new" ] || fail "$new is there already; try again in a second"
day='[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'
second='[0-9][0-9][0-9][0-9][0-9][0-9]'
# Remove what an interrupted deployment left behind. If .next existed, `ln` would create the new link inside its
# target.
rm -rf "$releases"/${day}T${second}Z.part "$releases/.next"
mkdir "$new.part"
# Copies files instead of links, because the targets of links may change later.
cp -RLp "$build/." "$new.part"
# Source maps are for debugging and are not deployed.
find "$new.part" -name '*.map' -exec rm {} +
if [ -n "$served" ]; then sh "$here/keep-previous.sh" "$served" "$new.part"; fi
chmod -R a+rX "$new.part"
mv "$new.part" "$new"

# A rename replaces the old link atomically; ln alone would remove it first. -T is for Linux, -h for BSD.
ln -s "$name" "$releases/.next"
mv -T "$releases/.next" "$current" 2>/dev/null || mv -h "$releases/.next" "$current"

# Without a served release, the web server may use one that `current` does not name.
if [ -n "$served" ]; then
	for old in "$releases"/${day}T${second}Z; do
		case $served/ in
		"$(real "$old")"/*) ;;
		*) [ "$old" = "$new" ] || rm -rf "$old" ;;
		esac
	done
fi
echo "Now serving $current -> $name"
