import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { subscribeToPreferences, setPreferences, preferences } from '../../../src/lib/preferences';

const unchosen = { theme: 'system', amounts: 'shown', zone: 'local', view: 'auto' };
const stored = () => localStorage.getItem('preferences');

it('a chosen preference is stored in this browser and changes no other one', () => {
  expect(preferences()).toEqual(unchosen);
  setPreferences({ amounts: 'hidden' });
  setPreferences({ theme: 'dark' });
  expect(preferences()).toEqual({ ...unchosen, amounts: 'hidden', theme: 'dark' });
  expect(JSON.parse(stored() ?? '')).toEqual(preferences());
});

it('preferences are the same object until a choice changes, as useSyncExternalStore requires', () => {
  setPreferences({ zone: 'utc' });
  const before = preferences();
  expect(preferences()).toBe(before);
  setPreferences({ zone: 'local' });
  expect(preferences()).not.toBe(before);
});

it('preferences notify subscribers, also of a choice in another tab', () => {
  const listener = vi.fn();
  const stop = subscribeToPreferences(listener);
  setPreferences({ view: 'cards' });
  expect(listener).toHaveBeenCalledTimes(1);
  localStorage.setItem('preferences', '{"view":"table"}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(preferences().view).toBe('table');
  stop();
  setPreferences({ view: 'auto' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('preferences ignore unknown values, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem('preferences', text);
      const { theme, ...rest } = preferences();
      expect(['system', 'light', 'dark']).toContain(theme);
      expect(Object.keys(rest)).toEqual(['amounts', 'zone', 'view']);
    }),
  );
  localStorage.setItem('preferences', '{"theme":"dark","amounts":"blurred","zone":7,"size":"big"}');
  expect(preferences()).toEqual({ ...unchosen, theme: 'dark' });
});

it('preferences stay in memory when storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(forbidden);
  setPreferences({ amounts: 'hidden' });
  expect(preferences().amounts).toBe('hidden');
  onTestFinished(() => setPreferences({ amounts: 'shown' }));
});
