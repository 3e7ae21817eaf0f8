import { createContext, use, useEffect, useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Receives the page title during prerendering, where effects do not run (src/boot/prerender.tsx). */
export const PageTitleContext = createContext<(title: string) => void>(() => undefined);

/** Sets the title of the browser tab and, unless the page was opened by Back or Forward, scrolls to the top. */
export function usePublicPage(name: string) {
  const title = `${name} · Member portal`;
  use(PageTitleContext)(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const isHistoryNavigation = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (!isHistoryNavigation) window.scrollTo({ top: 0, behavior: 'instant' });
    // Runs on mount only: links within the page change the navigation type later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
