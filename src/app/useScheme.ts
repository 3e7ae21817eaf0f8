import { useState, useSyncExternalStore } from 'react';
import type { Scheme } from './theme';

const STORED = 'scheme';
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

const followSystem = (listener: () => void) => {
  const query = dark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const stored = (): Scheme | undefined => {
  try {
    const scheme = localStorage.getItem(STORED);
    return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
  } catch {
    return undefined;
  }
};

/** The colour scheme: the system's until the member chooses one. Gives it and the switch to the other. */
export function useScheme(): [Scheme, () => void] {
  const system = useSyncExternalStore(followSystem, () => (dark().matches ? 'dark' : 'light'));
  const [chosen, choose] = useState(stored);
  const scheme = chosen ?? system;
  const toggle = () => {
    const next = scheme === 'dark' ? 'light' : 'dark';
    choose(next);
    try {
      localStorage.setItem(STORED, next);
    } catch {
      // Without storage the choice holds until the tab closes.
    }
  };
  return [scheme, toggle];
}
