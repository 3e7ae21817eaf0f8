import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { screenShown, useLateScreen } from './awaitedScreen';
import styles from './ProgressLine.module.css';

/** A thin line along the top of the window while a screen is late (product.md: Layout). */
export function ProgressLine() {
  const { key } = useLocation();
  useLayoutEffect(screenShown, [key]);
  // Back from a late screen leads to the key of the one that stands, so nothing above changes. Captured, and
  // so before the router: where Back leads to a late screen too, that one says so afterwards.
  useEffect(() => {
    window.addEventListener('popstate', screenShown, true);
    return () => window.removeEventListener('popstate', screenShown, true);
  }, []);
  return useLateScreen() ? (
    <div role="progressbar" aria-label="Loading page" className={styles.line} />
  ) : null;
}
