#!/bin/sh
# Copies the assets of release OLD into the folder previous/ of release NEW: `sh deploy/keep-previous.sh OLD NEW`.
# Servers look there for files that are not in assets/. A tab that was opened before a release can then load the code
# of screens that it has not opened yet. Assets are kept for one release: OLD's own folder previous/ is not copied,
# unless NEW is the same build as OLD.
set -eu

fail() {
	printf 'keep-previous.sh: %s\n' "$1" >&2
	exit 1
}
# Prints the path of a folder without links; nothing if there is no such folder.
real() {
	(CDPATH='' cd -P -- "$1" 2>/dev/null && pwd -P) || true
}

[ "$#" = 2 ] && [ -n "$1" ] && [ -n "$2" ] || fail 'name two folders: the release that is served and the next release'
new=$(real "$2")
[ -n "$new" ] || fail "$2 is not a folder"
old=$(real "$1")
[ -n "$old" ] || exit 0
case $old/ in
"$new"/*) fail "$1 is within $2" ;;
esac

copy_assets() {
	[ -d "$1" ] || return 0
	rm -rf "$new/previous"
	mkdir -p "$new/previous/assets"
	# Copies files instead of links: the loop below would delete the files of OLD through a link.
	cp -RLp "$1/." "$new/previous/assets"
	# File names contain a hash of the content, so files with the same name are equal.
	(cd "$new/previous/assets" && find . -type f) | while IFS= read -r file; do
		case $file in
		*.map) rm "$new/previous/assets/$file" ;;
		*) if [ -e "$new/assets/$file" ]; then rm "$new/previous/assets/$file"; fi ;;
		esac
	done
}

copy_assets "$old/assets"
if [ -z "$(find "$new/previous/assets" -type f 2>/dev/null)" ]; then copy_assets "$old/previous/assets"; fi
