import { DisconnectOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { messages } from '../core/messages';
import styles from './OfflineBar.module.css';
import { useOnline } from './useOnline';

/**
 * Renders the offline message in the free space above the content, so nothing moves when it appears. The status element
 * must exist before the message appears, or screen readers skip the message.
 */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" className={styles.sticky}>
      {!online && (
        <Alert
          banner
          role="presentation"
          className={styles.bar ?? ''}
          icon={<DisconnectOutlined aria-hidden />}
          message={messages.offline}
        />
      )}
    </div>
  );
}
