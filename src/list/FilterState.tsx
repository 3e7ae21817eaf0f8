import { Tag } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import type { Gathered } from '../core/gather';
import styles from './ListTools.module.css';
import type { Answer } from './useFilteredRows';
import type { GatheredRows } from './useGathered';

/** How many rows were looked at: all of them, or those that could be read. */
const sayRead = ({ rows, total, ended }: Gathered) =>
  ended === 'cap' ? `the newest ${rows.length} of ${total}` : rows.length;

interface FilterStateProps {
  readonly answer: Answer;
  readonly progress: GatheredRows['progress'];
  /** The address of the list without its filters. */
  readonly clear: string;
}

/** How far a filtered list has been read, how much of it is left, and the way back to all of it. */
export function FilterState({ answer, progress, clear }: FilterStateProps) {
  const { state } = useLocation() as { state: unknown };
  const { gathered, shown, error } = answer;
  if (error && gathered === undefined) return null;
  return (
    // Heard once they are there, not page by page.
    <Tag {...(shown && { role: 'status' })} bordered={false}>
      {gathered === undefined
        ? `Loading ${progress.read} of ${progress.total || '…'}`
        : shown === undefined
          ? `Searching ${gathered.rows.length} rows`
          : `${shown.rows.length} of ${sayRead(gathered)}`}{' '}
      <Link className={`${styles.clear} tap`} to={clear} state={state}>
        {gathered === undefined ? 'Cancel' : 'Clear'}
      </Link>
    </Tag>
  );
}
