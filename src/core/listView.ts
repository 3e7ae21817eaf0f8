export type ListView = 'table' | 'cards';

const STORED = 'list-view';
/** Holds the choice where storage is forbidden. */
let unstored: string | null = null;

/** Where there is room for a table. */
export const wideEnough = () => window.matchMedia('(min-width: 1024px)');

const chosen = (): string | null => {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return unstored;
  }
};

/**
 * The view of all lists at this moment: the member's choice, else by the room there is
 * (product.md, decision 18).
 */
export const currentListView = (): ListView => {
  const view = chosen();
  if (view === 'table' || view === 'cards') return view;
  return wideEnough().matches ? 'table' : 'cards';
};

/** Keeps the member's choice in this browser; without storage until the tab closes. */
export function storeListView(view: ListView) {
  unstored = view;
  try {
    localStorage.setItem(STORED, view);
  } catch {
    // `unstored` has it.
  }
}
