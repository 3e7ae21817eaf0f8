import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { comeBackTo } from '../core/entryState';
import { prefetchPortal } from './bootstrap';

/** The two steps of signing in. */
const ON_THE_WAY_IN = ['/login', '/verfications'];

/** Runs a task when the browser has nothing better to do; gives the way to call it off. Safari cannot say when that is. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}

/** While a visitor types e-mail, password and code, the portal's code is fetched. */
export function usePrefetchPortal() {
  const { pathname, ...here } = useLocation();
  const state: unknown = here.state;
  const onTheWay = ON_THE_WAY_IN.includes(pathname.toLowerCase());
  const target = comeBackTo(state).split('?')[0] ?? '';
  useEffect(() => {
    if (!onTheWay) return;
    return whenIdle(() => prefetchPortal(target));
  }, [onTheWay, target]);
}
