const SAID = 'visited=1';
/** Said to the server from the first visit on, and nothing but that. */
const COOKIE = `${SAID}; Path=/; Max-Age=31536000; SameSite=Lax`;

/**
 * Ends the first visit of this browser: the server then gives it the pages that mark what was chosen here before they
 * are painted (docs/decisions/019). A cookie, since nothing else is told before the page is chosen.
 */
export function endFirstVisit({ document, location }: Window) {
  // Of this very page it stays true: the early script may come after the code.
  if (isFirstVisit(document)) document.documentElement.dataset.visit = 'first';
  document.cookie = location.protocol === 'https:' ? `${COOKIE}; Secure` : COOKIE;
}

/** Whether this browser has not been here yet, so that nothing can be in its cache. */
export const isFirstVisit = ({ cookie, documentElement }: Document): boolean =>
  documentElement.dataset.visit === 'first' || !cookie.split('; ').includes(SAID);
