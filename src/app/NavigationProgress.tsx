import { useNavigation } from 'react-router-dom';
import { useDelayed } from '../components/useDelayed';
import styles from './NavigationProgress.module.css';

/** Renders a thin line along the top of the window while a screen loads slowly (product.md: Layout). */
export function NavigationProgress() {
  const { location } = useNavigation();
  return useDelayed(location) ? (
    <div role="progressbar" aria-label="Loading page" className={styles.line} />
  ) : null;
}
