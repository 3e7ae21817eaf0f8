// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { onPreferences, prefer, preferences } from '../../src/core/preferences';

const unchosen = { theme: 'system', amounts: 'shown', zone: 'local', view: 'fitting' };
const stored = () => localStorage.getItem('preferences');

it('begins with the theme of the system, amounts shown, local times and lists that fit', () => {
  expect(preferences()).toEqual(unchosen);
});

it('keeps each choice in this browser, beside the others', () => {
  prefer({ amounts: 'hidden' });
  prefer({ theme: 'dark' });
  expect(preferences()).toEqual({ ...unchosen, amounts: 'hidden', theme: 'dark' });
  expect(JSON.parse(stored() ?? '')).toEqual(preferences());
});

it('gives the same object until something changes, as a store of React must', () => {
  prefer({ zone: 'utc' });
  const before = preferences();
  expect(preferences()).toBe(before);
  prefer({ zone: 'local' });
  expect(preferences()).not.toBe(before);
});

it('tells whoever listens, and what another tab has chosen', () => {
  const listener = vi.fn();
  const stop = onPreferences(listener);
  prefer({ view: 'cards' });
  expect(listener).toHaveBeenCalledTimes(1);
  localStorage.setItem('preferences', '{"view":"table"}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(preferences().view).toBe('table');
  stop();
  prefer({ view: 'fitting' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('takes what it does not know for nothing chosen, whatever is stored', () => {
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

it('holds a choice until the tab closes where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(forbidden);
  prefer({ amounts: 'hidden' });
  expect(preferences().amounts).toBe('hidden');
  onTestFinished(() => prefer({ amounts: 'shown' }));
});
