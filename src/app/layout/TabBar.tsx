import { NavLink } from 'react-router-dom';
import styles from './TabBar.module.css';
import { tabs } from './tabs';

/** The six tabs of product.md along the bottom of a small screen; antd has no such bar. */
export function TabBar() {
  return (
    <nav aria-label="Main" className={styles.bar}>
      {tabs.map(({ label, to, Icon }) => (
        <NavLink key={to} to={to}>
          <Icon aria-hidden />
          <span>{label}</span>
        </NavLink>
      ))}
    </nav>
  );
}
