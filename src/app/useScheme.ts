import { useSyncExternalStore } from 'react';
import type { Preferences } from '../core/preferences';
import type { Scheme } from './theme';

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

const followSystem = (listener: () => void) => {
  const query = dark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Without a window a page is drawn at build: its markup is the same in both schemes (build/prerender). */
const current = () => (typeof window !== 'undefined' && dark().matches ? 'dark' : 'light');

/** The colour scheme of a chosen theme: the system's, as it changes, where that was chosen. */
export function useScheme(theme: Preferences['theme']): Scheme {
  const system = useSyncExternalStore(followSystem, current, current);
  return theme === 'system' ? system : theme;
}
