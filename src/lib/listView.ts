import { preferences, type Preferences } from './preferences';

export type ListView = 'table' | 'cards';

/** The media query for windows that are wide enough for tables. */
export const TABLE_WIDTH = '(width >= 64em)';

/** Returns the current list view: the member's choice, otherwise by screen width. */
export function currentListView(chosen: Preferences['view'] = preferences().view): ListView {
  if (chosen !== 'auto') return chosen;
  return window.matchMedia(TABLE_WIDTH).matches ? 'table' : 'cards';
}
