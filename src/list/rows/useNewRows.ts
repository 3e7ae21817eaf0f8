import { useState } from 'react';
import { rowJson } from './rowJson';

/**
 * Returns the rows that were not in the previous response. The first response and another page mark no rows as new.
 */
export function useNewRows(rows: readonly unknown[] | undefined, page: number): ReadonlySet<unknown> {
  const [seen, setSeen] = useState({ rows, page, newRows: new Set<unknown>() });
  if (seen.rows === rows && seen.page === page) return seen.newRows;
  const before = seen.page === page && seen.rows && rows ? new Set(seen.rows.map(rowJson)) : undefined;
  const newRows = new Set(before && rows ? rows.filter((row) => !before.has(rowJson(row))) : []);
  setSeen({ rows, page, newRows });
  return newRows;
}
