#!/bin/sh
# Lays the assets of one release beside the next, in its folder previous/, where the servers look for what is not in
# assets/: `sh deploy/keep-previous.sh OLD NEW`. So a tab that was opened before a release finds the code of the
# screens that it has not opened yet. They stay one release long: what OLD itself had kept is left behind, unless NEW
# is the same build once more.
set -eu

old=${1:?the folder of the release that is served}
new=${2:?the folder of the next release}

lay() {
	[ -d "$1" ] || return 0
	rm -rf "$new/previous"
	mkdir -p "$new/previous"
	cp -Rp "$1" "$new/previous/assets"
	# Hashed names: what has the same name is the same file.
	(cd "$new/previous/assets" && find . -type f) | while IFS= read -r file; do
		case $file in
		*.map) rm "$new/previous/assets/$file" ;;
		*) if [ -e "$new/assets/$file" ]; then rm "$new/previous/assets/$file"; fi ;;
		esac
	done
}

lay "$old/assets"
if [ -z "$(find "$new/previous/assets" -type f 2>/dev/null)" ]; then lay "$old/previous/assets"; fi
