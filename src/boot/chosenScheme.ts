import { preferences } from '../data/preferences';

/**
 * Marks the page with the chosen theme, unless it follows the system; the style sheets use the mark
 * (docs/decisions/017).
 */
export function markChosenScheme({ documentElement }: Document) {
  const { theme } = preferences();
  if (theme === 'system') return;
  documentElement.style.colorScheme = theme;
  documentElement.dataset.scheme = theme;
}
