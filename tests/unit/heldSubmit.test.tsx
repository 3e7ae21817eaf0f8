import { fireEvent, waitFor, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import LoginPage from '../../src/pages/auth/LoginPage';
import { renderAuth } from '../support/renderAuth';

const { dataset } = document.documentElement;

/** A form that nobody handles: whether the browser may send it. */
function isSent(id: string): boolean {
  const form = document.body.appendChild(document.createElement('form'));
  form.id = id;
  const sent = fireEvent.submit(form);
  form.remove();
  return sent;
}

it('a form that is sent before the code is here waits for it, and none does after', async () => {
  await import('../../src/first');
  delete dataset.unfit;
  expect(isSent('login')).toBe(false);
  expect(dataset.sent).toBe('login');
  const { toasts } = renderAuth(<LoginPage />, {});
  await waitFor(() => expect(toasts).toEqual(['error: Please enter the details']));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(dataset.sent).toBeUndefined();
  expect(isSent('other')).toBe(true);
  expect(dataset.sent).toBeUndefined();
});
