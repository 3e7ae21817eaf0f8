import { preferences } from './preferences';

/** Says on the page which theme was chosen, where one was: its style sheets follow (docs/decisions/017). */
export function markChosenScheme({ documentElement }: Document) {
  const { theme } = preferences();
  if (theme === 'system') return;
  documentElement.style.colorScheme = theme;
  documentElement.dataset.scheme = theme;
}
