import { useGetIdentity, useWarnAboutChange } from '@refinedev/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, type AlertProps } from 'antd';
import { useEffect, useState } from 'react';
import type { Identity } from '../../core/identity';
import { messages } from '../../core/messages';
import { formatValue } from '../../core/valueTypes';
import { hasDrafts } from '../../data/drafts';
import { readTabMember, storeTabMember } from '../../data/signInState';
import { DiscardDialog } from '../LeaveGuard';
import { runningRelease, servedRelease } from '../release';
import { useServices, useSession } from '../services';

const bar = { banner: true, className: 'no-print', styles: { root: { marginBlockEnd: '1rem' } } } as const;

/** Renders a bar in its region, which must exist before its text changes: otherwise screen readers skip it. */
const StatusBar = ({ shown, ...alert }: AlertProps & { readonly shown: boolean }) => (
  <div role="status">{shown && <Alert {...bar} role="presentation" {...alert} />}</div>
);

/** Renders a bar with a button to sign in again, after the server has rejected a read. */
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
        {...bar}
        type="warning"
        title={messages.sessionEnded}
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

/** Renders a bar if another member was signed in in another tab: this tab then shows that member's data. */
export function MemberBar() {
  const { data: identity } = useGetIdentity<Identity | null>();
  const member = identity?.id;
  const [previous, setPrevious] = useState(readTabMember);
  useEffect(() => {
    if (member !== undefined) storeTabMember(member);
  }, [member]);
  return (
    <StatusBar
      shown={previous !== undefined && member !== undefined && previous !== member}
      type="warning"
      title={
        <>
          <span>Another tab signed in another member. You're now signed in as</span>{' '}
          <bdi translate="no">{formatValue({ valueType: 'text' }, identity?.name)}</bdi>{' '}
          <bdi translate="no">({member})</bdi>
        </>
      }
      action={
        <Button
          size="small"
          onClick={() => {
            setPrevious(undefined);
            focusContent();
          }}
        >
          OK
        </Button>
      }
    />
  );
}

/** Moves the focus of a button that is removed. */
const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });

/** The minimum time between two checks for a new release, in ms. */
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
    <StatusBar
      shown={served === 'other' && !dismissed}
      type="info"
      title="A new version is available."
      action={
        <Flex gap="small">
          <Button size="small" type="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
          <Button
            size="small"
            onClick={() => {
              setDismissed(true);
              focusContent();
            }}
          >
            Later
          </Button>
        </Flex>
      }
    />
  );
}
