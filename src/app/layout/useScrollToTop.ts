import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls each new screen to its top and focuses it. Back and Forward keep the position that the browser restored.
 */
export function useScrollToTop(content: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const returning = useNavigationType() === NavigationType.Pop;
  const here = useRef(pathname);
  useLayoutEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    if (returning) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // A dialog opened while the screen was loading keeps the focus and restores it itself.
    if (!document.activeElement?.closest('[role=dialog]')) content.current?.focus({ preventScroll: true });
  }, [pathname, returning, content]);
}
