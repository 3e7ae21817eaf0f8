import { useWarnAboutChange } from '@refinedev/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { messages } from '../../core/messages';
import { hasDrafts } from '../../data/drafts';
import { DiscardDialog } from '../LeaveGuard';
import { runningRelease, servedRelease } from '../release';
import { useServices, useSession } from '../services';

/** Renders a bar with a button to sign in again, after the server has rejected a read (product.md, decision 12). */
export function SessionBar() {
  const { session } = useServices();
  const { expired, token } = useSession();
  const { warnWhen } = useWarnAboutChange();
  const [isConfirming, setConfirming] = useState(false);
  if (!expired || token === null) return null;
  const signInAgain = () => session.end(token);
  return (
    <>
      <Alert
        type="warning"
        banner
        message={messages.sessionEnded}
        action={
          <Button
            size="small"
            type="primary"
            // Drafts are restored after signing in again; other input, such as exchange keys, is lost.
            onClick={() => (warnWhen && !hasDrafts() ? setConfirming(true) : signInAgain())}
          >
            Sign in again
          </Button>
        }
      />
      {isConfirming && <DiscardDialog onDiscard={signInAgain} onClose={() => setConfirming(false)} />}
    </>
  );
}

/** The minimum time between two checks for a new release, in ms (product.md: Layout). */
const CHECK_INTERVAL_MS = 15 * 60_000;

/** Renders a bar that offers a new release. The page must not reload by itself: typed text would be lost. */
export function ReleaseBar() {
  const running = runningRelease();
  // Checks when the member returns to the tab, until there is a new release.
  const { data: served } = useQuery({
    queryKey: ['release'],
    queryFn: running === undefined ? skipToken : () => servedRelease(running),
    initialData: 'same',
    staleTime: ({ state }) => (state.data === 'other' ? Infinity : CHECK_INTERVAL_MS),
    refetchOnWindowFocus: true,
    refetchOnReconnect: false,
  });
  const [dismissed, setDismissed] = useState(false);
  return (
    // Must exist before its text changes, or screen readers skip the announcement.
    <div role="status">
      {served === 'other' && !dismissed && (
        <Alert
          type="info"
          banner
          role="presentation"
          message="A new version is available."
          closable={{ 'aria-label': 'Later' }}
          onClose={() => {
            setDismissed(true);
            // The pressed button is removed, so move its focus.
            document.getElementById('content')?.focus({ preventScroll: true });
          }}
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
