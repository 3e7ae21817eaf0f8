import type { BaseRecord } from '@refinedev/core';
import type { TableProps } from 'antd';
import { pick, type ListResource } from '../core/defineResource';
import { PAGE_SIZE } from '../core/resourceRequest';
import type { Sorting } from './sorters';

/** What a view draws: rows with a key each, or as many empty ones as a page holds. */
export interface DrawnRow {
  readonly key: string;
  readonly row: unknown;
  readonly loading: boolean;
  /** It came with the latest refresh. */
  readonly fresh: boolean;
}

/** What every view of a list takes. */
export interface RowsProps {
  readonly resource: ListResource;
  readonly rows: readonly unknown[] | undefined;
  readonly page: number;
  readonly fresh: ReadonlySet<unknown>;
  /** Whether rows may exist beyond those that the address asks for. */
  readonly filtered: boolean;
  /** How the rows can be put in order. */
  readonly sorting?: Sorting;
  /** What Refine gives antd's Table. */
  readonly tableProps?: TableProps<BaseRecord> | undefined;
}

/** Names each row by its own key, and a row that repeats or has none by its place as well. */
export function drawnRows({ resource, rows, fresh }: Omit<RowsProps, 'filtered'>): DrawnRow[] {
  if (!rows) {
    return Array.from({ length: PAGE_SIZE }, (_, index) => ({
      key: `loading-${index}`,
      row: undefined,
      loading: true,
      fresh: false,
    }));
  }
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const own = resource.rowKey ? pick(row, resource.rowKey) : undefined;
    const name = typeof own === 'string' || typeof own === 'number' ? String(own) : `row-${index}`;
    let key = name;
    for (let place = index; seen.has(key); place++) key = `${name}-${place}`;
    seen.add(key);
    return { key, row, loading: false, fresh: fresh.has(row) };
  });
}

/** Half a character cannot be written in an address; '.' and '..' would be steps in it. */
const NO_PART = /\p{Surrogate}|^\.{0,2}$/u;

/** Whether a value of a row can stand in an address. */
const isPart = (value: unknown): value is string | number =>
  typeof value === 'string' ? !NO_PART.test(value) : Number.isFinite(value);

/** Fills {keys} of a row into an address; undefined where the row lacks one, or it can't stand there. */
export function fillAddress(template: string, row: unknown): string | undefined {
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
