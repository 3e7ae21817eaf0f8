import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Unavailable } from './Unavailable';
import { keepTrying, type Trying } from '../core/keepTrying';

/** What came of asking for code once more: the screen, or why it is not there. */
export type AskedAgain<P> = ComponentType<P> | 'unreachable' | 'missing';

/**
 * Stands for a screen whose code could not be had: says so in its place, and becomes that screen as soon as
 * its code is there. `ask` asks once more, and never rejects.
 */
export function missingScreen<P extends object>(
  ask: () => Promise<AskedAgain<P>>,
  alone: boolean,
): ComponentType<P> {
  let arrived: ComponentType<P> | undefined;
  // Whoever comes back to it later has seen no failure yet: it is tried before anything is said.
  let first = true;

  return function MissingScreen(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const trying = useRef<Trying>(null);
    const [Screen, setScreen] = useState(() => arrived);
    const [state, setState] = useState({ failed: first, missing: false, byItself: true });
    const [retrying, setRetrying] = useState(false);

    useEffect(() => {
      if (arrived) return;
      const now = keepTrying(async (left) => {
        const answer = await ask();
        setRetrying(false);
        if (typeof answer === 'string') {
          setState({ failed: true, missing: answer === 'missing', byItself: left > 0 });
          return false;
        }
        // The button that has the focus goes: the keyboard goes on at the beginning of the screen.
        if (place.current?.contains(document.activeElement))
          place.current.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
        arrived = answer;
        setScreen(() => answer);
        return true;
      });
      trying.current = now;
      if (!first) now.again();
      first = false;
      return now.stop;
    }, []);

    if (Screen) return <Screen {...props} />;
    if (!state.failed) return null;
    const retry = () => {
      setRetrying(true);
      trying.current?.again();
    };
    return <Unavailable ref={place} alone={alone} {...state} retrying={retrying} onRetry={retry} />;
  };
}
