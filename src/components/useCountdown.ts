import { useEffect, useState } from 'react';

/** Seconds between two codes by e-mail; a backend may ask for more and says so itself. */
const SECONDS = 30;

/** Counts down to the next code, from the start where `running`; gives the seconds left and the way to begin again. */
export function useCountdown(running = false): [left: number, start: () => void] {
  const [left, setLeft] = useState(running ? SECONDS : 0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(SECONDS)];
}
