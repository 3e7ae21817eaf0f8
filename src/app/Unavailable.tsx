import { Button } from 'antd';
import type { Ref } from 'react';
import { PendingButton } from '../components/PendingButton';
import styles from './CrashScreen.module.css';
import { useOnline } from '../components/useOnline';

interface UnavailableProps {
  readonly ref: Ref<HTMLDivElement>;
  /** It fills the window: there is no layout around it. */
  readonly alone: boolean;
  /** The server answers, and yet the code does not come: only a page that is loaded again can mend that. */
  readonly missing: boolean;
  /** It is tried again without being asked to. */
  readonly byItself: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

const hint = (online: boolean, missing: boolean, byItself: boolean): string => {
  if (!online) return 'This screen opens by itself when the line returns.';
  if (missing) return 'Load the page again. What you typed on other screens is lost then.';
  return byItself
    ? 'The server cannot be reached. This screen opens by itself when it answers.'
    : 'The server cannot be reached. Try again in a while.';
};

/** In place of a screen whose code cannot be had for now (product.md: Errors). */
export function Unavailable({ ref, alone, missing, byItself, retrying, onRetry }: UnavailableProps) {
  const online = useOnline();
  const Place = alone ? 'main' : 'div';
  return (
    <Place ref={ref} role={alone ? undefined : 'alert'} className={alone ? styles.full : styles.inside}>
      <h1>{online ? 'This screen could not be loaded' : 'You are offline'}</h1>
      <p>{hint(online, missing, byItself)}</p>
      <div className={styles.actions}>
        <PendingButton type="primary" pending={retrying} onClick={onRetry}>
          Try again
        </PendingButton>
        {missing && <Button onClick={() => window.location.reload()}>Load the page again</Button>}
      </div>
    </Place>
  );
}
