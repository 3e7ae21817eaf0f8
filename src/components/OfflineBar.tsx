import { DisconnectOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { messages } from '../core/messages';
import styles from './OfflineBar.module.css';
import { useOnline } from '../lib/useOnline';

/**
 * Renders a message while the browser is offline. The status element always exists, because screen readers
 * only announce text that is added to an existing one.
 */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" className={styles.sticky}>
      {!online && (
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
