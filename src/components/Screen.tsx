import { useBreadcrumb } from '@refinedev/core';
import { Breadcrumb, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cutText } from '../core/text';
import { readParentRow } from './parentRow';
import styles from './Screen.module.css';

/** The maximum number of characters: the detail comes from the URL, which may contain any text. */
const DETAIL = 80;

/** The number of skeleton lines. */
const SHAPE = { rows: 8 };

interface ScreenProps {
  readonly title: string;
  /** Shown beside the title, such as the ID of the object. */
  readonly detail?: string;
  /** Tabs or links at the end of the title row. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the frame of a signed-in screen: breadcrumbs, title and content. */
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

/** Renders the title and a skeleton while the code of a screen loads. */
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
 * Renders breadcrumbs from the parents of the resource; screens in the menu have none. After a click on a table row,
 * the last parent link restores that list's page and filters.
 */
function WayBack() {
  const { breadcrumbs } = useBreadcrumb();
  const parent = readParentRow(useLocation().state);
  if (breadcrumbs.length < 2) return null;
  const last = breadcrumbs.length - 1;
  const to = (href: string, index: number) => (index === last - 1 ? (parent?.list ?? href) : href);
  return (
    <nav aria-label="Breadcrumb" className={styles.back}>
      <Breadcrumb
        items={breadcrumbs.map(({ label, href }, index) => ({
          key: label,
          title: href && index < last ? <Link to={to(href, index)}>{label}</Link> : label,
        }))}
      />
    </nav>
  );
}
