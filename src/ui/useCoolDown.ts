import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0, from the start where `running`; gives what is left and the way to begin again. */
export function useCoolDown(seconds: number, running = false): [left: number, start: () => void] {
  const [left, setLeft] = useState(running ? seconds : 0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(seconds)];
}
