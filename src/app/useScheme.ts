import { useSyncExternalStore } from 'react';
import type { Preferences } from '../core/preferences';
import type { Scheme } from './theme';

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

const followSystem = (listener: () => void) => {
  const query = dark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** The colour scheme of a chosen theme: the system's, as it changes, where that was chosen. */
export function useScheme(theme: Preferences['theme']): Scheme {
  const system = useSyncExternalStore(followSystem, () => (dark().matches ? 'dark' : 'light'));
  return theme === 'system' ? system : theme;
}
