import { useEffect, useState } from 'react';
import styles from '../ResourceList.module.css';
import { PendingButton } from '../../components/PendingButton';

export interface AutoRefresh {
  readonly label: string;
  /** The refresh interval in ms. */
  readonly refetchInterval: number;
}

interface AutoRefreshBarProps {
  readonly label: string;
  readonly updatedAt: number;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

/** Renders the time since the last refresh of an auto-refreshed list, and a button that refreshes it now. */
export function AutoRefreshBar({ label, updatedAt, busy, onRefresh }: AutoRefreshBarProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - updatedAt) / 1000));
  return (
    <div className={styles.autoRefresh}>
      <PendingButton type="primary" pending={busy} onClick={onRefresh}>
        {label}
      </PendingButton>
      <span>{updatedAt > 0 && `Updated ${seconds} s ago`}</span>
    </div>
  );
}
