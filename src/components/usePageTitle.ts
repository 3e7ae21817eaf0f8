import { createContext, use, useEffect } from 'react';

/** Receives the page title during prerendering, where effects do not run (src/boot/prerender.tsx). */
export const PageTitleContext = createContext<(title: string) => void>(() => undefined);

/** Sets the title of the browser tab. */
export function usePageTitle(screen: string) {
  const title = `${screen} · Member portal`;
  use(PageTitleContext)(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
