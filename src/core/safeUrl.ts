import { attempt } from './attempt';

/**
 * Matches the URLs that the portal opens or shows: https, or http on this machine, without a user name. The
 * contract's schemas of images and links use it too.
 */
export const SAFE_URL =
  /^(?:https:\/\/(?:[\w-]+\.)*[a-zA-Z][\w-]*|https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::(?:\d{1,4}|[1-5]\d{4}|6[0-4]\d{3}))?(?:[/?#].*)?$/;

/** Returns a server-supplied URL if it is safe; otherwise undefined. */
export const safeUrl = (raw: unknown): string | undefined =>
  typeof raw === 'string' && SAFE_URL.test(raw) ? attempt(() => new URL(raw).href) : undefined;
