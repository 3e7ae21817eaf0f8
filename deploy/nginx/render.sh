#!/bin/sh
# Writes portal.conf and portal-headers.inc for nginx into a folder: `sudo sh render.sh /etc/nginx/conf.d`. If an
# installed nginx rejects them (`nginx -t`), the files of before stay. With `whole` as second argument, it also writes a
# complete nginx.conf. Environment variables (docs/deploying.md), each with its default at the end:
#   PORTAL_ROOT    the folder of the release; /srv/portal/current
#   SERVER_NAME    the portal's host names, with spaces between them; _ (any)
#   API_UPSTREAM   the backend for /api/: http://127.0.0.1:4300, https://api.example.com; none (/api/ is not found)
#   TLS_CERT, TLS_KEY   files of a certificate and its key; none (plain HTTP)
#   PORT           the port; 8080, or 443 with a certificate
#   HTTP_PORT      with a certificate, the port where plain HTTP redirects to HTTPS; 80
#   BROTLI         on or off, whether nginx has the module (libnginx-mod-http-brotli-static, nginx-mod-http-brotli); on
#   CA_FILE        the certificate authorities for an https API_UPSTREAM; /etc/ssl/certs/ca-certificates.crt
set -eu
export LC_ALL=C CDPATH=''

fail() {
	printf 'render.sh: %s\n' "$1" >&2
	exit 1
}

here=$(cd -- "$(dirname -- "$0")" && pwd)
# nginx would read $ as a variable, and *, ? and [ as a pattern of file names.
case ${1:-} in
*[\"\\\$*?[]* | *[[:cntrl:]]*) fail 'the path of the folder to write to must not contain ", \, $, *, ?, [ or line breaks' ;;
esac
[ -d "${1:-}" ] && [ -w "$1" ] || fail 'the first argument must be the folder to write to, which exists and is writable'
folder=$(cd -- "$1" && pwd)
case $#:${2:-} in
1: | 2:whole) ;;
*) fail 'the second argument must be "whole", which also writes nginx.conf, or be left out' ;;
esac
. "$here/settings.sh"

# Prints the listen directives of a port. On a system without IPv6, nginx would not start with an IPv6 directive.
listen() {
	echo "	listen $1;"
	if [ -e /proc/net/if_inet6 ]; then echo "	listen [::]:$1;"; fi
}

listen_directives() {
	if [ -z "$cert" ]; then
		listen "$port"
		return
	fi
	listen "$port ssl http2"
	echo "	ssl_certificate \"$cert\";"
	echo "	ssl_certificate_key \"$key\";"
	echo "	ssl_protocols TLSv1.2 TLSv1.3;"
	echo "	ssl_session_cache shared:portal:5m;"
}

api_directives() {
	if [ -z "$upstream" ]; then
		echo "		return 404;"
		return
	fi
	# nginx sends the backend's host name in Host; X-Forwarded-Host contains the portal's host name.
	sed 's/^/		/' <<-END
		proxy_pass $upstream;
		proxy_http_version 1.1;
		proxy_set_header Connection "";
		proxy_set_header X-Forwarded-For \$remote_addr;
		proxy_set_header X-Forwarded-Host \$http_host;
		proxy_set_header X-Forwarded-Proto \$scheme;
		proxy_set_header Forwarded "";
	END
	case $upstream in
	https:*)
		echo "		proxy_ssl_server_name on;"
		echo "		proxy_ssl_verify on;"
		echo "		proxy_ssl_verify_depth 4;"
		echo "		proxy_ssl_trusted_certificate \"$ca_file\";"
		;;
	esac
}

redirect_to_https() {
	echo
	echo "server {"
	listen "$http_port"
	echo "	server_name $name;"
	echo "	server_tokens off;"
	echo "	location /.well-known/acme-challenge/ {"
	echo "		root /var/www/html;"
	echo "	}"
	echo "	location / {"
	if [ "$port" = 443 ]; then suffix=; else suffix=:$port; fi
	echo "		return 308 https://\$host$suffix\$request_uri;"
	echo "	}"
	echo "}"
}

# Prints a template. Replaces each placeholder once, so that a value may contain any text.
fill() {
	LISTEN=$(listen_directives) API=$(api_directives) SERVER_NAME=$name PORTAL_ROOT=$root FOLDER=$folder \
		BROTLI=$([ "$brotli" = off ] || echo 'brotli_static on;') awk '
		{
			line = ""
			while (match($0, /@[A-Z_]+@/)) {
				line = line substr($0, 1, RSTART - 1) ENVIRON[substr($0, RSTART + 1, RLENGTH - 2)]
				$0 = substr($0, RSTART + RLENGTH)
			}
			print line $0
		}' "$here/$1"
}

files='portal.conf portal-headers.inc nginx.conf'
# Removes the files with an extension.
remove() {
	for file in $files; do rm -f "$folder/$file.$1"; done
}
# Write new files first and rename them at the end, so that an error leaves the files of before.
trap 'remove new; remove old' EXIT
fill portal.conf.template >"$folder/portal.conf.new"
if [ -n "$cert" ]; then redirect_to_https >>"$folder/portal.conf.new"; fi
cp "$here/headers.conf" "$folder/portal-headers.inc.new"
if [ "${2:-}" = whole ]; then fill nginx.conf.template >"$folder/nginx.conf.new"; fi
# nginx does not start with a missing certificate or module. Only a configuration that worked before can be compared.
worked=$(command -v nginx >/dev/null && nginx -t >/dev/null 2>&1 && echo yes) || worked=
for file in $files; do
	[ -f "$folder/$file.new" ] || continue
	if [ -f "$folder/$file" ]; then cp -p "$folder/$file" "$folder/$file.old"; fi
	mv -f "$folder/$file.new" "$folder/$file"
	changed="${changed:-} $file"
done
if [ -n "$worked" ] && ! answer=$(nginx -t 2>&1); then
	for file in $changed; do
		if [ -f "$folder/$file.old" ]; then mv -f "$folder/$file.old" "$folder/$file"; else rm -f "$folder/$file"; fi
	done
	fail "nginx rejects these settings, so nothing was changed: $(printf '%s\n' "$answer" | sed -n 's/^.*\[emerg\] *//p' | head -n 1)"
fi
echo "Written: $folder/portal.conf and portal-headers.inc"
