/**
 * Sets a colour scheme for the style sheets (docs/decisions/017) and the browser: its own controls, and the colour of its
 * bar, for which index.html has one `<meta>` tag for each scheme.
 */
export function applyScheme(page: Document, scheme: 'light' | 'dark'): void {
  page.documentElement.style.colorScheme = scheme;
  page.documentElement.dataset.scheme = scheme;
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    // Some browsers have no property `media`.
    meta.setAttribute('media', meta.dataset.scheme === scheme ? 'all' : 'not all');
}
