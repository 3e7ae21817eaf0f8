import { Alert, Button } from 'antd';
import { useState, useEffect } from 'react';
import { runningRelease, servedRelease } from '../release';

/** The minimum time between two checks for a new release, in ms (product.md: Layout). */
const CHECK_INTERVAL_MS = 15 * 60_000;

/** Returns whether the server has a new release. Checks when the member returns to the tab, once per interval. */
function useNewRelease(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const running = runningRelease();
    if (running === undefined) return;
    let lastCheck = Date.now();
    const check = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastCheck < CHECK_INTERVAL_MS) return;
      lastCheck = Date.now();
      void servedRelease(running).then((served) => served === 'other' && setNew(true));
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
  return isNew;
}

/** Renders a bar that offers a new release. The page must not reload by itself: typed text would be lost. */
export function ReleaseBar() {
  const isNew = useNewRelease();
  const [dismissed, setDismissed] = useState(false);
  return (
    // Must exist before its text changes, or screen readers skip the announcement.
    <div role="status">
      {isNew && !dismissed && (
        <Alert
          type="info"
          banner
          role="presentation"
          message="A new version is available."
          closable={{ 'aria-label': 'Later' }}
          onClose={() => setDismissed(true)}
          action={
            <Button size="small" type="primary" onClick={() => window.location.reload()}>
              Reload
            </Button>
          }
        />
      )}
    </div>
  );
}
