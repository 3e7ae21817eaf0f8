import { preferences } from '../lib/preferences';

/** Sets the chosen theme for the style sheets, unless the theme follows the system (docs/decisions/017). */
export function markChosenScheme({ documentElement }: Document) {
  const { theme } = preferences();
  if (theme === 'system') return;
  documentElement.style.colorScheme = theme;
  documentElement.dataset.scheme = theme;
}
