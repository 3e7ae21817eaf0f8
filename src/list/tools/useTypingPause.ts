import { useEffect, useEffectEvent, useState, type ChangeEvent, type CompositionEvent } from 'react';

/** The pause after which a typed text is applied, in ms. */
const PAUSE_MS = 300;

/** Whether a composed text is not final. Android's keyboards compose every word, in order to correct it. */
const isComposed = ({ isComposing }: Partial<InputEvent>) =>
  isComposing === true && !navigator.userAgent.includes('Android');

/**
 * Returns handlers for a text input. They call `onPause` with the typed text once typing pauses, but not while an input
 * method composes a character.
 */
export function useTypingPause(onPause: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  const apply = useEffectEvent(onPause);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      setTyped(undefined);
      apply(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return {
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      setTyped(isComposed(nativeEvent) ? undefined : target.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      setTyped(currentTarget.value),
  };
}
