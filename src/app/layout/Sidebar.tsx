import { NavLink } from 'react-router-dom';
import type { MenuEntry } from './menu';
import styles from './Sidebar.module.css';

interface SidebarProps {
  readonly groups: readonly (readonly MenuEntry[])[];
  readonly onNavigate?: () => void;
}

const names = ['Trading', 'Ledgers'];

/** SPEC's sidebar, and below it every ledger that has a screen of its own. */
export function Sidebar({ groups, onNavigate }: SidebarProps) {
  return (
    <nav aria-label="Sidebar" className={styles.sidebar}>
      {groups.map((entries, index) => (
        <div key={names[index]}>
          <h2>{names[index]}</h2>
          <ul>
            {entries.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} {...(onNavigate && { onClick: onNavigate })}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
