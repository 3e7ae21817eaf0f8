import type { ReactNode } from 'react';
import { getValue, rowId, type ListResource } from '../../core/defineResource';
import { PAGE_SIZE } from '../../core/resourceRequest';
import { recordId } from '../record/records';
import type { ListUrl } from '../query/listQuery';
import { rowName, type NamePreferences } from './shownFields';

/** A row of a table or card list with its key, or a placeholder while the rows load. */
export interface TableRow {
  readonly key: string;
  /** The accessible name, different for each row; empty while the rows load. */
  readonly name: string;
  readonly row: unknown;
  readonly loading: boolean;
  /** Whether the row was added by the latest refresh. */
  readonly isNew: boolean;
}

export interface RowsProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
  readonly rows: readonly unknown[] | undefined;
  readonly newRows: ReadonlySet<unknown>;
  /** The content if there are no rows. */
  readonly empty: ReactNode;
  /** The number of rows to load before sorting; 0 if all are loaded. */
  readonly rowsToLoad: number;
}

/**
 * Returns the table's rows, or ten empty rows while `rows` is undefined. The React key of a row is its ID, its index if
 * it has none, or both if the ID is repeated.
 */
export function toTableRows(
  { resource, rows, newRows }: Pick<RowsProps, 'resource' | 'rows' | 'newRows'>,
  preferences: NamePreferences,
): TableRow[] {
  if (!rows) {
    const loadingRow = { row: undefined, loading: true, isNew: false, name: '' };
    return Array.from({ length: PAGE_SIZE }, (_, index) => ({ ...loadingRow, key: `loading-${index}` }));
  }
  const seen = new Set<string>();
  const names = rows.map((row) => rowName(resource, row, preferences));
  return rows.map((row, index) => {
    const id = resource.record ? recordId(resource, row) : String(rowId(resource, row) ?? `row-${index}`);
    let key = id;
    for (let suffix = index; seen.has(key); suffix++) key = `${id}-${suffix}`;
    seen.add(key);
    const name = names[index] ?? '';
    const isUnique = names.indexOf(name) === names.lastIndexOf(name);
    return {
      key,
      name: isUnique ? name : `${name}, row ${index + 1}`,
      row,
      loading: false,
      isNew: newRows.has(row),
    };
  });
}

/** Matches texts that can't be a path segment: '', '.', '..', and lone surrogates, which can't be encoded. */
const INVALID_SEGMENT = /\p{Surrogate}|^\.{0,2}$/u;

const isPathSegment = (value: unknown): value is string | number =>
  typeof value === 'string' ? !INVALID_SEGMENT.test(value) : Number.isSafeInteger(value);

/** Fills the {keys} of a path with values of a row. Returns undefined if a value is missing or not a valid segment. */
export function generateRowPath(template: string, row: unknown): string | undefined {
  let path = template;
  for (const [placeholder, key = ''] of template.matchAll(/\{([^{}]+)\}/g)) {
    const value = getValue(row, key);
    if (!isPathSegment(value)) return undefined;
    path = path.replace(placeholder, encodeURIComponent(value));
  }
  return path;
}
