import { securityHeaders, transportSecurity } from './headers';

const MARK = '# Written by `npm run deploy:headers` from deploy/headers.ts; a test fails where it differs.\n';

/** Headers that a backend may send too. The portal's server removes these, so that each is sent once. */
const doubled = [...Object.keys(securityHeaders()), transportSecurity.name];

const lines = (texts: readonly string[]) => texts.map((text) => `\t${text}\n`).join('');
const eachHeader = (connect: string, line: (name: string, value: string) => string) =>
  Object.entries(securityHeaders({ connect })).map(([name, value]) => line(name, value));

/** Returns the policy for pages of a first visit, which allow their own style element by hash (docs/decisions/019). */
const firstPolicy = (connect: string) =>
  securityHeaders({ connect, inlineStyles: true })['Content-Security-Policy'] ?? '';

/** Returns three snippets for Caddyfiles. Caddy fills in environment variables when it reads them. */
const caddy = () => `${MARK}
(portal_headers) {
	header {
${lines(eachHeader('{$API_ORIGIN}', (name, value) => `\t${name} "${value}"`))}\t}
	@portal_tls protocol https
	header @portal_tls ${transportSecurity.name} "${transportSecurity.value}"
}

# After try_files has chosen the file.
(portal_headers_of_first_pages) {
	@portal_first path /pages/first/*
	header @portal_first Content-Security-Policy "${firstPolicy('{$API_ORIGIN}')}"
}

# Within reverse_proxy.
(portal_headers_once) {
${lines(doubled.map((name) => `header_down -${name}`))}}
`;

/** Adds $portal_styles to a policy. portal.conf sets the variable by file. */
const withStyles = (value: string) => value.replace("style-src 'self'", '$&$portal_styles');

/** Returns directives for an nginx server; deploy/nginx/render.sh fills in the API's origin. */
const nginx = () => `${MARK}
${eachHeader('@API_ORIGIN@', (name, value) => `add_header ${name} "${withStyles(value)}" always;\n`).join('')}
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
