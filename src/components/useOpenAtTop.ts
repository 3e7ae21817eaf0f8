import { useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Scrolls a page opened by a link to its top. Back and Forward keep the position that the browser restored. */
export function useOpenAtTop() {
  const returning = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (!returning) window.scrollTo({ top: 0, behavior: 'instant' });
    // Runs on mount only: links within the page change the navigation type later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
