#!/bin/sh
# Starts nginx in a container: writes its configuration from the environment into /tmp, then becomes nginx.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=/tmp/portal-nginx
mkdir -p "$folder"
cp "$here/nginx.conf" "$folder/"
sh "$here/render.sh" "$folder"
exec nginx -e stderr -p "$folder/" -c nginx.conf -g 'daemon off;'
