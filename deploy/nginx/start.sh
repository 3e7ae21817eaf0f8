#!/bin/sh
# Starts nginx in a container: writes its configuration from the environment into /tmp, then becomes nginx.
set -eu
folder=/tmp/portal-nginx
mkdir -p "$folder"
sh "$(dirname "$0")/render.sh" "$folder" whole
exec nginx -e stderr -c "$folder/nginx.conf" -g 'daemon off;'
