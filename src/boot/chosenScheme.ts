import { applyScheme } from '../lib/applyScheme';
import { preferences } from '../lib/preferences';

/** Applies the chosen theme, unless the theme follows the system. */
export function markChosenScheme(page: Document) {
  const { theme } = preferences();
  if (theme !== 'system') applyScheme(page, theme);
}
