import { DisconnectOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useState } from 'react';
import { messages } from '../core/messages';
import styles from './OfflineBar.module.css';
import { useOnline } from '../lib/useOnline';

/**
 * Renders a message while the browser is offline, and announces that it is online again. The status element always
 * exists, because screen readers only announce text that is added to an existing one.
 */
export function OfflineBar() {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);
  return (
    <div role="status" className={styles.sticky}>
      {online ? (
        wasOffline && <span className="visually-hidden">You're online again.</span>
      ) : (
        <Alert
          banner
          role="presentation"
          className={`${styles.bar} no-print`}
          icon={<DisconnectOutlined aria-hidden />}
          title={messages.offline}
        />
      )}
    </div>
  );
}
