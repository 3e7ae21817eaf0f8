import { useBreadcrumb, useResourceParams } from '@refinedev/core';
import { Breadcrumb, Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cutText } from '../core/text';
import { visibleLine } from '../core/visibleText';
import { readParentRow } from '../lib/parentRow';
import styles from './Screen.module.css';

/** The maximum length of `detail`, in characters. The detail comes from the URL, which may contain any text. */
const MAX_DETAIL = 80;

interface ScreenProps {
  readonly title: string;
  /** A small text after the title, such as the level of a team. */
  readonly detail?: string;
  /** Tabs, links or a summary, beside the title on wide windows and below it on narrow ones. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the frame of a signed-in screen: breadcrumbs, title and content. */
export const Screen = ({ title, detail, aside, children }: ScreenProps) => (
  <Flex vertical gap="large" className={`${styles.screen} print-block`}>
    <Flex component="header" wrap align="center" justify="space-between" gap="0.75rem 1.5rem">
      <ParentLinks />
      <h1 className={styles.title}>
        {title} {detail && <small translate="no">{cutText(visibleLine(detail), MAX_DETAIL)}</small>}
      </h1>
      {aside && <div className={styles.aside}>{aside}</div>}
    </Flex>
    {children}
  </Flex>
);

export const ScreenSkeleton = ({ title }: { title: string }) => (
  <Flex vertical gap="large" aria-busy>
    <header>
      <h1 className={styles.title}>{title}</h1>
    </header>
    <Skeleton active title={false} paragraph={{ rows: 8 }} />
  </Flex>
);

/** Renders breadcrumbs. If a list's row opened the screen, the last link leads back to that list's page and filters. */
function ParentLinks() {
  const { breadcrumbs } = useBreadcrumb();
  const { resources } = useResourceParams();
  const parent = readParentRow(useLocation().state);
  if (breadcrumbs.length < 2) return null;
  const list = resources.find(({ list: path }) => path === parent?.list.split('?')[0]);
  const last = breadcrumbs.length - 1;
  const links = breadcrumbs.slice(0, last);
  if (parent)
    links[last - 1] = { label: list?.meta?.label ?? links[last - 1]?.label ?? '', href: parent.list };
  return (
    <nav aria-label="Breadcrumb" className={styles.aside} style={{ flexBasis: '100%' }}>
      <Breadcrumb
        items={[
          ...links.map(({ label, href }) => ({
            key: label,
            title: href ? <Link to={href}>{label}</Link> : label,
          })),
          { key: 'current', title: breadcrumbs[last]?.label },
        ]}
      />
    </nav>
  );
}
