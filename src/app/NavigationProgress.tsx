import { useNavigation } from 'react-router-dom';
import { useLate } from '../components/useLate';
import styles from './NavigationProgress.module.css';

/** Renders a thin line along the top of the window while a screen loads slowly (product.md: Layout). */
export function NavigationProgress() {
  const { location } = useNavigation();
  return useLate(location) ? (
    <div role="progressbar" aria-label="Loading page" className={styles.line} />
  ) : null;
}
