import { fireEvent, screen, within } from '@testing-library/react';
import WithdrawScreen from '../../src/pages/withdraw/WithdrawScreen';
import { toIdentity } from '../../src/core/identity';
import { MemberIdContext } from '../../src/data/useMemberStorage';
import { dashboard } from '../../src/resources/dashboard';
import { withdrawalCode, withdrawals } from '../../src/resources/withdrawals';
import { json } from './fakeFetch';
import { type, Leaving } from './formFields';
import { renderPart } from './renderPart';
import { queriesSettled, valuesWatched } from './waitUntilSettled';

export const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

export const accepted = () => json({ success: true, message: 'Your withdrawal is placed' });

/**
 * Renders the withdraw screen of a member with an income of 100 USDT. `placed` responds to the withdrawal,
 * `code` to the request for a code. `user` is the user in the dashboard's data.
 */
export function renderWithdraw(
  placed: () => Response | Promise<Response> = accepted,
  user: object = {},
  code = () => json({ success: true, message: 'A code was sent' }),
) {
  const part = (
    <MemberIdContext value={toIdentity({ user }).id}>
      <WithdrawScreen />
      <Leaving />
    </MemberIdContext>
  );
  const resources = [withdrawals, withdrawalCode, dashboard];
  const { toasts, bodies, queryClient, unmount } = renderPart(part, resources, ({ url }) => {
    if (url.endsWith('/placeWithraw')) return placed();
    if (url.endsWith('/dashboard'))
      return json({ success: true, message: '', data: { incomeBalance: '100', user } });
    return code();
  });
  return { toasts, bodies, settled: () => queriesSettled(queryClient), unmount };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp, scope = within(document.body)) =>
  fireEvent.click(scope.getByRole('button', { name }));
export const confirm = () => press('Confirm');

export async function chooseType(name: 'Fuel' | 'Address') {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Withdraw to' }));
  fireEvent.click(await screen.findByRole('option', { name }));
  await valuesWatched();
}

export async function review(code = '123456', quantity = '25.50') {
  // Submit at once: the dialog must show the current values, also those that useWatch hasn't reported yet.
  type('Quantity (USDT)', quantity);
  type('OTP', code);
  confirm();
  return within(await screen.findByRole('dialog', { name: 'Withdraw this amount?' }));
}

/** Places a withdrawal of 25.50 USDT: fills in the form and confirms the dialog. */
export const order = async () => press('Withdraw 25.50 USDT', await review());
