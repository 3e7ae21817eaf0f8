import { useCallback, useEffect, useRef, useState } from 'react';
import { useChunk } from '../components/useChunk';
import { chunkOf } from '../core/chunk';
import type { Notifications } from '../providers/notificationProvider';
import { whenIdle } from './whenIdle';

const toasts = chunkOf(() => import('./Toasts'));

/** The place of toasts. Their code is fetched when the page is idle, or when there is one to be shown: it waits. */
export function LazyToasts({ notifications }: { readonly notifications: Notifications }) {
  const place = useRef<HTMLDivElement>(null);
  const getContainer = useCallback(() => place.current ?? document.body, []);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    void notifications.wanted.then(want);
    return whenIdle(want);
  }, [notifications]);
  const Toasts = useChunk(toasts, wanted).value?.default;
  return (
    <>
      {/* antd's toasts are no live region of their own. */}
      <div ref={place} aria-live="polite" />
      {Toasts && <Toasts notifications={notifications} getContainer={getContainer} />}
    </>
  );
}
