import { securityHeaders, transportSecurity } from './headers';

const MARK = '# Written by `npm run deploy:headers` from deploy/headers.ts; a test fails where it differs.\n';

/** Headers that a backend may send as well: the portal's server says them once. */
const doubled = [...Object.keys(securityHeaders()), transportSecurity.name];

const lines = (texts: readonly string[]) => texts.map((text) => `\t${text}\n`).join('');
const eachHeader = (connect: string, line: (name: string, value: string) => string) =>
  Object.entries(securityHeaders({ connect })).map(([name, value]) => line(name, value));

/** Two snippets for Caddyfiles, which Caddy fills in from the environment as it reads them. */
const caddy = () => `${MARK}
(portal_headers) {
	header {
${lines(eachHeader('{$API_ORIGIN}', (name, value) => `\t${name} "${value}"`))}\t}
	@portal_tls protocol https
	header @portal_tls ${transportSecurity.name} "${transportSecurity.value}"
}

# Within reverse_proxy.
(portal_headers_once) {
${lines(doubled.map((name) => `header_down -${name}`))}}
`;

/** Directives for a server of nginx; deploy/nginx/render.sh puts the API's origin in. */
const nginx = () => `${MARK}
${eachHeader('@API_ORIGIN@', (name, value) => `add_header ${name} "${value}" always;\n`).join('')}
# A header without a value is not sent.
set $portal_tls "";
if ($https) {
	set $portal_tls "${transportSecurity.value}";
}
add_header ${transportSecurity.name} $portal_tls always;

${doubled.map((name) => `proxy_hide_header ${name};\n`).join('')}`;

/** The checked-in files of server configuration that follow from the headers, by path. */
export const snippets = (): Readonly<Record<string, string>> => ({
  'deploy/caddy/headers.caddy': caddy(),
  'deploy/nginx/headers.conf': nginx(),
});
