import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PATIENCE_MS } from '../awaitedScreen';
import styles from '../ProgressLine.module.css';

/**
 * The thin line while what a screen shows is read for the first time, a next page for one, and that takes a while.
 * Who only hears the portal is told by the list itself.
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
