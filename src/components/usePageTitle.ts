import { createContext, use, useEffect } from 'react';

/** Takes the titles of pages that are drawn at build, where no effect runs (src/prerender.tsx). */
export const PageTitleContext = createContext<(title: string) => void>(() => undefined);

/** Names the browser tab after the screen. */
export function usePageTitle(screen: string) {
  const title = `${screen} · Member portal`;
  use(PageTitleContext)(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
