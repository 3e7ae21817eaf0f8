import { createContext, use } from 'react';

/** The accessible name of the row of a list that surrounds a control; empty outside rows. */
export const RowNameContext = createContext('');

/** Returns a control's label followed by the name of its row, so that the controls of different rows differ. */
export function useLabelInRow(label: string): string {
  const row = use(RowNameContext);
  return row ? `${label}, ${row}` : label;
}
