import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './PortalLayout.module.css';
import { unreadLabel } from './UnreadCount';
import { useUnreadCounts } from './UnreadCounts';

/**
 * Renders the button that opens the menu on small screens. A dot marks unread rows; the accessible name includes
 * their number.
 */
export function MenuButton({ onClick }: { readonly onClick: () => void }) {
  const counts = Object.values(useUnreadCounts());
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Button
      className={`${styles.menuButton} ${all > 0 ? styles.hasUnread : ''}`}
      type="text"
      icon={<MenuOutlined />}
      aria-label={unreadLabel('Menu', all) ?? 'Menu'}
      onClick={onClick}
    />
  );
}
