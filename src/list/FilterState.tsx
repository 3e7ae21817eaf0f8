import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import styles from './ListTools.module.css';
import type { FilteredRows } from './useFilteredRows';

interface FilterStateProps {
  readonly filtered: FilteredRows;
  /** The address of the list without its filters. */
  readonly clear: string;
}

/** How far a filtered list has been read, how much of it is left, and the way back to all of it. */
export function FilterState({ filtered: { outOf, total, progress, error }, clear }: FilterStateProps) {
  if (error && outOf === undefined) return null;
  return (
    <Tag role="status" bordered={false}>
      {outOf === undefined ? (
        <>
          Reading {progress.read} of {progress.total || '…'}{' '}
          <Link className={`${styles.clear} tap`} to={clear}>
            Cancel
          </Link>
        </>
      ) : (
        <>
          {total} of {outOf.promised > outOf.read ? `the newest ${outOf.read}` : outOf.read}{' '}
          <Link className={`${styles.clear} tap`} to={clear}>
            Clear
          </Link>
        </>
      )}
    </Tag>
  );
}
