import { Tag } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import type { ListResource } from '../../core/defineResource';
import { UNFILTERED } from '../query/listQuery';
import type { ListUrl } from '../query/useListQuery';
import type { AllRows } from '../rows/fetchAllPages';
import type { ClientRows } from '../rows/useClientRows';
import { useReadProgress } from '../rows/useReadProgress';
import styles from './ListTools.module.css';

/** Formats the number of rows that the filters were applied to; adds the list's total if not all rows were loaded. */
const formatSearched = ({ rows, total, capped }: AllRows) =>
  capped ? `the newest ${rows.length} of ${total}` : rows.length;

interface FilterProgressProps {
  readonly resource: ListResource;
  readonly url: ListUrl;
  readonly list: ClientRows;
}

/** Renders the number of matching rows and a Clear link; while rows load, the progress and a Cancel link. */
export function FilterProgress({ resource, url: { query, href }, list }: FilterProgressProps) {
  const { state } = useLocation() as { state: unknown };
  const { read, total } = useReadProgress(resource, query.params);
  const { all, error, isPlaceholderData } = list;
  if (error && !all) return null;
  const result = isPlaceholderData ? undefined : all;
  return (
    // Announce the final count only, not each loaded page.
    <Tag {...(result && { role: 'status' })} bordered={false} className={styles.progress ?? ''}>
      {result ? `${list.total} of ${formatSearched(result)}` : `Loading ${read} of ${total || '…'}`}{' '}
      <Link className={`${styles.clear} tap`} to={href(UNFILTERED)} state={state}>
        {result ? 'Clear' : 'Cancel'}
      </Link>
    </Tag>
  );
}
