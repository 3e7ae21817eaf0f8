import { useEffect, useState } from 'react';

/** How many seconds a member must wait before requesting another e-mail code. The server may require a longer wait. */
const COUNTDOWN_SECONDS = 30;

const countdownEnd = () => Date.now() + COUNTDOWN_SECONDS * 1000;

/** Returns the whole seconds until a time in epoch ms. The maximum prevents a long wait if the clock is set back. */
const secondsUntil = (time: number) =>
  Math.min(COUNTDOWN_SECONDS, Math.max(0, Math.ceil((time - Date.now()) / 1000)));

/**
 * Counts the seconds until another e-mail code can be requested; starts on mount if `running`. Reads the clock, because
 * timers pause in hidden tabs and during sleep.
 */
export function useCountdown(running = false): [left: number, start: () => void] {
  const [until, setUntil] = useState(() => (running ? countdownEnd() : 0));
  const [left, setLeft] = useState(() => secondsUntil(until));
  const counting = left > 0;
  useEffect(() => {
    if (!counting) return;
    const update = () => setLeft(secondsUntil(until));
    const timer = setInterval(update, 1000);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [until, counting]);
  const start = () => {
    setUntil(countdownEnd());
    setLeft(COUNTDOWN_SECONDS);
  };
  return [left, start];
}
