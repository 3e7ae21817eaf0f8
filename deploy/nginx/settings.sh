# Reads and checks the settings of render.sh, which contains this file. No setting may change the meaning of the
# configuration: the values end up in host names, URLs, numbers or quoted paths. Error messages contain no values,
# because a URL may contain a password.

# Prints a sentence about the first setting that is not valid; nothing if all are.
invalid_setting() {
	awk '
		function reject(name, rule) { print name " must be " rule; exit }
		function set(name) { return ENVIRON[name] != "" }
		function check_path(name, path) {
			if (set(name) && path !~ /^\//) path = ENVIRON["PWD"] "/" path
			if (path ~ /[[:cntrl:]"$\\]/ || ENVIRON[name] ~ /^~/)
				reject(name, "the path of a file or folder, without \", $, \\ and line breaks")
		}
		function is_port(text) { return text ~ /^[1-9][0-9]*$/ && length(text) <= 5 && text + 0 <= 65535 }
		function check_port(name) {
			if (set(name) && !is_port(ENVIRON[name])) reject(name, "a number from 1 to 65535")
		}
		function check_names(text,   count, names, i, one) {
			if (text ~ /[^ \t!-~]/) return 0
			count = split(text, names, " ")
			for (i = 1; i <= count; i++) {
				one = names[i]
				if (one !~ ("^([*]?[.])?" HOST "$") && one !~ ("^" HOST "[.][*]$") && one !~ ("^" IPV6 "$")) return 0
			}
			return count > 0
		}
		function check_upstream(url,   port) {
			if (url !~ ("^https?://(" HOST "|" IPV6 ")(:[0-9]+)?/?$")) return 0
			port = url
			sub(/^https?:\/\//, "", port)
			sub(/\/$/, "", port)
			if (!sub(/^.*:/, "", port) || port ~ /]$/) return 1
			return is_port(port)
		}
		BEGIN {
			LABEL = "[A-Za-z0-9_]([A-Za-z0-9_-]*[A-Za-z0-9_])?"
			HOST = LABEL "([.]" LABEL ")*"
			IPV6 = "[[][0-9A-Fa-f.]*:[0-9A-Fa-f:.]*[]]"
			if (set("SERVER_NAME") && !check_names(ENVIRON["SERVER_NAME"]))
				reject("SERVER_NAME", "one or more host names with spaces between them, such as portal.example.com *.example.org")
			if (set("API_UPSTREAM") && !check_upstream(ENVIRON["API_UPSTREAM"]))
				reject("API_UPSTREAM", "a URL of only scheme, host and port, such as https://api.example.com or http://127.0.0.1:4300")
			check_path("PORTAL_ROOT", ENVIRON["PORTAL_ROOT"])
			check_path("TLS_CERT", ENVIRON["TLS_CERT"])
			check_path("TLS_KEY", ENVIRON["TLS_KEY"])
			check_path("CA_FILE", ENVIRON["CA_FILE"])
			check_port("PORT")
			check_port("HTTP_PORT")
			if (set("BROTLI") && ENVIRON["BROTLI"] !~ /^(on|off)$/) reject("BROTLI", "on or off")
		}'
}

problem=$(invalid_setting)
[ -z "$problem" ] || fail "$problem"

# Prints a path that does not depend on the current folder: nginx resolves relative paths from a folder of its own.
absolute() {
	case $1 in
	/*) printf '%s' "$1" ;;
	*) printf '%s' "$PWD/$1" ;;
	esac
}

root=$(absolute "${PORTAL_ROOT:-/srv/portal/current}")
cert=${TLS_CERT:+$(absolute "$TLS_CERT")}
key=${TLS_KEY:+$(absolute "$TLS_KEY")}
ca_file=$(absolute "${CA_FILE:-/etc/ssl/certs/ca-certificates.crt}")
upstream=${API_UPSTREAM:-}
upstream=${upstream%/}
brotli=${BROTLI:-on}
# One space between two names. Without -f, the shell would replace *.example.com by the names of files.
set -f
name=$(set -- ${SERVER_NAME:-_} && echo "$*")
set +f

if [ -n "$cert" ]; then
	[ -n "$key" ] || fail 'TLS_CERT and TLS_KEY must be set together'
	port=${PORT:-443}
	http_port=${HTTP_PORT:-80}
	[ "$port" != "$http_port" ] || fail 'PORT and HTTP_PORT must be different ports'
else
	[ -z "$key" ] || fail 'TLS_CERT and TLS_KEY must be set together'
	port=${PORT:-8080}
fi
