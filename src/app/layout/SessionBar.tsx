import { useWarnAboutChange } from '@refinedev/core';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { messages } from '../../core/messages';
import { DiscardDialog } from '../LeaveGuard';
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
            onClick={() => (warnWhen ? setConfirming(true) : signInAgain())}
          >
            Sign in again
          </Button>
        }
      />
      {isConfirming && <DiscardDialog onDiscard={signInAgain} onClose={() => setConfirming(false)} />}
    </>
  );
}
