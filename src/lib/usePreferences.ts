import { useSyncExternalStore } from 'react';
import { subscribeToPreferences, preferences, type Preferences } from './preferences';

/** Returns the current preferences and re-renders when they change (product.md: Preferences). */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(subscribeToPreferences, preferences, preferences);
