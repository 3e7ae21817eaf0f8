#!/bin/sh
# Starts nginx in a container, with a configuration that render.sh writes to /tmp from environment variables.
set -eu
folder=/tmp/portal-nginx
mkdir -p "$folder"
sh "$(dirname "$0")/render.sh" "$folder" whole
exec nginx -e stderr -c "$folder/nginx.conf" -g 'daemon off;'
