import { useWarnAboutChange } from '@refinedev/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  NavigationType,
  useBeforeUnload,
  useBlocker,
  useLocation,
  type BlockerFunction,
} from 'react-router-dom';
import { LazyModal, closeTopOverlay, closesOnBack } from '../components/lazyOverlay';
import { clearDrafts } from '../data/drafts';
import { useServices } from './services';

export const DiscardDialog = ({ onDiscard, onClose }: { onDiscard: () => void; onClose: () => void }) => (
  <LazyModal
    title="Discard what you entered?"
    confirm="Discard"
    cancel="Keep editing"
    danger
    onConfirm={onDiscard}
    onClose={onClose}
  >
    You'll lose it if you leave this page. This doesn't cancel a request that was already sent.
  </LazyModal>
);

/** Asks before input is discarded; Back closes an open overlay first. Shared: React Router has only one blocker. */
export function LeaveGuard() {
  const { session } = useServices();
  const { warnWhen, setWarnWhen } = useWarnAboutChange();
  const [reason, setReason] = useState<'overlay' | 'unsaved'>();
  const decide = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      // Without a session, allow the navigation to the login page even with unsaved input.
      if (session.state().token === null) return false;
      const closesOverlay = historyAction === NavigationType.Pop && closesOnBack();
      const needsConfirmation = warnWhen && currentLocation.pathname !== nextLocation.pathname;
      setReason(closesOverlay ? 'overlay' : 'unsaved');
      return closesOverlay || needsConfirmation;
    },
    [session, warnWhen],
  );
  const blocker = useBlocker(decide);
  // A form whose screen was left starts empty: its draft is only for a reload and the end of the session.
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current !== pathname) clearDrafts();
    shownPath.current = pathname;
  }, [pathname]);
  useEffect(() => {
    if (blocker.state !== 'blocked' || reason !== 'overlay') return;
    blocker.reset();
    closeTopOverlay();
  }, [blocker, reason]);
  useBeforeUnload((event) => warnWhen && event.preventDefault());
  if (blocker.state !== 'blocked' || reason !== 'unsaved') return null;
  return (
    <DiscardDialog
      onDiscard={() => {
        setWarnWhen(false);
        blocker.proceed();
      }}
      onClose={() => blocker.reset()}
    />
  );
}
