import { pick, type ListResource } from '../../core/defineResource';
import { PAGE_SIZE } from '../../core/resourceRequest';
import type { Sort } from '../query/listQuery';

/** A row of a table or card list with its key, or a placeholder while the rows load. */
export interface TableRow {
  readonly key: string;
  readonly row: unknown;
  readonly loading: boolean;
  /** Whether the row was added by the latest refresh. */
  readonly isNew: boolean;
}

/** The sort state of a list, for its table view. */
export interface Sorting {
  readonly sort: Sort | undefined;
  readonly choose: (sort: Sort | undefined) => void;
  /** The number of rows to load before sorting; 0 if all are loaded. */
  readonly rowsToLoad: number;
}

/** The props of both list views. */
export interface RowsProps {
  readonly resource: ListResource;
  readonly rows: readonly unknown[] | undefined;
  readonly page: number;
  /** The rows that the latest refresh added. */
  readonly newRows: ReadonlySet<unknown>;
  /** Whether rows may exist that the current URL does not show. */
  readonly filtered: boolean;
  readonly sorting: Sorting;
}

/** Returns the rows with unique keys: the row key, made unique by the index if it is missing or repeats. */
export function toTableRows({
  resource,
  rows,
  newRows,
}: Pick<RowsProps, 'resource' | 'rows' | 'newRows'>): TableRow[] {
  if (!rows) {
    return Array.from({ length: PAGE_SIZE }, (_, index) => ({
      key: `loading-${index}`,
      row: undefined,
      loading: true,
      isNew: false,
    }));
  }
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const own = resource.rowKey ? pick(row, resource.rowKey) : undefined;
    const name = typeof own === 'string' || typeof own === 'number' ? String(own) : `row-${index}`;
    let key = name;
    for (let place = index; seen.has(key); place++) key = `${name}-${place}`;
    seen.add(key);
    return { key, row, loading: false, isNew: newRows.has(row) };
  });
}

/** Matches texts that cannot be a path segment: empty ones, '.' and '..', and lone surrogates (not URL-encodable). */
const NO_PART = /\p{Surrogate}|^\.{0,2}$/u;

const isPart = (value: unknown): value is string | number =>
  typeof value === 'string' ? !NO_PART.test(value) : Number.isFinite(value);

/** Replaces the {keys} of a path by values of a row; undefined if one is missing or not a valid segment. */
export function generateRowPath(template: string, row: unknown): string | undefined {
  const keys = [...template.matchAll(/\{([^{}]+)\}/g)].map(
    ([slot, key = '']) => [slot, pick(row, key)] as const,
  );
  let address = template;
  for (const [slot, value] of keys) {
    if (!isPart(value)) return undefined;
    address = address.replace(slot, encodeURIComponent(value));
  }
  return address;
}
