import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { screenShown, useLateScreen } from './lateScreens';
import styles from './ProgressLine.module.css';

/** A thin line along the top of the window while a screen is late (product.md: Layout). */
export function ProgressLine() {
  const { key } = useLocation();
  useLayoutEffect(screenShown, [key]);
  return useLateScreen() ? (
    <div role="progressbar" aria-label="Loading the screen" className={styles.line} />
  ) : null;
}
