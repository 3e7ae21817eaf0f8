import { useIsFetching } from '@tanstack/react-query';
import { useDelayed } from '../../components/useDelayed';
import styles from '../NavigationProgress.module.css';

/**
 * Renders the progress line while a screen loads data for the first time, such as another page, and takes a
 * noticeable time. It is hidden from screen readers because lists announce their own state.
 */
export function QueryProgress() {
  const reading = useIsFetching({
    predicate: (query) => query.state.data === undefined && query.isActive(),
  });
  return useDelayed(reading > 0 || undefined) ? <div aria-hidden className={styles.line} /> : null;
}
