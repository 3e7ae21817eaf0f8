import { useWarnAboutChange } from '@refinedev/core';
import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom';
import { LazyModal, closeTopOverlay, hasOpenOverlay } from '../components/lazyOverlay';
import { useServices } from './services';

interface DiscardDialogProps {
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Asks before unsaved input is lost. */
export const DiscardDialog = ({ onDiscard, onClose }: DiscardDialogProps) => (
  <LazyModal
    title="Discard what you entered?"
    confirm="Discard"
    cancel="Keep editing"
    danger
    onConfirm={onDiscard}
    onClose={onClose}
  >
    What you entered was not sent. It is lost if you leave this page.
  </LazyModal>
);

/**
 * Asks before unsaved input is lost, and lets Back close an open dialog or drawer before it leaves the screen. One
 * component for all screens, because several blockers of the router do not combine.
 */
export function LeaveGuard() {
  const { session } = useServices();
  const { warnWhen, setWarnWhen } = useWarnAboutChange();
  const [reason, setReason] = useState<'overlay' | 'unsaved'>();
  const decide = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      // After log-out the screen closes in any case.
      if (session.state().token === null) return false;
      const closes = historyAction === NavigationType.Pop && hasOpenOverlay();
      const needsConfirmation = warnWhen && currentLocation.pathname !== nextLocation.pathname;
      setReason(closes ? 'overlay' : 'unsaved');
      return closes || needsConfirmation;
    },
    [session, warnWhen],
  );
  const blocker = useBlocker(decide);
  useEffect(() => {
    if (blocker.state !== 'blocked' || reason !== 'overlay') return;
    blocker.reset();
    closeTopOverlay();
  }, [blocker, reason]);
  useBeforeUnload(useCallback((event) => warnWhen && event.preventDefault(), [warnWhen]));
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
