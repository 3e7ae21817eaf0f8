import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../support/openApp';
// Import the toasts before the tests, so that compiling them doesn't count toward the time limit of a test.
import '../../../src/app/Toasts';
import { createServices } from '../../../src/app/services';

/** Opens the portal at a public page. Returns its notifications. */
async function openPage() {
  window.history.replaceState(null, '', '/pop');
  const services = createServices(window);
  await openApp(services);
  return services.notifications;
}

it('at most twenty toasts are shown at once', async () => {
  const notifications = await openPage();
  // A toast of this type stays until it is dismissed.
  const open = (...numbers: readonly number[]) =>
    act(async () => {
      for (const number of numbers) notifications.open({ type: 'progress', message: `Toast ${number}` });
      await Promise.resolve();
    });
  await open(1);
  // The toast container loads on demand.
  await screen.findByText('Toast 1');
  await open(...Array.from({ length: 24 }, (_, index) => index + 2));
  // happy-dom plays no animations, so a dismissed toast never leaves the page.
  const selector = '.ant-message-notice:not(.ant-message-fade-leave)';
  const texts = [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(new Set(texts)).toHaveLength(20);
  expect(texts).toContain('Toast 25');
  expect(texts).not.toContain('Toast 5');
  // The container is a live region for screen readers.
  expect(document.querySelector('[aria-live=polite] .ant-message')).toHaveTextContent('Toast 25');
});

it('toasts are below the offline bar while the browser is offline', async () => {
  const notifications = await openPage();
  const setOnline = (online: boolean) =>
    act(async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
      notifications.open({ type: 'progress', message: 'Sending' });
      await Promise.resolve();
    });
  await setOnline(false);
  await screen.findByText('Sending');
  // The top bar ends at 4 rem, the offline bar at 5.25 rem.
  const list = document.querySelector<HTMLElement>('.ant-message');
  expect(list?.style.getPropertyValue('--notification-top')).toBe('5.75rem');
  await setOnline(true);
  expect(list?.style.getPropertyValue('--notification-top')).toBe('4.25rem');
});
