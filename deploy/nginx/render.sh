#!/bin/sh
# Writes portal.conf and portal-headers.inc for nginx into a folder: `sudo sh render.sh /etc/nginx/conf.d`, and then
# `nginx -t`. With `whole` as second argument, it also writes a complete nginx.conf. Environment variables
# (docs/deploying.md), each with its default at the end:
#   PORTAL_ROOT    the folder of the release; /srv/portal/current
#   SERVER_NAME    the portal's host name; _ (any)
#   API_UPSTREAM   the backend for /api/: http://127.0.0.1:4300, https://api.example.com; none (/api/ is not found)
#   TLS_CERT, TLS_KEY   files of a certificate and its key; none (plain HTTP)
#   PORT           the port; 8080, or 443 with a certificate
#   HTTP_PORT      with a certificate, the port where plain HTTP redirects to HTTPS; 80
#   BROTLI         on or off, whether nginx has the module (libnginx-mod-http-brotli-static, nginx-mod-http-brotli); on
#   CA_FILE        the certificate authorities for an https API_UPSTREAM; /etc/ssl/certs/ca-certificates.crt
set -eu

here=$(cd "$(dirname "$0")" && pwd)
folder=$(cd "${1:?a folder to write to}" && pwd)
root=${PORTAL_ROOT:-/srv/portal/current}
name=${SERVER_NAME:-_}
cert=${TLS_CERT:-}
key=${TLS_KEY:-}
upstream=${API_UPSTREAM:-}
upstream=${upstream%/}

# Reject values with characters that have a meaning in sed or in an nginx configuration.
for value in "$root" "$name" "$cert" "$key" "$upstream" "${PORT:-}" "${HTTP_PORT:-}" "${CA_FILE:-}"; do
	case $value in
	*[\;\"\'\ \|\&\\{}\$]*)
		echo "render.sh: invalid value for a setting: $value" >&2
		exit 1
		;;
	esac
done

case ${upstream#http*://} in
*/*)
	echo "render.sh: API_UPSTREAM takes no path: $upstream" >&2
	exit 1
	;;
esac

# Prints the listen directives of a port. On a system without IPv6, nginx would not start with an IPv6 directive.
listen() {
	echo "	listen $1;"
	if [ -e /proc/net/if_inet6 ]; then echo "	listen [::]:$1;"; fi
}

listen_directives() {
	if [ -z "$cert" ]; then
		listen "${PORT:-8080}"
		return
	fi
	listen "${PORT:-443} ssl http2"
	echo "	ssl_certificate $cert;"
	echo "	ssl_certificate_key $key;"
	echo "	ssl_protocols TLSv1.2 TLSv1.3;"
	echo "	ssl_session_cache shared:portal:5m;"
}

api_directives() {
	if [ -z "$upstream" ]; then
		echo "		return 404;"
		return
	fi
	# nginx sends the backend's host name in Host; X-Forwarded-Host contains the portal's host name.
	cat <<-END
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
		echo "proxy_ssl_server_name on;"
		echo "proxy_ssl_verify on;"
		echo "proxy_ssl_verify_depth 4;"
		echo "proxy_ssl_trusted_certificate ${CA_FILE:-/etc/ssl/certs/ca-certificates.crt};"
		;;
	esac
}

redirect_to_https() {
	echo
	echo "server {"
	listen "${HTTP_PORT:-80}"
	echo "	server_name $name;"
	echo "	server_tokens off;"
	echo "	location /.well-known/acme-challenge/ {"
	echo "		root /var/www/html;"
	echo "	}"
	echo "	location / {"
	if [ "${PORT:-443}" = 443 ]; then suffix=; else suffix=:$PORT; fi
	echo "		return 308 https://\$host$suffix\$request_uri;"
	echo "	}"
	echo "}"
}

brotli=
if [ "${BROTLI:-on}" = on ]; then brotli="brotli_static on;"; fi

# Write multi-line text to files, because sed inserts multi-line text only from files.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
listen_directives >"$scratch/listen"
api_directives | sed 's/^[[:space:]]*/		/' >"$scratch/api"

sed -e "s|@SERVER_NAME@|$name|" -e "s|@PORTAL_ROOT@|$root|" -e "s|@FOLDER@|$folder|" -e "s|@BROTLI@|$brotli|" \
	-e "/@LISTEN@/{r $scratch/listen" -e 'd;}' -e "/@API@/{r $scratch/api" -e 'd;}' \
	"$here/portal.conf.template" >"$folder/portal.conf"
if [ -n "$cert" ]; then redirect_to_https >>"$folder/portal.conf"; fi
cp "$here/headers.conf" "$folder/portal-headers.inc"
if [ "${2:-}" = whole ]; then sed -e "s|@FOLDER@|$folder|" "$here/nginx.conf.template" >"$folder/nginx.conf"; fi
echo "Written: $folder/portal.conf and portal-headers.inc"
