/**
 * The security headers of the portal: the single source for the sandbox (`sandbox/http/static.ts`) and for the
 * snippets for Caddy and nginx (`headerSnippets.ts`). docs/decisions/015 gives the reason for each header. The rest of the
 * content security policy is in a `<meta>` tag of each page (`build/pagePolicy.ts`).
 */

/**
 * Browser features that no screen uses. Blocking them also stops injected scripts. Clipboard and autoplay are
 * missing here, because the portal uses them.
 */
const blockedFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/**
 * The header that is sent over TLS only, because browsers ignore it over plain HTTP. Valid for two years. Excludes
 * subdomains, because they may not belong to the portal.
 */
export const transportSecurity = { name: 'Strict-Transport-Security', value: 'max-age=63072000' } as const;

/** The headers that are sent with every file of the portal, over HTTPS and plain HTTP. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Browsers ignore this directive in a page's <meta> tag, so it must be a header.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // The equivalent of frame-ancestors, for browsers that do not support that directive.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': blockedFeatures.map((feature) => `${feature}=()`).join(', '),
};
