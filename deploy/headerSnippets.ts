import { securityHeaders, transportSecurity } from './headers';

const MARK =
  '# Written by `npm run deploy:headers` from deploy/headers.ts; a test compares this file with headers.ts.\n';

/** Headers to remove from the backend's responses, because the portal's server adds them itself. */
const proxiedHeaders = [...Object.keys(securityHeaders), transportSecurity.name];

/** Joins texts as lines that are indented by a tab. */
const lines = (texts: readonly string[]) => texts.map((text) => `\t${text}\n`).join('');
/** Returns the result of `line` for each security header. */
const eachHeader = (line: (name: string, value: string) => string) =>
  Object.entries(securityHeaders).map(([name, value]) => line(name, value));

/** Returns two snippets for a Caddyfile: one sets the headers, one removes them from proxied responses. */
const caddy = () => `${MARK}
(portal_headers) {
	header {
${lines(eachHeader((name, value) => `\t${name} "${value}"`))}\t}
	@portal_tls protocol https
	header @portal_tls ${transportSecurity.name} "${transportSecurity.value}"
}

# Import this within reverse_proxy: it removes these headers from the responses of the backend.
(portal_headers_once) {
${lines(proxiedHeaders.map((name) => `header_down -${name}`))}}
`;

/** Returns directives for an nginx server. */
const nginx = () => `${MARK}
${eachHeader((name, value) => `add_header ${name} "${value}" always;\n`).join('')}
# A header without a value is not sent.
set $portal_tls "";
if ($https) {
	set $portal_tls "${transportSecurity.value}";
}
add_header ${transportSecurity.name} $portal_tls always;

${proxiedHeaders.map((name) => `proxy_hide_header ${name};\n`).join('')}`;

/** Returns the contents of the generated server configuration files, by path. The files are checked in. */
export const snippets = (): Readonly<Record<string, string>> => ({
  'deploy/caddy/headers.caddy': caddy(),
  'deploy/nginx/headers.conf': nginx(),
});
