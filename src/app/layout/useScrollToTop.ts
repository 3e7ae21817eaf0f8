import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Begins every screen at its top, with the focus on it; Back and Forward keep the place the browser remembers. */
export function useScrollToTop(content: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const returning = useNavigationType() === NavigationType.Pop;
  const here = useRef(pathname);
  useLayoutEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    if (returning) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // A dialog that was opened while the screen was on its way keeps the focus, and gives it back itself.
    if (!document.activeElement?.closest('[role=dialog]')) content.current?.focus({ preventScroll: true });
  }, [pathname, returning, content]);
}
