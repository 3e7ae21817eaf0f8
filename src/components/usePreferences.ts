import { useSyncExternalStore } from 'react';
import { onPreferences, preferences, type Preferences } from '../core/preferences';

/** What the member chose of the look, as it changes (product.md: Preferences). */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(onPreferences, preferences, preferences);
