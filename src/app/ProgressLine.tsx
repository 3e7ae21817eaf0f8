import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { screenShown, useLateScreen } from './awaitedScreen';
import styles from './ProgressLine.module.css';

/** Renders a thin line along the top of the window while a screen loads slowly (product.md: Layout). */
export function ProgressLine() {
  const { key } = useLocation();
  useLayoutEffect(screenShown, [key]);
  // Back from a pending screen returns to the current location key, so no effect above runs. The listener is
  // captured to run before the router: if Back leads to another pending screen, that one reports itself later.
  useEffect(() => {
    window.addEventListener('popstate', screenShown, true);
    return () => window.removeEventListener('popstate', screenShown, true);
  }, []);
  return useLateScreen() ? (
    <div role="progressbar" aria-label="Loading page" className={styles.line} />
  ) : null;
}
