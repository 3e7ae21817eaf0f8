import { useEffect, useState } from 'react';

/** The time in ms before the progress of a navigation or of a first request is shown. */
const PROGRESS_DELAY_MS = 150;

/** Returns a value once it has stayed the same for PROGRESS_DELAY_MS; until then undefined. */
export function useDelayed<T>(value: T | undefined): T | undefined {
  const [delayed, setDelayed] = useState<T>();
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setDelayed(value), PROGRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setDelayed(undefined);
    };
  }, [value]);
  return value === undefined ? undefined : delayed;
}
