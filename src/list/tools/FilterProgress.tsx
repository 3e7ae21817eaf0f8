import { Tag } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import type { Gathered } from '../rows/gather';
import styles from './ListTools.module.css';
import type { Answer } from '../rows/useFilteredRows';
import type { GatheredRows } from '../rows/useGathered';

/** Returns the number of rows searched; if the limit was reached, also the total. */
const sayRead = ({ rows, total, ended }: Gathered) =>
  ended === 'cap' ? `the newest ${rows.length} of ${total}` : rows.length;

interface FilterStateProps {
  readonly answer: Answer;
  readonly progress: GatheredRows['progress'];
  /** The URL of the list without its filters. */
  readonly clear: string;
}

/** Renders how many rows are loaded or match, and a link that cancels or clears the filters. */
export function FilterState({ answer, progress, clear }: FilterStateProps) {
  const { state } = useLocation() as { state: unknown };
  const { gathered, shown, error } = answer;
  if (error && gathered === undefined) return null;
  return (
    // Announce the final count only, not each loaded page.
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
