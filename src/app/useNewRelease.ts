import { useEffect, useState } from 'react';
import { runningRelease, servedRelease } from './release';

/** How long a tab is taken to be of the release that is served, in ms (product.md: Layout). */
const FRESH_MS = 15 * 60_000;

/** Whether another release than this one is served: asked as a member comes back to a tab, and not often. */
export function useNewRelease(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const running = runningRelease();
    if (running === undefined) return;
    let asked = Date.now();
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < FRESH_MS) return;
      asked = Date.now();
      void servedRelease(running).then((served) => setNew((before) => before || served === 'other'));
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  return isNew;
}
