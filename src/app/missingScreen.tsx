import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Unavailable } from './Unavailable';
import { keepTrying, type Trying } from '../core/keepTrying';

/** The result of a retry: the screen, or why it failed to load. */
export type AskedAgain<P> = ComponentType<P> | 'unreachable' | 'missing';

/**
 * Returns a component that replaces a screen whose code failed to load. It shows the error and renders the screen as
 * soon as its code arrives. `ask` retries once and must not reject.
 */
export function missingScreen<P extends object>(
  ask: () => Promise<AskedAgain<P>>,
  alone: boolean,
): ComponentType<P> {
  let arrived: ComponentType<P> | undefined;
  // On later mounts, retry before showing an error.
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
        // The focused button is removed, so move the focus to the start of the screen.
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
