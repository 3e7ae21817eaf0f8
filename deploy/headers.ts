/**
 * The security headers of the portal: the single source for the sandbox (`sandbox/http/static.ts`) and for the
 * snippets for Caddy and nginx (`snippets.ts`). docs/decisions/015 gives the reason for each header.
 */

/** The mark in the pages of a build in which antd writes its rules at run time. */
export const INLINE_STYLES = '<meta name="antd-styles" content="runtime" />';

/** The properties of a build that change its headers. Defaults: antd's rules as files, the API on the same origin. */
export interface Needs {
  /** An additional source for `connect-src`: the origin of an API elsewhere, or ''. */
  readonly connect?: string;
  /**
   * Whether inline style elements are allowed: for antd, in a build with ANTD_STYLES=runtime (docs/decisions/017), or
   * for a page of a first visit, which itself allows only its own style element by hash (019).
   */
  readonly inlineStyles?: boolean;
}

/** Returns the content security policy of a page. */
const contentPolicy = ({ connect = '', inlineStyles = false }: Needs): string =>
  [
    // Blocks every resource that is not allowed below.
    "default-src 'none'",
    "script-src 'self'",
    // antd's rules are files of the build. React sets styles by script, so `style` attributes in markup stay blocked.
    `style-src 'self'${inlineStyles ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'none'",
    // The backend chooses the origins of banners and images; only https is allowed (product.md, decision 17).
    "img-src 'self' https: data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${connect && ` ${connect}`}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    // Scripts send every form. A form sent before they run would put a password into the URL.
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Browser features that no screen uses and no injected script may use. The portal uses clipboard and autoplay. */
const refused = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** Sent over TLS only; browsers ignore it otherwise. Two years, without subdomains, which are not the portal's. */
export const transportSecurity = { name: 'Strict-Transport-Security', value: 'max-age=63072000' } as const;

/** Returns the headers of every file of the portal, also over plain HTTP. */
export const securityHeaders = (needs: Needs = {}): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentPolicy(needs),
  'X-Content-Type-Options': 'nosniff',
  // Same as frame-ancestors, for browsers that do not support it.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': refused.map((power) => `${power}=()`).join(', '),
});

/**
 * Returns the origin of the API in `<meta name="api-host">` of a built page (product.md, decision 1); '' if
 * it is the page's own origin. The path is left out: with a path, a policy would allow only that address.
 * @param html the text of index.html
 */
export function apiOrigin(html: string): string {
  const [, content = ''] = /<meta\s+name="api-host"\s+content="([^"]*)"/.exec(html) ?? [];
  const host = content.trim();
  if (!/^https?:/i.test(host) || !URL.canParse(host)) return '';
  return new URL(host).origin;
}

/** Returns the needs of a build, from the text of its index.html. */
export const needsOf = (html: string): Needs => ({
  connect: apiOrigin(html),
  inlineStyles: html.includes(INLINE_STYLES),
});
