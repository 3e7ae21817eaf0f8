import { preferences, type Preferences } from './preferences';

export type ListView = 'table' | 'cards';

export const WIDE_ENOUGH = '(min-width: 1024px)';

/** Returns the current list view: the member's choice, otherwise by screen width (product.md, decision 18). */
export function currentListView(chosen: Preferences['view'] = preferences().view): ListView {
  if (chosen !== 'fitting') return chosen;
  return window.matchMedia(WIDE_ENOUGH).matches ? 'table' : 'cards';
}
