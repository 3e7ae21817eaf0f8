const SAID = 'visited=1';
/** Sent to the server from the first visit on; it contains nothing else. */
const COOKIE = `${SAID}; Path=/; Max-Age=31536000; SameSite=Lax`;

/**
 * Ends the first visit of this browser. From then on, the server sends pages that apply the stored preferences before
 * the first paint (docs/decisions/019). It is a cookie because the server knows nothing else when it chooses the
 * page.
 */
export function endFirstVisit({ document, location }: Window) {
  // Keep the first-visit flag until the page unloads: the early script may run after this code.
  if (isFirstVisit(document)) document.documentElement.dataset.visit = 'first';
  document.cookie = location.protocol === 'https:' ? `${COOKIE}; Secure` : COOKIE;
}

/** Returns whether this is the browser's first visit, so its cache is empty. */
export const isFirstVisit = ({ cookie, documentElement }: Document): boolean =>
  documentElement.dataset.visit === 'first' || !cookie.split('; ').includes(SAID);
