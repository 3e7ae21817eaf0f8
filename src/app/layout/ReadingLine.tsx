import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PATIENCE_MS } from '../NavigationProgress';
import styles from '../NavigationProgress.module.css';

/**
 * Renders the progress line while a screen loads data for the first time, such as another page, and takes longer than
 * PATIENCE_MS. It is hidden from screen readers because lists announce their own state.
 */
export function ReadingLine() {
  const reading = useIsFetching({
    predicate: (query) => query.state.data === undefined && query.isActive(),
  });
  const [late, setLate] = useState(false);
  const isReading = reading > 0;
  useEffect(() => {
    if (!isReading) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isReading]);
  return late ? <div aria-hidden className={styles.line} /> : null;
}
