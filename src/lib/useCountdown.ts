import { useCallback, useEffect, useState } from 'react';
import { steadyNow } from '../core/clock';

/** How many seconds a member must wait before requesting another e-mail code. The server may require a longer wait. */
export const CODE_WAIT_S = 30;

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - steadyNow()) / 1000));

/**
 * Counts down whole seconds, by default those until another e-mail code can be requested; starts on mount if `running`.
 * `start(0)` stops. Reads a clock, because timers pause in hidden tabs and during sleep.
 */
export function useCountdown(running = false): [left: number, start: (seconds?: number) => void] {
  const [until, setUntil] = useState(() => steadyNow() + (running ? CODE_WAIT_S * 1000 : 0));
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
  const start = useCallback((seconds = CODE_WAIT_S) => {
    setUntil(steadyNow() + seconds * 1000);
    setLeft(seconds);
  }, []);
  return [left, start];
}
