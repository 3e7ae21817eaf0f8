import { prefer, preferences, type Preferences } from './preferences';

export type ListView = 'table' | 'cards';

/** Where there is room for a table. */
export const wideEnough = () => window.matchMedia('(min-width: 1024px)');

/** The view of all lists: the member's choice, else by the room there is (product.md, decision 18). */
export function currentListView(chosen: Preferences['view'] = preferences().view): ListView {
  if (chosen !== 'fitting') return chosen;
  return wideEnough().matches ? 'table' : 'cards';
}

/** Chooses it for all lists. */
export const chooseListView = (view: ListView) => prefer({ view });
