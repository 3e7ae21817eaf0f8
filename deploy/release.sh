#!/bin/sh
# Deploys a build: `sh deploy/release.sh dist /srv/portal` copies dist/ to /srv/portal/<time>, together with the
# assets of the current release. It then switches the link /srv/portal/current to the new folder atomically. The
# previous release stays on the disk; older releases are deleted. With --new-api-host first, a build for another API
# host (VITE_API_HOST) than that of the current release is accepted.
#   sh deploy/release.sh --back /srv/portal    serves the release before the current one
#   sh deploy/release.sh --list /srv/portal    prints all releases, with their API host
set -eu

fail() {
	printf 'release.sh: %s\n' "$1" >&2
	exit 1
}
# Prints the path of a folder without links; nothing if there is no such folder.
real() {
	(CDPATH='' cd -P -- "$1" 2>/dev/null && pwd -P) || true
}
# Prints the API host of a build; nothing if it calls its own origin.
api_host() {
	sed -n 's/.*<meta name="api-host" content="\([^"]*\)".*/\1/p' "$1/index.html" | head -n 1
}
described_host() {
	host=$(api_host "$1")
	printf '%s' "${host:+API host }${host:-no API host}"
}
# Points `current` to a release. A rename replaces the old link atomically; ln alone would remove it first. -T is for
# Linux, -h for BSD. If .next existed, `ln` would create the new link inside its target.
serve() {
	rm -f "$releases/.next"
	ln -s "$1" "$releases/.next"
	mv -T "$releases/.next" "$current" 2>/dev/null || mv -h "$releases/.next" "$current"
	echo "Now serving $current -> $1"
}

option=
case ${1:-} in
--*)
	option=$1
	shift
	;;
esac
case $option in
'' | --new-api-host) [ "$#" = 2 ] && [ -n "$1" ] && [ -n "$2" ] || fail 'name two folders: the build and all releases' ;;
--back | --list) [ "$#" = 1 ] && [ -n "$1" ] || fail "$option needs one folder: all releases" ;;
*) fail "there is no option $option; the options are --new-api-host, --back and --list" ;;
esac
case $option in
--back | --list)
	build=
	target=$1
	;;
*)
	target=$2
	here=$(real "$(dirname -- "$0")")
	build=$(real "$1")
	[ -f "$build/index.html" ] || fail "$1 has no index.html"
	;;
esac
day='[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'
second='[0-9][0-9][0-9][0-9][0-9][0-9]'
# The folder of all releases may not exist yet: its parents decide where it would be.
existing=$target
while [ ! -d "$existing" ]; do existing=$(dirname -- "$existing"); done
case $(real "$existing")/ in
"${build:-none}"/*) fail "the folder of all releases is within the build: $target" ;;
*/${day}T${second}Z/*) fail "$target is within a release; name the folder of all releases" ;;
esac
# The server runs as another user, so every user must be able to read the folder and the files.
[ -z "$build" ] || (umask 022 && mkdir -p -- "$target")
releases=$(real "$target")
[ -n "$releases" ] || fail "$target cannot be opened"
current=$releases/current
if [ -e "$current" ] && [ ! -L "$current" ]; then fail "$current is not a link; move it to another place"; fi
# Empty if no release is served. The link may lead there in any way: absolute, by other links, to another folder.
served=$(real "$current")

if [ "$option" = --list ]; then
	for each in "$releases"/${day}T${second}Z; do
		[ -f "$each/index.html" ] || continue
		printf '%s, %s%s\n' "${each##*/}" "$(described_host "$each")" "$([ "$(real "$each")" != "$served" ] || echo ', current')"
	done
	[ -n "$served" ] || fail "$current leads to no release"
	exit 0
fi

if [ "$option" = --back ]; then
	[ -n "$served" ] || fail "$current leads to no release"
	previous=
	found=
	# The shell sorts the names, so the oldest release comes first.
	for each in "$releases"/${day}T${second}Z; do
		[ "$(real "$each")" != "$served" ] || {
			found=1
			break
		}
		[ ! -f "$each/index.html" ] || previous=${each##*/}
	done
	[ -n "$found" ] && [ -n "$previous" ] || fail "no release before $served; see --list"
	serve "$previous"
	exit 0
fi

[ ! -f "$releases/index.html" ] || fail "$target contains a build; name the folder of all releases"
if [ -n "$served" ] && [ "$option" != --new-api-host ]; then
	[ "$(api_host "$build")" = "$(api_host "$served")" ] ||
		fail "the build has $(described_host "$build"), the current release $(described_host "$served"). Build with that VITE_API_HOST, or confirm with --new-api-host"
fi

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
# Without a served release, the web server may use a folder that `current` does not name, so nothing is deleted.
if [ -n "$served" ]; then
	# What an interrupted deployment left behind.
	rm -rf "$releases"/${day}T${second}Z.part
fi
mkdir "$new.part"
# Copies files instead of links, because the targets of links may change later.
cp -RLp "$build/." "$new.part"
# Source maps are for debugging and are not deployed.
find "$new.part" -name '*.map' -exec rm {} +
if [ -n "$served" ]; then sh "$here/keep-previous.sh" "$served" "$new.part"; fi
chmod -R a+rX "$new.part"
mv "$new.part" "$new"
serve "$name"

if [ -n "$served" ]; then
	for old in "$releases"/${day}T${second}Z; do
		case $served/ in
		"$(real "$old")"/*) ;;
		*) [ "$old" = "$new" ] || rm -rf "$old" ;;
		esac
	done
fi
