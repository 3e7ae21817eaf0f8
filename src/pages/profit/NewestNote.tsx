import { LoadButton } from '../../components/RetryButton';
import { formatRowCount } from '../../core/text';
import type { PeriodRead } from './periodRows';
import styles from './Profit.module.css';

/** Says how many rows figures are calculated from, and offers to load the rest; nothing if all rows were read. */
export const NewestNote = ({ read: { all, error, isFetching, loadAll } }: { read: PeriodRead }) =>
  all?.capped && (
    <p className={styles.note}>
      {error && "The rest of the period couldn't be loaded. "}
      From the newest {all.rows.length} of {formatRowCount(all.total)}.{' '}
      <LoadButton type="link" size="small" pending={isFetching} onClick={loadAll}>
        Load all rows
      </LoadButton>
    </p>
  );
