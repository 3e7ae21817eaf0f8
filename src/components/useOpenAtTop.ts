import { useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** A page that a link opens begins at its top; Back and Forward keep the place the browser remembers. */
export function useOpenAtTop() {
  const returning = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (!returning) window.scrollTo({ top: 0, behavior: 'instant' });
    // Only the arrival counts: links within the page change the kind of navigation later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
