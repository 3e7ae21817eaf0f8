import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyWithPreload } from '../components/lazyWithPreload';
import type { Notifications } from '../providers/notificationProvider';
import { whenIdle } from './whenIdle';

const Toasts = lazyWithPreload(() => import('./Toasts'));

/**
 * Renders the container of the toasts. Loads their code when the page is idle or when the first toast is opened; that
 * toast appears once the code has loaded.
 */
export function LazyToasts({ notifications }: { readonly notifications: Notifications }) {
  const place = useRef<HTMLDivElement>(null);
  const getContainer = useCallback(() => place.current ?? document.body, []);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    void notifications.wanted.then(want);
    return whenIdle(want);
  }, [notifications]);
  return (
    <>
      {/* antd's toasts are not a live region. */}
      <div ref={place} aria-live="polite" />
      {wanted && <Toasts notifications={notifications} getContainer={getContainer} failed={() => null} />}
    </>
  );
}
