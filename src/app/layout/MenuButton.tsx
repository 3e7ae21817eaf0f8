import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNews } from '../../list/newsContext';
import { newsName } from '../news/NewsCount';
import styles from './PortalLayout.module.css';

/** Opens the menu on a small screen; a dot says that something in it is new, and how many to those who hear it. */
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
