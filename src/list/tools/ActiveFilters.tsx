import { Alert } from 'antd';
import type { ListResource } from '../../core/defineResource';
import { needsAllRows } from '../query/listQuery';
import type { ListUrl } from '../query/useListQuery';
import { completenessMessage } from '../rows/completenessMessage';
import type { ClientRows } from '../rows/useClientRows';
import { FilterChips } from './FilterChips';
import { FilterProgress } from './FilterProgress';
import styles from './ListTools.module.css';
import { TotalsBar } from './TotalsBar';

interface ActiveFiltersProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
  readonly list: ClientRows;
}

/** Renders the active filters of a list in client-side mode, the loading progress, the totals and the warnings. */
export default function ActiveFilters({ resource, url, list }: ActiveFiltersProps) {
  const { query } = url;
  const { all, totals } = list;
  const warning = all && completenessMessage(all);
  // If all rows were loaded for totals only, "60 of 60" adds no information and there is no filter to clear.
  const isTotalsOnly = all && !all.capped && !needsAllRows({ ...query, totals: false });
  return (
    <>
      {needsAllRows(query) && (
        <div className={styles.activeFilters}>
          {!isTotalsOnly && <FilterProgress resource={resource} url={url} list={list} />}
          <FilterChips resource={resource} url={url} />
        </div>
      )}
      {query.messages.length > 0 && <Alert type="info" showIcon message={query.messages.join(' ')} />}
      {warning && <Alert type="warning" showIcon message={warning} />}
      {query.totals && totals && !list.isPlaceholderData && (
        <TotalsBar resource={resource} count={list.total} totals={totals} />
      )}
    </>
  );
}
