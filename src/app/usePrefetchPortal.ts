import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { comeBackTo } from '../core/entryState';
import { prefetchPortal } from './bootstrap';
import { whenIdle } from './whenIdle';

/** The two steps of signing in. */
const ON_THE_WAY_IN = ['/login', '/verfications'];

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
