import { usePreferences } from '../../data/usePreferences';
import { setPreferences } from '../../data/preferences';
import type { ActionCommand } from './commands';

const themes = {
  light: 'Use light theme',
  dark: 'Use dark theme',
  system: 'Use system theme',
} as const;

/** Callbacks of the component that opened the palette. */
export interface PaletteCallbacks {
  readonly onKeys: () => void;
  readonly onLogout: () => void;
}

/**
 * Returns the actions of the palette: for each preference, the values that are not active; then shortcuts and log-out
 * (product.md: Keyboard).
 */
export function useActions({ onKeys, onLogout }: PaletteCallbacks): ActionCommand[] {
  const { amounts, theme, zone } = usePreferences();
  const action = (label: string, run: () => void, ...keywords: string[]): ActionCommand => ({
    label,
    run,
    keywords,
  });
  return [
    amounts === 'shown'
      ? action('Hide amounts', () => setPreferences({ amounts: 'hidden' }), 'privacy', 'balance')
      : action('Show amounts', () => setPreferences({ amounts: 'shown' }), 'privacy', 'balance'),
    ...(['light', 'dark', 'system'] as const)
      .filter((one) => one !== theme)
      .map((one) => action(themes[one], () => setPreferences({ theme: one }), 'theme')),
    zone === 'local'
      ? action('Show times in UTC', () => setPreferences({ zone: 'utc' }), 'zone')
      : action('Show local times', () => setPreferences({ zone: 'local' }), 'zone', 'UTC'),
    action('Show keyboard shortcuts', onKeys, 'keyboard', 'shortcuts', 'help'),
    action('Log out', onLogout, 'logout', 'sign out'),
  ];
}
