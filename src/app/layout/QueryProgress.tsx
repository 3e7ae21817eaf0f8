import { useIsFetching } from '@tanstack/react-query';
import { useDelayed } from '../../components/useDelayed';
import styles from '../NavigationProgress.module.css';

/** Renders the progress line while a query without cached data is slow. Lists announce their own state. */
export function QueryProgress() {
  const loadingQueries = useIsFetching({
    predicate: (query) => query.state.data === undefined && query.isActive(),
  });
  return useDelayed(loadingQueries > 0 || undefined) ? <div aria-hidden className={styles.line} /> : null;
}
