import { Alert, Button } from 'antd';
import { useState, useEffect } from 'react';
import { runningRelease, servedRelease } from '../release';

/** How long to wait between two checks for a new release, in ms (product.md: Layout). */
const CHECK_INTERVAL_MS = 15 * 60_000;

/**
 * Returns whether the server serves a release other than the running one; checks at most once per interval, when the
 * member returns to the tab.
 */
function useNewRelease(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const running = runningRelease();
    if (running === undefined) return;
    let lastCheck = Date.now();
    const check = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastCheck < CHECK_INTERVAL_MS) return;
      lastCheck = Date.now();
      void servedRelease(running).then((served) => setNew((before) => before || served === 'other'));
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
  return isNew;
}

/**
 * Renders an offer to load a new release. It does not reload by itself, because typed text would be lost (product.md:
 * Layout).
 */
export function ReleaseBar() {
  const isNew = useNewRelease();
  const [later, setLater] = useState(false);
  return (
    // Must exist before its text changes, or screen readers skip the announcement.
    <div role="status">
      {isNew && !later && (
        <Alert
          type="info"
          banner
          role="presentation"
          message="A new version is available."
          closable={{ 'aria-label': 'Later' }}
          onClose={() => setLater(true)}
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
