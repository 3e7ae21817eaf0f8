// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { holdSubmits, takeHeldSubmit } from '../../src/core/heldSubmit';

const { dataset } = document.documentElement;
afterEach(() => {
  takeHeldSubmit(window, '');
  delete dataset.sent;
});

/** Whether the browser may send a form of this id. */
function isSent(id: string): boolean {
  const form = document.body.appendChild(document.createElement('form'));
  form.id = id;
  const sent = form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  form.remove();
  return sent;
}

it('holds every form that is sent, and tells of the last one once, to whom it is of', () => {
  holdSubmits(window);
  expect([isSent('login'), isSent('signup')]).toEqual([false, false]);
  expect(takeHeldSubmit(window, 'login')).toBe(false);
  expect(takeHeldSubmit(window, 'signup')).toBe(true);
  expect(takeHeldSubmit(window, 'signup')).toBe(false);
});

it('holds none any more once somebody handles them', () => {
  holdSubmits(window);
  takeHeldSubmit(window, 'login');
  expect(isSent('login')).toBe(true);
  expect(takeHeldSubmit(window, 'login')).toBe(false);
});
