import { MenuOutlined } from '@ant-design/icons';
import { useIsFetching } from '@tanstack/react-query';
import { Button, Layout } from 'antd';
import { useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { OfflineBar } from '../../components/OfflineBar';
import { ScreenSkeleton } from '../../components/Screen';
import { useDelayed } from '../../lib/useDelayed';
import { MemberBar, ReleaseBar, SessionBar } from './Bars';
import { MainMenu, SideMenu, TabBar } from './Menus';
import styles from './PortalLayout.module.css';
import { PrintHead } from './PrintHead';
import { TopBar } from './TopBar';
import { unreadLabel, useUnreadCounts } from './UnreadCounts';
import { lazyOverlay } from '../../components/lazyOverlay';
import progress from '../NavigationProgress.module.css';
import { preloadScreen, titleOf } from '../screens';

/** Loads the code of a link's target screen when the pointer or the focus reaches the link. */
const preload = ({ target }: { readonly target: EventTarget }) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === window.location.origin && navigator.onLine) void preloadScreen(link.pathname);
};

const LazyMenuDrawer = lazyOverlay(() => import('./MenuDrawer'));

/** Renders the progress line for a slow query without cached data. aria-hidden: lists announce results. */
export function QueryProgress() {
  const loadingQueries = useIsFetching({
    predicate: (query) => query.state.data === undefined && query.isActive(),
  });
  return useDelayed(loadingQueries > 0 || undefined) ? <div aria-hidden className={progress.line} /> : null;
}

function MenuButton({ onClick }: { readonly onClick: () => void }) {
  const unread = Object.values(useUnreadCounts()).reduce((sum, count) => sum + count, 0);
  return (
    <Button
      className={`${styles.menuButton} ${unread > 0 ? styles.hasUnread : ''}`}
      type="text"
      icon={<MenuOutlined />}
      aria-label={unreadLabel('Menu', unread) ?? 'Menu'}
      onClick={onClick}
    />
  );
}

type ContentRef = RefObject<HTMLElement | null>;

/** Renders the screen, or the title and a skeleton of the next screen while it loads slowly. */
function ScreenOrSkeleton({ content, children }: { content: ContentRef; children: ReactNode }) {
  const slowLocation = useDelayed(useNavigation().location);
  const title = slowLocation && titleOf(slowLocation.pathname);
  const waiting = title !== undefined;
  useLayoutEffect(() => {
    // The focused link is now hidden, so move the focus to the content.
    if (waiting && content.current?.contains(document.activeElement))
      content.current.focus({ preventScroll: true });
  }, [waiting, content]);
  return (
    <>
      {/* React Router unmounts the previous screen only when the next one can render. */}
      <div hidden={waiting}>{children}</div>
      {waiting && <ScreenSkeleton title={title} />}
    </>
  );
}

export function PortalLayout({ children }: { readonly children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  // Render the menus after the screen: they are the most expensive part to render. The layout reserves their space.
  const showMenus = useDeferredValue(true, false);
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  return (
    <Layout className={styles.layout ?? ''} onPointerOver={preload} onFocus={preload}>
      <QueryProgress />
      <a
        href="#content"
        className={styles.skip}
        onClick={(event) => {
          // Move the focus without adding an entry to the browser's history.
          event.preventDefault();
          content.current?.focus();
        }}
      >
        Skip to content
      </a>
      <TopBar menuButton={<MenuButton onClick={() => setMenuOpen(true)} />} />
      <Layout hasSider>
        <Layout.Sider className={styles.sider ?? ''} width="15rem" theme="light">
          {showMenus && (
            <>
              <MainMenu />
              <SideMenu />
            </>
          )}
        </Layout.Sider>
        {/* A new screen gets the focus, which announces its title. */}
        <Layout.Content
          ref={content}
          id="content"
          className={styles.content ?? ''}
          tabIndex={-1}
          aria-label={titleOf(pathname)}
        >
          <PrintHead />
          <OfflineBar />
          <SessionBar />
          <MemberBar />
          <ReleaseBar />
          <ScreenOrSkeleton content={content}>{children}</ScreenOrSkeleton>
        </Layout.Content>
      </Layout>
      <TabBar />
      {menuOpen && <LazyMenuDrawer onClose={() => setMenuOpen(false)} />}
    </Layout>
  );
}
