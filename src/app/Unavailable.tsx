import { Button } from 'antd';
import type { Ref } from 'react';
import { PendingButton } from '../components/PendingButton';
import styles from './CrashScreen.module.css';
import { useOnline } from '../components/useOnline';

interface UnavailableProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Whether the page fills the window because no layout surrounds it. */
  readonly alone: boolean;
  /** Whether the server responds but the file is missing; only reloading the page helps then. */
  readonly missing: boolean;
  /** Whether automatic retries are left. */
  readonly byItself: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

const hint = (online: boolean, missing: boolean, byItself: boolean): string => {
  if (!online) return "This page will load when you're back online.";
  if (missing) return 'Reload the page. Unsaved entries on other pages will be lost.';
  return byItself
    ? "We can't reach the server. This page will load when it responds."
    : "We can't reach the server. Try again later.";
};

/** Renders the error page for a screen whose code failed to load (product.md: Errors). */
export function Unavailable({ ref, alone, missing, byItself, retrying, onRetry }: UnavailableProps) {
  const online = useOnline();
  const Place = alone ? 'main' : 'div';
  return (
    <Place ref={ref} role={alone ? undefined : 'alert'} className={alone ? styles.full : styles.inside}>
      <h1>{online ? "This page couldn't be loaded" : "You're offline"}</h1>
      <p>{hint(online, missing, byItself)}</p>
      <div className={styles.actions}>
        <PendingButton type="primary" pending={retrying} onClick={onRetry}>
          Try again
        </PendingButton>
        {missing && <Button onClick={() => window.location.reload()}>Reload page</Button>}
      </div>
    </Place>
  );
}
