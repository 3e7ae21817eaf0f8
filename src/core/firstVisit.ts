/** Said to the server from the first visit on, and nothing but that. */
const COOKIE = 'visited=1; Path=/; Max-Age=31536000; SameSite=Lax';

/**
 * Ends the first visit of this browser: the server then gives it the pages that mark what was chosen here before they
 * are painted (docs/decisions/019). A cookie, since nothing else is told before the page is chosen.
 */
export function endFirstVisit({ document, location }: Window) {
  document.cookie = location.protocol === 'https:' ? `${COOKIE}; Secure` : COOKIE;
}
