import { preferences } from '../data/preferences';

/**
 * Sets `data-scheme` on the root element to the chosen theme, unless the theme follows the system. The style sheets
 * select colours by this attribute (docs/decisions/017).
 */
export function markChosenScheme({ documentElement }: Document) {
  const { theme } = preferences();
  if (theme === 'system') return;
  documentElement.style.colorScheme = theme;
  documentElement.dataset.scheme = theme;
}
