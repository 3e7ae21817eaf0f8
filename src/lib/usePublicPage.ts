import { useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Focuses the page after a link, but not after Back, Forward or a reload. A field with `autoFocus` keeps the focus. */
export function usePublicPage() {
  const isHistoryNavigation = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (isHistoryNavigation) return;
    // The followed link is gone. Without the focus, screen readers don't say that the page has changed.
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
    // Run on mount only: a hash link within the page changes the navigation type later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
