// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { holdSubmits, takeHeldSubmit } from '../../src/core/heldSubmit';

const { dataset } = document.documentElement;
afterEach(() => {
  takeHeldSubmit(window, '');
  delete dataset.sent;
});

/** Submits a form with this id. Returns whether the browser may send it. */
function isSent(id: string): boolean {
  const form = document.body.appendChild(document.createElement('form'));
  form.id = id;
  const sent = form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  form.remove();
  return sent;
}

it('event replay holds every submit, and returns the last one once, for its form', () => {
  holdSubmits(window);
  expect([isSent('login'), isSent('signup')]).toEqual([false, false]);
  expect(takeHeldSubmit(window, 'login')).toBe(false);
  expect(takeHeldSubmit(window, 'signup')).toBe(true);
  expect(takeHeldSubmit(window, 'signup')).toBe(false);
});

it('event replay holds no submit after the app has taken over', () => {
  holdSubmits(window);
  takeHeldSubmit(window, 'login');
  expect(isSent('login')).toBe(true);
  expect(takeHeldSubmit(window, 'login')).toBe(false);
});
