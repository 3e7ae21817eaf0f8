import { flushSync } from 'react-dom';
import { loadChunk } from '../../lib/loadChunk';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import type { ListResource } from '../../core/defineResource';
import { usePreferences } from '../../lib/usePreferences';
import { AllRowsButton } from '../export/AllRowsButton';
import type { ListQuery } from '../query/listQuery';
import type { readClientRows } from '../rows/readClientRows';

/** The totals on the screen and on paper. */
export const LazyTotalsBar = lazyWithPreload(() => import('../tools/TotalsBar'));

const loadClientRows = () => loadChunk(() => import('../rows/readClientRows'));
const preload = () => void Promise.all([loadClientRows(), LazyTotalsBar.preload()]).catch(() => undefined);

/** All rows of a list that match its query, with their totals. */
export type AllMatchingRows = Awaited<ReturnType<typeof readClientRows>>;

interface PrintButtonProps {
  readonly resource: ListResource;
  readonly query: ListQuery;
  /** Receives the rows to print, just before the browser's print dialog opens. */
  readonly onPrint: (rows: AllMatchingRows) => void;
}

/** Renders a button that reads all rows of the query and prints them. */
export function PrintButton({ resource, query, onPrint }: PrintButtonProps) {
  const { zone } = usePreferences();
  return (
    <AllRowsButton
      resource={resource}
      label="Print"
      running="printing"
      shortcut="p"
      preload={preload}
      run={async (options) => {
        const { readClientRows } = await loadClientRows();
        const { params, filters, sort } = query;
        const rows = await readClientRows({ ...options, params, selection: { filters, sort, zone } });
        await LazyTotalsBar.preload();
        flushSync(() => onPrint(rows));
        window.print();
        return undefined;
      }}
    />
  );
}
