import { useSyncExternalStore } from 'react';
import type { Preferences } from '../data/preferences';
import type { Scheme } from './theme';

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

const followSystem = (listener: () => void) => {
  const query = dark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Without a window the page is being prerendered; its markup is the same in both schemes (build/prerender). */
const current = () => (typeof window !== 'undefined' && dark().matches ? 'dark' : 'light');

/** Returns the colour scheme of a theme; the system theme follows the system's setting. */
export function useScheme(theme: Preferences['theme']): Scheme {
  const system = useSyncExternalStore(followSystem, current, current);
  return theme === 'system' ? system : theme;
}
