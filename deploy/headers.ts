/**
 * The security headers of the portal: the single source for the sandbox (`sandbox/http/static.ts`) and for the
 * snippets for Caddy and nginx (`snippets.ts`). docs/decisions/015 gives the reason for each header. Each page contains
 * the rest of its content security policy (`build/pagePolicy.ts`).
 */

/** Browser features that no screen uses and no injected script may use. The portal uses clipboard and autoplay. */
const refused = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

/** Sent over TLS only; browsers ignore it otherwise. Two years, without subdomains, which are not the portal's. */
export const transportSecurity = { name: 'Strict-Transport-Security', value: 'max-age=63072000' } as const;

/** The headers of every file of the portal, also over plain HTTP. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // A page cannot state this directive itself.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Same as frame-ancestors, for browsers that do not support it.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': refused.map((power) => `${power}=()`).join(', '),
};
