import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import type { Resource } from '../../core/defineResource';
import { LazyMenu } from './LazyMenu';
import { sidebarGroups } from './menu';
import { SessionBar } from './SessionBar';
import styles from './PortalLayout.module.css';
import { Sidebar } from './Sidebar';
import { TabBar } from './TabBar';
import { TopBar } from './TopBar';
import { useScrollToTop } from './useScrollToTop';

/** The signed-in layout (SPEC §2): top bar, sidebar (a drawer on small screens), tab bar, and the screen. */
export function Shell({ resources, children }: { resources: readonly Resource[]; children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  useScrollToTop(content);
  const groups = sidebarGroups(resources);
  return (
    <div className={styles.shell}>
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
      <div className={styles.side}>
        <TabBar />
        <Sidebar groups={groups} />
      </div>
      <main ref={content} id="content" className={styles.content} tabIndex={-1}>
        <SessionBar />
        {children}
      </main>
      {menuOpen && (
        <LazyMenu onClose={() => setMenuOpen(false)}>
          <Sidebar groups={groups} onNavigate={() => setMenuOpen(false)} />
        </LazyMenu>
      )}
    </div>
  );
}
