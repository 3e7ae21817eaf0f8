import { useBreadcrumb } from '@refinedev/core';
import { Breadcrumb } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Screen.module.css';

interface ScreenProps {
  readonly title: string;
  /** Beside the title: which one of several is shown. */
  readonly detail?: string;
  /** Tabs or links at the far end of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a signed-in screen: the way back where there is one, one title, then its content on one rhythm. */
export function Screen({ title, detail, aside, children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <WayBack />
        <h1>
          {title} {detail && <small>{detail}</small>}
        </h1>
        {aside}
      </header>
      {children}
    </div>
  );
}

/** The screens that lead here, from the resources' parents; a screen that the menu leads to has none. */
function WayBack() {
  const { breadcrumbs } = useBreadcrumb();
  if (breadcrumbs.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb" className={styles.back}>
      <Breadcrumb
        items={breadcrumbs.map(({ label, href }, place) => ({
          key: label,
          title: href && place < breadcrumbs.length - 1 ? <Link to={href}>{label}</Link> : label,
        }))}
      />
    </nav>
  );
}
