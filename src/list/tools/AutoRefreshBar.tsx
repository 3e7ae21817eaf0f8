import { useEffect, useState } from 'react';
import { PendingButton } from '../../components/PendingButton';
import type { ListRows } from '../rows/useListRows';
import styles from './ListTools.module.css';

export interface AutoRefresh {
  readonly label: string;
  /** The refresh interval in ms. */
  readonly refetchInterval: number;
}

/** Renders the time since the last refresh of an auto-refreshed list, and a button that refreshes it now. */
export function AutoRefreshBar({ label, list }: { label: string; list: ListRows }) {
  const { rows, updatedAt, isFetching, retry } = list;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - updatedAt) / 1000));
  return (
    <div className={styles.labelled}>
      <PendingButton type="primary" pending={isFetching && rows !== undefined} onClick={retry}>
        {label}
      </PendingButton>
      <span>{updatedAt > 0 && `Updated ${seconds} s ago`}</span>
    </div>
  );
}
