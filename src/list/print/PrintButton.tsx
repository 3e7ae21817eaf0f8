import { lazyWithPreload } from '../../components/lazyWithPreload';
import type { ListResource } from '../../core/defineResource';
import { usePreferences } from '../../lib/usePreferences';
import { AllRowsButton } from '../export/AllRowsButton';
import type { ListQuery } from '../query/listQuery';
import { clientRowsKey, loadClientRows } from '../rows/useListRows';

/** The totals on the screen and on paper. */
export const LazyTotalsBar = lazyWithPreload(() => import('../tools/TotalsBar'));

const load = () => Promise.all([loadClientRows(), LazyTotalsBar.preload()]);

/** Renders a button that reads all rows of the query, caches them for `Printout`, and prints them. */
export function PrintButton({ resource, query }: { resource: ListResource; query: ListQuery }) {
  const { zone } = usePreferences();
  return (
    <AllRowsButton
      resource={resource}
      label="Print"
      running="printing"
      shortcut="p"
      load={load}
      run={async (options, [{ readClientRows }]) => {
        const { params, filters, sort } = query;
        const selection = { filters, sort, zone };
        const rows = await readClientRows({ ...options, params, selection });
        const queryKey = clientRowsKey(resource, params, selection);
        options.client.setQueryData(queryKey, rows);
        window.print();
        // If the query has changed meanwhile, nothing shows these rows, which may contain secrets.
        options.client.removeQueries({ queryKey, exact: true, type: 'inactive' });
        return undefined;
      }}
    />
  );
}
