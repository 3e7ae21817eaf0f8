import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle';
import styles from './Screen.module.css';

interface ScreenProps {
  readonly title: string;
  /** Beside the title: which one of several is shown. */
  readonly detail?: string;
  /** Tabs or links at the far end of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a signed-in screen: one title, then its content on one rhythm. */
export function Screen({ title, detail, aside, children }: ScreenProps) {
  usePageTitle(detail ? `${title} ${detail}` : title);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          {title} {detail && <small>{detail}</small>}
        </h1>
        {aside}
      </header>
      {children}
    </div>
  );
}
