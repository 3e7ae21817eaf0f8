import { useEffect } from 'react';

/** Names the browser tab after the screen. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Member portal`;
  }, [title]);
}
