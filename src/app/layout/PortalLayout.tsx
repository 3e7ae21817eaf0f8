import { MenuOutlined } from '@ant-design/icons';
import { Button, Layout } from 'antd';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { LazyMenuDrawer } from './LazyMenuDrawer';
import { MainMenu } from './MainMenu';
import styles from './PortalLayout.module.css';
import { SessionBar } from './SessionBar';
import { SideMenu } from './SideMenu';
import { TabBar } from './TabBar';
import { TopBar } from './TopBar';
import { useScrollToTop } from './useScrollToTop';

/**
 * The two menus, drawn once the screen stands: they are the costliest part of a first visit to draw, and
 * nobody leaves a screen before seeing it. Their place is kept, so nothing moves when they come.
 */
function Menus() {
  const [drawn, draw] = useState(false);
  useEffect(() => startTransition(() => draw(true)), []);
  if (!drawn) return null;
  return (
    <>
      <MainMenu />
      <SideMenu />
    </>
  );
}

/**
 * The signed-in layout (product.md: Layout): header, sidebar (a drawer on small screens), tab bar, and the
 * screen.
 */
export function PortalLayout({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  useScrollToTop(content);
  return (
    <Layout className={styles.layout ?? ''}>
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
      <TopBar
        menuButton={
          <Button
            className={styles.menuButton ?? ''}
            type="text"
            icon={<MenuOutlined />}
            aria-label="Menu"
            onClick={() => setMenuOpen(true)}
          />
        }
      />
      <Layout hasSider>
        <Layout.Sider className={styles.sider ?? ''} width={240} theme="light">
          <Menus />
        </Layout.Sider>
        <Layout.Content ref={content} id="content" className={styles.content ?? ''} tabIndex={-1}>
          <SessionBar />
          {children}
        </Layout.Content>
      </Layout>
      <TabBar />
      {menuOpen && <LazyMenuDrawer onClose={() => setMenuOpen(false)} />}
    </Layout>
  );
}
