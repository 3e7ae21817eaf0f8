import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setPreferences } from '../../../src/lib/preferences';
import { field, fill, fieldDescription } from '../../support/formFields';
import { valuesWatched } from '../../support/waitUntilSettled';
import { accepted, renderTransfer, friend, review, submit } from '../../support/transferScreen';

const MISSING = 'Please enter the details';

describe('a transfer', () => {
  it('shows all missing or invalid fields, the user id first with one toast, until each is changed', async () => {
    const { toasts, bodies } = renderTransfer();
    submit();
    // Wait for both errors: antd shows each field's error after a timer.
    await waitFor(() =>
      expect(['User id', 'Amount (USDT)'].map((label) => fieldDescription(label))).toEqual([
        'Enter the user id',
        'Enter an amount',
      ]),
    );
    expect(toasts).toEqual([{ type: 'error', message: MISSING }]);
    expect(field('User id')).toHaveFocus();
    expect(field('User id').closest('form')).toHaveAttribute('autocapitalize', 'none');
    await fill('User id', 'WH2');
    await waitFor(() => expect(field('User id')).not.toBeInvalid());
    expect(field('Amount (USDT)')).toBeInvalid();
    await screen.findByText(friend('WH2'));
    await fill('Amount (USDT)', '-5');
    expect(field('Amount (USDT)')).not.toBeInvalid();
    submit();
    await waitFor(() => expect(fieldDescription('Amount (USDT)')).toMatch(/above 0/));
    expect(bodies('fundTransfer')).toEqual([]);
  });

  it('is reviewed with the name and the remaining balance, locked while it runs, sent once, and cleared', async () => {
    let respond: (response: Response) => void = () => undefined;
    const { bodies, toasts, release } = renderTransfer(() => new Promise((resolve) => (respond = resolve)));
    await screen.findByText('$20.00');
    // Submit during the look-up: its error must not appear on the empty form later.
    await fill('User id', ' WH7 ');
    submit();
    await waitFor(() => expect(field('User id')).toBeInvalid());
    release();
    const { dialog, yes } = await review(' WH7 ', ' 12.50 ');
    for (const text of ['Friend WH7', 'WH7']) expect(dialog.getByText(text).tagName).toBe('BDI');
    expect(dialog.getByText('12.50 USDT')).toBeInTheDocument();
    expect(yes).toHaveTextContent('Transfer 12.50 USDT');
    expect(dialog.getByText('$7.50')).toBeInTheDocument();
    expect(bodies('fundTransfer')).toEqual([]);
    fireEvent.click(yes);
    fireEvent.click(yes);
    await waitFor(() => expect(bodies('fundTransfer')).toHaveLength(1));
    expect(field('User id')).toHaveAttribute('readonly');
    expect(field('Amount (USDT)')).toHaveAttribute('readonly');

    respond(accepted());
    await waitFor(() => expect(field('User id')).toHaveValue(''));
    await valuesWatched();
    expect(field('Amount (USDT)')).toHaveValue('');
    expect(screen.queryByText(friend('WH7'))).toBeNull();
    expect(screen.queryByText(MISSING)).toBeNull();
    expect(field('User id')).not.toBeInvalid();
    const receipt = screen.getByRole('group', { name: 'Transfer sent' });
    expect(receipt).toHaveTextContent('ToFriend WH7User idWH7');
    expect(receipt).toHaveTextContent('12.50 USDT');
    // The receipt shows the balance that the server reports, not the one that the portal calculated.
    await waitFor(() => expect(receipt).toHaveTextContent('Fuel Wallet after$20.00'));
    expect(receipt).not.toHaveTextContent('Reference');
    expect(within(receipt).getByText('Transfer history').closest('a')).toHaveAttribute('href', '/usertouser');
    fireEvent.click(within(receipt).getByText('New transfer'));
    expect(field('User id')).toHaveFocus();
    expect(bodies('fundTransfer')).toEqual([{ uid: 'WH7', amount: '12.50' }]);
    expect(toasts.slice(1)).toEqual([{ type: 'success', message: '12.5 USDT sent' }]);
  });

  it('keeps in its receipt the first balance after it, whatever is paid later', async () => {
    const { queryClient } = renderTransfer(accepted, undefined, ['20', '7.5', '50']);
    await screen.findByText('$20.00');
    fireEvent.click((await review()).yes);
    const receipt = await screen.findByRole('group', { name: 'Transfer sent' });
    await waitFor(() => expect(receipt).toHaveTextContent('Fuel Wallet after$7.50'));
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('$50.00')).toBeInTheDocument();
    expect(receipt).toHaveTextContent('Fuel Wallet after$7.50');
  });

  it.each(['before', 'after'])(
    'shows the balance after it when the clock is set back %s it',
    async (moment) => {
      const now = Date.now();
      let offset = 0;
      vi.spyOn(Date, 'now').mockImplementation(() => now + offset);
      const setBack = () => (offset = -2 * 3_600_000);
      const balances = ['20', '7.5'];
      renderTransfer(
        () => {
          if (moment === 'before') setBack();
          return accepted();
        },
        undefined,
        () => {
          if (balances.length === 1) setBack();
          return balances.shift() ?? '';
        },
      );
      await screen.findByText('$20.00');
      fireEvent.click((await review()).yes);
      const receipt = await screen.findByRole('group', { name: 'Transfer sent' });
      await waitFor(() => expect(receipt).toHaveTextContent('Fuel Wallet after$7.50'));
    },
  );

  it('can no longer be confirmed when the balance falls below it, and Cancel gets the focus', async () => {
    const { queryClient } = renderTransfer(accepted, undefined, ['20', '5']);
    await screen.findByText('$20.00');
    const { dialog, yes } = await review();
    yes.focus();
    await act(() => queryClient.invalidateQueries());
    expect(await dialog.findByText('This is more than your balance.')).toBeInTheDocument();
    expect(yes).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('above the balance is reported at once, and cannot be sent', async () => {
    const { bodies } = renderTransfer();
    await screen.findByText('$20.00');
    await fill('User id', 'WH2');
    await screen.findByText(friend('WH2'));
    await fill('Amount (USDT)', '20.01');
    expect(fieldDescription('Amount (USDT)')).toBe('This is more than your Fuel Wallet balance.');
    expect(field('Amount (USDT)')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Transfer' })).toBeDisabled();
    fireEvent.submit(field('User id'));
    await waitFor(() => expect(field('Amount (USDT)')).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    await fill('Amount (USDT)', '20');
    expect(field('Amount (USDT)')).not.toBeInvalid();
    expect(screen.getByRole('button', { name: 'Transfer' })).toBeEnabled();
    expect(bodies('fundTransfer')).toEqual([]);
  });

  it('above a rounded balance is reported with the exact balance, unless amounts are hidden', async () => {
    renderTransfer(accepted, undefined, ['10.996']);
    await screen.findByText('$11.00');
    await fill('Amount (USDT)', '11');
    expect(fieldDescription('Amount (USDT)')).toBe(
      'This is more than your Fuel Wallet balance. Your balance is 10.996 USDT.',
    );
    act(() => setPreferences({ amounts: 'hidden' }));
    expect(fieldDescription('Amount (USDT)')).toBe('This is more than your Fuel Wallet balance.');
  });

  it('of the whole balance can be filled in by Max', async () => {
    renderTransfer();
    expect(screen.getByRole('button', { name: 'Max' })).toBeDisabled();
    await screen.findByText('$20.00');
    await fill('Amount (USDT)', '-1');
    fireEvent.blur(field('Amount (USDT)'));
    await waitFor(() => expect(field('Amount (USDT)')).toBeInvalid());
    fireEvent.click(screen.getByRole('button', { name: 'Max' }));
    expect(field('Amount (USDT)')).toHaveValue('20');
    await waitFor(() => expect(field('Amount (USDT)')).not.toBeInvalid());
    expect(screen.getByText('USDT')).toBeInTheDocument();
  });

  it("to the member's own user id is flagged, in the form and in its review", async () => {
    renderTransfer();
    await screen.findByText('$20.00');
    await fill('User id', 'WH2');
    expect(screen.queryByText('This is your own user id.')).toBeNull();
    const { dialog } = await review('wh1', '5');
    expect(field('User id')).toHaveAccessibleDescription(/This is your own user id/);
    expect(dialog.getByText('This is your own user id.')).toBeInTheDocument();
  });

  it('without a response keeps the typed values, links to the history, and asks before leaving after a change', async () => {
    const { bodies } = renderTransfer(() => Promise.reject<Response>(new TypeError('Failed to fetch')));
    fireEvent.click((await review()).yes);
    expect(await screen.findByText(/We couldn't confirm this/)).toBeInTheDocument();
    expect(screen.getByText('the history')).toHaveAttribute('href', '/usertouser');
    expect(field('Amount (USDT)')).toHaveValue('12.50');
    expect(bodies('fundTransfer')).toHaveLength(1);
    expect(screen.getByTestId('leaving')).toHaveTextContent('does not ask');
    await fill('Amount (USDT)', '13');
    expect(screen.getByTestId('leaving')).toHaveTextContent(/^asks/);
  });
});
