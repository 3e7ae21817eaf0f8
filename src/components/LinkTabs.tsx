import { Link } from 'react-router-dom';
import styles from './LinkTabs.module.css';

interface LinkTabsProps {
  /** What the tabs are for, to screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly to: string; readonly current: boolean }[];
}

/** Tabs that are real links: they open in a new window, and Back returns to the one before. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.label} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
