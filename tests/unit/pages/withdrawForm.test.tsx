import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../../support/fakeFetch';
import { field, fill, fieldDescription } from '../../support/formFields';
import { button, chooseType, confirm, renderWithdraw, review, TRON } from '../../support/withdrawScreen';

const CODE_CLEARED = /^You changed the withdrawal/;

describe('an incomplete withdrawal', () => {
  it('shows an error at each field until it changes, and focuses the first field, with one toast', async () => {
    const { bodies, toasts } = renderWithdraw();
    const type = screen.getByRole('combobox', { name: 'Withdraw to' });
    expect(type).toHaveAttribute('aria-description', 'Fuel');
    await chooseType('Address');
    expect(type).toHaveAttribute('aria-description', 'Address');
    await fill('Wallet address', TRON.replace('R7', 'R8'));
    confirm();
    await waitFor(() => expect(fieldDescription('OTP')).toBe('Enter the six-digit code'));
    expect(fieldDescription('Quantity (USDT)')).toBe('Enter an amount');
    expect(fieldDescription('Wallet address')).toMatch(/TRON address has a typo/);
    expect(field('Wallet address')).toBeInvalid();
    expect(field('Wallet address')).toHaveFocus();
    // Focus and toast belong to the address: the first field on the screen, although it was rendered last.
    expect(toasts).toEqual([{ type: 'error', message: expect.stringContaining('checksum') as string }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    // A change removes the error of its field. A changed amount clears the code, so it removes that error too.
    await fill('OTP', '1');
    expect(field('OTP')).not.toBeInvalid();
    expect(field('Quantity (USDT)')).toBeInvalid();
    await fill('OTP', '');
    confirm();
    await waitFor(() => expect(field('OTP')).toBeInvalid());
    await fill('Quantity (USDT)', '5');
    expect(field('OTP')).not.toBeInvalid();
    expect(field('Quantity (USDT)')).not.toBeInvalid();
    expect(bodies('placeWithraw')).toEqual([]);
  });

  it('keeps the address and the code when an empty clipboard is pasted', async () => {
    const { toasts } = renderWithdraw();
    await chooseType('Address');
    await fill('Wallet address', TRON);
    await fill('OTP', '123456');
    vi.spyOn(navigator.clipboard, 'readText').mockResolvedValue(' ');
    fireEvent.click(button('Paste'));
    await waitFor(() => expect(toasts).toEqual([{ type: 'error', message: 'The clipboard has no text.' }]));
    expect(field('Wallet address')).toHaveValue(TRON);
    expect(field('OTP')).toHaveValue('123456');
  });

  it('reports an invalid address on blur and before a code is requested', async () => {
    const { bodies } = renderWithdraw();
    await chooseType('Address');
    fireEvent.blur(field('Wallet address'));
    await fill('Wallet address', 'hello');
    expect(fieldDescription('Wallet address')).toBeUndefined();
    fireEvent.blur(field('Wallet address'));
    await waitFor(() => expect(fieldDescription('Wallet address')).toBe("This isn't a wallet address"));
    // The buttons are outside the input's form item, so the error is below the input and not below them.
    expect(field('Wallet address').closest('.ant-form-item')).not.toContainElement(button('Paste'));
    // The error stays while another field is filled in.
    await fill('Quantity (USDT)', '20');
    expect(field('Wallet address')).toBeInvalid();
    fireEvent.click(button('Get OTP'));
    await waitFor(() => expect(field('Wallet address')).toHaveFocus());
    expect(bodies('withrawOtp')).toEqual([]);
    await fill('Wallet address', TRON);
    fireEvent.click(button('Get OTP'));
    await waitFor(() => expect(bodies('withrawOtp')).toHaveLength(1));
  });

  it('above the balance is reported at once, and requests no code', async () => {
    const { bodies } = renderWithdraw();
    await screen.findByText('$100.00');
    await fill('Quantity (USDT)', '100.01');
    expect(fieldDescription('Quantity (USDT)')).toBe('This is more than your available balance.');
    expect(button('Confirm')).toBeDisabled();
    fireEvent.click(button('Get OTP'));
    await waitFor(() => expect(field('Quantity (USDT)')).toHaveFocus());
    expect(bodies('withrawOtp')).toEqual([]);
  });

  it('takes a comma as the decimal mark of its locale, which is the only one of some number pads', async () => {
    renderWithdraw();
    vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockReturnValue([{ type: 'decimal', value: ',' }]);
    await fill('Quantity (USDT)', '12,5');
    await waitFor(() => expect(fieldDescription('Quantity (USDT)')).toBe('= 12.50 USDT'));
    await fill('Quantity (USDT)', '1.000');
    fireEvent.blur(field('Quantity (USDT)'));
    await waitFor(() =>
      expect(fieldDescription('Quantity (USDT)')).toBe('“1.000” could mean 1000 or 1.0. Enter one of these.'),
    );
  });

  it('below the minimum or to an address that cannot be checked shows a warning only', async () => {
    renderWithdraw();
    await screen.findByText('$100.00');
    await fill('Quantity (USDT)', '9.99');
    const hint = screen.getByText(/Below the 10 USDT minimum/);
    expect(hint.closest('[role=status]')).toBeInTheDocument();
    await chooseType('Address');
    await fill('Wallet address', 'another-chain-and-its-address');
    const dialog = await review();
    expect(dialog.getByText(/can't check this address for typos/)).toBeInTheDocument();
  });
});

describe('a code', () => {
  it('is cleared when type, address or amount changes; the hint disappears when it is typed again', async () => {
    renderWithdraw();
    const expectCodeCleared = async (change: () => unknown) => {
      await fill('OTP', '123456');
      expect(screen.queryByText(CODE_CLEARED)).toBeNull();
      await change();
      expect(screen.getByText(CODE_CLEARED)).toBeInTheDocument();
      expect(field('OTP')).toHaveValue('');
    };
    // No code was typed yet, so no hint appears.
    await fill('Quantity (USDT)', '20');
    expect(screen.queryByText(CODE_CLEARED)).toBeNull();
    await expectCodeCleared(() => chooseType('Address'));
    await expectCodeCleared(() => fill('Wallet address', TRON));
    await expectCodeCleared(() => fill('Quantity (USDT)', '21'));
    await screen.findByText('$100.00');
    await expectCodeCleared(() => fireEvent.click(button('Max')));
    expect(field('Quantity (USDT)')).toHaveValue('100');
    // The hint stays while the member continues to change the withdrawal.
    await fill('Quantity (USDT)', '210');
    expect(screen.getByText(CODE_CLEARED)).toBeInTheDocument();
    await expectCodeCleared(() => chooseType('Fuel'));
    expect(field('Quantity (USDT)')).toHaveValue('210');
  });

  it('is requested by its own button, once, and not again during the countdown', async () => {
    const { bodies, toasts } = renderWithdraw();
    expect(bodies('withrawOtp')).toEqual([]);
    const requestButton = button('Get OTP');
    fireEvent.click(requestButton);
    fireEvent.click(requestButton);
    expect(await screen.findByRole('button', { name: /^Get OTP in \d+ s$/ })).toBeDisabled();
    expect(field('OTP')).toHaveFocus();
    expect(bodies('withrawOtp')).toHaveLength(1);
    expect(toasts).toEqual([{ type: 'success', message: 'A code was sent' }]);
  });

  it('shows a server error at the code until the next request, but never the end of a session', async () => {
    const messages = ['Wait a minute before you ask again', 'Unauthorized!'];
    const { toasts } = renderWithdraw(undefined, {}, () =>
      json({ success: false, message: messages.shift() }),
    );
    fireEvent.click(button('Get OTP'));
    await waitFor(() => expect(fieldDescription('OTP')).toBe('Wait a minute before you ask again'));
    fireEvent.click(button('Get OTP'));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(field('OTP')).not.toBeInvalid();
    expect(screen.queryByText('Unauthorized!')).toBeNull();
  });

  it('does not take the focus from another field when it arrives', async () => {
    renderWithdraw();
    button('Get OTP').focus();
    fireEvent.click(button('Get OTP'));
    field('Quantity (USDT)').focus();
    expect(await screen.findByRole('button', { name: /^Get OTP in \d+ s$/ })).toBeDisabled();
    expect(field('Quantity (USDT)')).toHaveFocus();
  });
});
