import { Alert, Button } from 'antd';
import { messages } from '../../core/messages';
import { useServices, useSession } from '../session';

/**
 * Renders a way to sign in again after the server has rejected the token of a read request. The screen stays as it is
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
