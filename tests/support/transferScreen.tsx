import { fireEvent, screen, within } from '@testing-library/react';
import TransferScreen from '../../src/pages/transfer/TransferScreen';
import { dashboard } from '../../src/resources/dashboard';
import { recipient, transfers } from '../../src/resources/transfers';
import { json } from './fakeFetch';
import { fill, type, Leaving } from './formFields';
import { renderPart } from './renderPart';

/** The backend's error for a user id that ends with 9. */
export const UNKNOWN = 'No member has this user id';

export const accepted = () => json({ success: true, message: '12.5 USDT sent' });
export const friend = (uid: string) => `friend-${uid}@example.test`;

/**
 * Renders the transfer screen. The backend rejects user ids that end with 9. It holds back each response about a
 * user id that begins with WH7 until the next call of `release`. For any other user id it responds with `member`: a member, by default one with
 * a name and an e-mail, or the text of an error. `balances` are the Fuel Wallet balances in USDT that the first reads
 * return; all later reads return the last one. A function returns the balance of each read.
 */
export function renderTransfer(
  transferred: () => Response | Promise<Response> = accepted,
  member?: object | string,
  balances: readonly string[] | (() => string) = ['20'],
) {
  const pending: (() => void)[] = [];
  const release = () => pending.splice(0).forEach((resolve) => resolve());
  const part = (
    <>
      <TransferScreen />
      <Leaving />
    </>
  );
  const remaining = typeof balances === 'function' ? [] : [...balances];
  const nextBalance =
    typeof balances === 'function'
      ? balances
      : () => (remaining.length > 1 ? remaining.shift() : remaining[0]);
  const { toasts, bodies, queryClient, session } = renderPart(
    part,
    [transfers, recipient, dashboard],
    async ({ url, body }) => {
      if (url.endsWith('/fundTransfer')) return transferred();
      if (url.endsWith('/dashboard')) {
        return json({
          success: true,
          message: '',
          data: { mainBalance: nextBalance(), user: { userId: 'WH1' } },
        });
      }
      const { uid } = body as { uid: string };
      if (uid.startsWith('WH7')) await new Promise<void>((resolve) => pending.push(resolve));
      const error = uid.endsWith('9') ? UNKNOWN : typeof member === 'string' ? member : '';
      return error
        ? json({ success: false, message: error })
        : json({ success: true, message: '', data: member ?? { name: `Friend ${uid}`, email: friend(uid) } });
    },
  );
  return { toasts, bodies, queryClient, session, release };
}

export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Transfer' }));

/** Fills in and submits a transfer. Returns the confirmation dialog and its confirm button. */
export async function review(uid = 'WH2', amount = '12.50') {
  await fill('User id', uid);
  await screen.findByText(friend(uid.trim()));
  // Submit at once: the dialog must show the current amount, also if useWatch hasn't reported it yet.
  type('Amount (USDT)', amount);
  submit();
  const dialog = within(await screen.findByRole('dialog', { name: 'Send these funds?' }));
  return { dialog, yes: dialog.getByRole('button', { name: /^Transfer \d+\.\d+ USDT$/ }) };
}
