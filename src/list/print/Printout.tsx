import { usePrinting } from '../../components/usePrinting';
import type { ListResource } from '../../core/defineResource';
import type { ListQuery } from '../query/listQuery';
import type { ListRows } from '../rows/useListRows';
import { PrintedTotals, type AllMatchingRows } from './PrintButton';
import { PrintTable } from './PrintTable';

/** The rows that Print has read. They are those of the screen until its query changes or its rows are refreshed. */
export interface PrintedRows extends AllMatchingRows {
  readonly query: ListQuery;
  readonly updatedAt: number;
}

interface PrintoutProps {
  readonly resource: ListResource;
  readonly query: ListQuery;
  readonly list: Pick<ListRows, 'total' | 'updatedAt'>;
  /** The rows that the browser's own print command prints: it can't wait for further rows. */
  readonly loaded: readonly unknown[] | undefined;
  readonly printed: PrintedRows | undefined;
}

/** Renders a list for paper: all rows after Print was pressed, otherwise the loaded rows (product.md: Print). */
export function Printout({ resource, query, list, loaded, printed }: PrintoutProps) {
  const isPrinting = usePrinting();
  const all = printed?.query === query && printed.updatedAt === list.updatedAt ? printed : undefined;
  const rows = all?.rows ?? loaded;
  return (
    <>
      {isPrinting && rows && rows.length > 0 && (
        <PrintTable resource={resource} query={query} rows={rows} total={all ? rows.length : list.total} />
      )}
      {/* Totals that are on the screen are printed with it. */}
      {isPrinting && all && !query.totals && (
        <PrintedTotals resource={resource} count={all.rows.length} totals={all.totals} />
      )}
    </>
  );
}
