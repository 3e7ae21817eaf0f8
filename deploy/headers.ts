/**
 * The security headers of the portal: the one source of the sandbox's (`sandbox/http/static.ts`) and of the
 * snippets for Caddy and nginx (`snippets.ts`). Why each is as it is: docs/decisions/015.
 */

/** What the page of a build has in it whose antd writes its rules itself. */
export const INLINE_STYLES = '<meta name="antd-styles" content="runtime" />';

/** What headers depend on in a build; a build as the scripts make it, with the API on its own origin, unless told. */
export interface Needs {
  /** A further source for calls, as a policy writes it: the origin of an API elsewhere, or ''. */
  readonly connect?: string;
  /**
   * Style elements are made at run time: antd's, in a build with ANTD_STYLES=runtime (docs/decisions/017). Or the
   * page is one of a first visit, which allows the one that it has by its hash, and no other (019).
   */
  readonly inlineStyles?: boolean;
}

/** What a page of the portal may load and do. */
const contentPolicy = ({ connect = '', inlineStyles = false }: Needs): string =>
  [
    // What is not named below is not loaded at all.
    "default-src 'none'",
    "script-src 'self'",
    // antd's rules are files of the build. What React sets is no attribute; one in markup stays refused.
    `style-src 'self'${inlineStyles ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'none'",
    // Banners and pictures come from wherever the backend says, by https alone (product.md, decision 17).
    "img-src 'self' https: data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${connect && ` ${connect}`}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    // Scripts send every form. One that is sent before they run would put a password into the address.
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Powers that no screen uses, and no script that should get in may have. Clipboard and autoplay are used. */
const refused = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** Sent over TLS alone, where browsers heed it. Two years; other hosts of the domain are not ours to bind. */
export const transportSecurity = { name: 'Strict-Transport-Security', value: 'max-age=63072000' } as const;

/** The headers that go with every file of the portal, over plain HTTP too. */
export const securityHeaders = (needs: Needs = {}): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentPolicy(needs),
  'X-Content-Type-Options': 'nosniff',
  // What frame-ancestors says, for browsers that do not know it.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': refused.map((power) => `${power}=()`).join(', '),
});

/**
 * The origin of the API that a built page names in `<meta name="api-host">` (product.md, decision 1); '' where
 * it is the page's own. A policy takes no path: with one it would allow that single address.
 * @param html the text of index.html
 */
export function apiOrigin(html: string): string {
  const [, content = ''] = /<meta\s+name="api-host"\s+content="([^"]*)"/.exec(html) ?? [];
  const host = content.trim();
  if (!/^https?:/i.test(host) || !URL.canParse(host)) return '';
  return new URL(host).origin;
}

/** What a build needs, by the text of its index.html. */
export const needsOf = (html: string): Needs => ({
  connect: apiOrigin(html),
  inlineStyles: html.includes(INLINE_STYLES),
});
