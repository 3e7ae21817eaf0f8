import type { ListResource } from '../../core/defineResource';
import type { ListQuery } from '../query/listQuery';
import type { ClientRows, ListRows } from '../rows/useListRows';
import { LazyTotalsBar, type AllMatchingRows } from './PrintButton';
import { PrintTable } from './PrintTable';

/** The rows that Print has read. They are those of the screen until its query changes or its rows are refreshed. */
export interface PrintedRows extends Pick<AllMatchingRows, 'rows' | 'totals'> {
  readonly query: ListQuery;
  readonly updatedAt: number;
}

interface PrintoutProps {
  readonly resource: ListResource;
  readonly query: ListQuery;
  readonly list: Pick<ListRows, 'rows' | 'total' | 'updatedAt'>;
  readonly client: Pick<ClientRows, 'matchingRows' | 'totals'>;
  readonly printed: PrintedRows | undefined;
}

/** Renders a list for paper: all rows that match its query, or the page on the screen until they are loaded. */
export function Printout({ resource, query, list, client, printed }: PrintoutProps) {
  const isCurrent = printed?.query === query && printed.updatedAt === list.updatedAt;
  const all = isCurrent ? printed : { rows: client.matchingRows, totals: client.totals };
  const rows = all.rows ?? list.rows;
  if (!rows || rows.length === 0) return null;
  return (
    <>
      <PrintTable resource={resource} query={query} rows={rows} total={all.rows?.length ?? list.total} />
      {/* Totals that are on the screen are printed with it. */}
      {all.rows && all.totals && !query.totals && (
        <LazyTotalsBar resource={resource} count={all.rows.length} totals={all.totals} />
      )}
    </>
  );
}
