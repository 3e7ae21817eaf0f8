import { Alert, Button } from 'antd';
import { messages } from '../../core/messages';
import { useServices, useSession } from '../session';

/**
 * A read was refused as 'Unauthorized!': the screen stays as it is, with a way to sign in again
 * (product.md, decision 12).
 */
export function SessionBar() {
  const { session } = useServices();
  const { expired, token } = useSession();
  if (!expired || token === null) return null;
  return (
    <Alert
      type="warning"
      banner
      message={messages.sessionEnded}
      action={
        <Button size="small" type="primary" onClick={() => session.end(token)}>
          Sign in again
        </Button>
      }
    />
  );
}
