import { DisconnectOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { messages } from '../core/messages';
import styles from './OfflineBar.module.css';
import { useOnline } from './useOnline';

/**
 * Says that the line is cut, in the space above the content, where nothing else stands: nothing moves when it
 * comes or goes. Its place is always there, or screen readers would not say what appears in it.
 */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" className={styles.place}>
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
