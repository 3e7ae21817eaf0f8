#!/bin/sh
# Copies the assets of release OLD into the folder previous/ of release NEW: `sh deploy/keep-previous.sh OLD NEW`.
# Servers look there for files that are not in assets/. A tab that was opened before a release can then load the code
# of screens that it has not opened yet. Assets are kept for one release: OLD's own folder previous/ is not copied,
# unless NEW is the same build as OLD.
set -eu

old=${1:?the folder of the release that is served}
new=${2:?the folder of the next release}

copy_assets() {
	[ -d "$1" ] || return 0
	rm -rf "$new/previous"
	mkdir -p "$new/previous"
	cp -Rp "$1" "$new/previous/assets"
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
