import { useEffect, useState } from 'react';

/** Seconds between two codes by e-mail; a backend may ask for more and says so itself. */
const SECONDS = 30;

const nextCode = () => Date.now() + SECONDS * 1000;

/** Whole seconds to that moment, and never more than there were, should somebody set the clock back. */
const secondsTo = (moment: number) => Math.min(SECONDS, Math.max(0, Math.ceil((moment - Date.now()) / 1000)));

/**
 * Counts down to the next code, from the start where `running`; gives the seconds left and the way to begin again.
 * By the clock: the timers of a hidden tab or a sleeping machine stand still, so they only say when to look.
 */
export function useCountdown(running = false): [left: number, start: () => void] {
  const [until, setUntil] = useState(() => (running ? nextCode() : 0));
  const [left, setLeft] = useState(() => secondsTo(until));
  const counting = left > 0;
  useEffect(() => {
    if (!counting) return;
    const look = () => setLeft(secondsTo(until));
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until, counting]);
  const start = () => {
    setUntil(nextCode());
    setLeft(SECONDS);
  };
  return [left, start];
}
