import { useBreadcrumb } from '@refinedev/core';
import { Breadcrumb, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cutText } from '../core/cutText';
import { readOrigin } from '../core/originState';
import styles from './Screen.module.css';

/** The detail comes from the address, which may hold anything. */
const DETAIL = 80;

/** Lines of the shape of a screen. */
const SHAPE = { rows: 8 };

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
          {title} {detail && <small>{cutText(detail, DETAIL)}</small>}
        </h1>
        {aside && <div>{aside}</div>}
      </header>
      {children}
    </div>
  );
}

/** In place of a screen whose code is on its way: its title, and a grey shape of what will come. */
export function ScreenSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.screen} aria-busy>
      <header className={styles.head}>
        <h1>{title}</h1>
      </header>
      <Skeleton active title={false} paragraph={SHAPE} />
    </div>
  );
}

/**
 * The screens that lead here, from the resources' parents; a screen that the menu leads to has none. The last of
 * them is left as it stood, page and filters, where a member came from a row of it.
 */
function WayBack() {
  const { breadcrumbs } = useBreadcrumb();
  const origin = readOrigin(useLocation().state);
  if (breadcrumbs.length < 2) return null;
  const last = breadcrumbs.length - 1;
  const to = (href: string, place: number) => (place === last - 1 ? (origin?.list ?? href) : href);
  return (
    <nav aria-label="Breadcrumb" className={styles.back}>
      <Breadcrumb
        items={breadcrumbs.map(({ label, href }, place) => ({
          key: label,
          title: href && place < last ? <Link to={to(href, place)}>{label}</Link> : label,
        }))}
      />
    </nav>
  );
}
