import { Layout } from 'antd';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { OfflineBar } from '../../components/OfflineBar';
import { ScreenSkeleton } from '../../components/Screen';
import { News } from '../news/News';
import { useLateScreen } from '../awaitedScreen';
import { codeAtIntent } from './codeAtIntent';
import { LazyMenuDrawer } from './LazyMenuDrawer';
import { MainMenu } from './MainMenu';
import { MenuButton } from './MenuButton';
import styles from './PortalLayout.module.css';
import { ReadingLine } from './ReadingLine';
import { ReleaseBar } from './ReleaseBar';
import { SessionBar } from './SessionBar';
import { SideMenu } from './SideMenu';
import { TabBar } from './TabBar';
import { tabPaths } from './tabs';
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
      <SideMenu markedElsewhere={tabPaths} />
    </>
  );
}

interface PortalLayoutProps {
  /** What the screen at an address is called; undefined where none is. */
  readonly titleOf: (pathname: string) => string | undefined;
  readonly children: ReactNode;
}

/**
 * The screen, or in its stead the title of one that is late, over a grey shape. The one before stays as it is
 * behind it, out of sight: it is only left when the other one can stand.
 */
function ScreenPlace({
  content,
  titleOf,
  children,
}: PortalLayoutProps & { content: RefObject<HTMLElement | null> }) {
  const late = useLateScreen();
  const title = late && !late.alone ? titleOf(late.path) : undefined;
  const waiting = title !== undefined;
  useLayoutEffect(() => {
    // What was clicked goes out of sight, and must not take the focus with it.
    if (waiting && content.current?.contains(document.activeElement))
      content.current.focus({ preventScroll: true });
  }, [waiting, content]);
  return (
    <>
      <div hidden={waiting}>{children}</div>
      {waiting && <ScreenSkeleton title={title} />}
    </>
  );
}

/**
 * The signed-in layout (product.md: Layout): header, sidebar (a drawer on small screens), tab bar, and the
 * screen.
 */
export function PortalLayout({ titleOf, children }: PortalLayoutProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  useScrollToTop(content);
  return (
    <Layout className={styles.layout ?? ''} {...codeAtIntent}>
      <ReadingLine />
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <TopBar menuButton={<MenuButton onClick={() => setMenuOpen(true)} />} />
      <Layout hasSider>
        <Layout.Sider className={styles.sider ?? ''} width={240} theme="light">
          <Menus />
        </Layout.Sider>
        <Layout.Content ref={content} id="content" className={styles.content ?? ''} tabIndex={-1}>
          <OfflineBar />
          <SessionBar />
          <ReleaseBar />
          <ScreenPlace content={content} titleOf={titleOf}>
            {children}
          </ScreenPlace>
        </Layout.Content>
      </Layout>
      <TabBar />
      <News />
      {menuOpen && <LazyMenuDrawer onClose={() => setMenuOpen(false)} />}
    </Layout>
  );
}
