import { useEffect, useState } from 'react';
import { useNavigation, type Location } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

/** How long a navigation may take before the progress is shown, in ms (product.md: Layout). */
export const PATIENCE_MS = 150;

/** Returns the target of the pending navigation once it takes longer than PATIENCE_MS. */
export function useLateNavigation(): Location | undefined {
  const { location } = useNavigation();
  const [late, setLate] = useState<Location>();
  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => setLate(location), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [location]);
  return location && late;
}

/** Renders a thin line along the top of the window while a screen loads slowly (product.md: Layout). */
export function NavigationProgress() {
  return useLateNavigation() ? (
    <div role="progressbar" aria-label="Loading page" className={styles.line} />
  ) : null;
}
