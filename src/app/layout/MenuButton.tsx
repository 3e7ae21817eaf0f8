import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNews } from '../../list/newsContext';
import { newsName } from '../news/NewsCount';
import styles from './PortalLayout.module.css';

/**
 * Renders the button that opens the menu on small screens. A dot marks unread rows; the accessible name includes
 * their number.
 */
export function MenuButton({ onClick }: { readonly onClick: () => void }) {
  const counts = Object.values(useNews());
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Button
      className={`${styles.menuButton} ${all > 0 ? styles.hasNews : ''}`}
      type="text"
      icon={<MenuOutlined />}
      aria-label={newsName('Menu', all) ?? 'Menu'}
      onClick={onClick}
    />
  );
}
