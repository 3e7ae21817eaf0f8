import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { comeBackTo } from '../core/entryState';
import { prefetchPortal } from './bootstrap';
import { whenIdle } from './whenIdle';

/** The paths of the two sign-in steps. */
const ON_THE_WAY_IN = ['/login', '/verfications'];

/** Loads the portal's code while a visitor enters e-mail, password and code. */
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
