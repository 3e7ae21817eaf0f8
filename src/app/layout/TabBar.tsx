import { Link } from 'react-router-dom';
import styles from './TabBar.module.css';
import { tabs } from './tabs';
import { useCurrentMenuItem } from './useCurrentMenuItem';

/** Renders the six tabs of product.md at the bottom of small screens; antd has no such component. */
export function TabBar() {
  const current = useCurrentMenuItem();
  return (
    <nav aria-label="Main" className={styles.bar}>
      {tabs.map(({ label, to, Icon }) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          <Icon aria-hidden />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
