import { Button } from 'antd';
import { messages } from '../../core/messages';
import { useServices, useSession } from '../session';
import styles from './PortalLayout.module.css';

/** A read was refused as 'Unauthorized!': the screen stays as it is, with a way to sign in again (DESIGN decision 12). */
export function SessionBar() {
  const { session } = useServices();
  const { expired, token } = useSession();
  if (!expired || token === null) return null;
  return (
    <div className={styles.sessionBar} role="alert">
      <span>{messages.sessionEnded}</span>
      <Button size="small" type="primary" onClick={() => session.end(token)}>
        Sign in again
      </Button>
    </div>
  );
}
