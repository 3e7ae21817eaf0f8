import { useSyncExternalStore } from 'react';
import { subscribeToPreferences, preferences, type Preferences } from './preferences';

/** Returns the current preferences and re-renders when they change. */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(subscribeToPreferences, preferences, preferences);
