import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../support/fakeFetch';
import {
  button,
  chooseType,
  confirm,
  drawWithdraw,
  field,
  fill,
  review,
  said,
  TRON,
} from '../support/withdrawScreen';

const MISSING = 'Please enter the details';
const VOIDED = /^You changed the withdrawal/;

describe('a withdrawal that is not whole', () => {
  it('says so at each field, and the first of it in one toast, in the order of the screen', async () => {
    const { bodies, toasts } = drawWithdraw();
    await chooseType('Address');
    fill('Wallet address', TRON.replace('R7', 'R8'));
    confirm();
    await waitFor(() => expect(said('OTP')).toBe(MISSING));
    expect(said('Quantity (USDT)')).toBe(MISSING);
    expect(said('Wallet address')).toMatch(/TRON address has a typo/);
    expect(field('Wallet address')).toBeInvalid();
    // The address stands first, though its field came to the screen last.
    expect(toasts).toEqual([{ type: 'error', message: expect.stringContaining('checksum') as string }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies('placeWithraw')).toEqual([]);
  });

  it('is told of a code that is too long, which stays, and may be asked for another', async () => {
    const { bodies } = drawWithdraw();
    fill('Quantity (USDT)', '20');
    fill('OTP', '1234567');
    confirm();
    await waitFor(() => expect(said('OTP')).toBe('Use at most 6 characters'));
    expect(field('OTP')).toHaveValue('1234567');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(button('Get OTP'));
    await waitFor(() => expect(bodies('withrawOtp')).toHaveLength(1));
  });

  it('is no longer blamed once it is changed: a code for itself alone, the order for all of it', async () => {
    drawWithdraw();
    confirm();
    await waitFor(() => expect(field('OTP')).toBeInvalid());
    fill('OTP', '1');
    expect(field('OTP')).not.toBeInvalid();
    expect(field('Quantity (USDT)')).toBeInvalid();
    fill('OTP', '');
    confirm();
    await waitFor(() => expect(field('OTP')).toBeInvalid());
    fill('Quantity (USDT)', '5');
    expect(field('OTP')).not.toBeInvalid();
    expect(field('Quantity (USDT)')).not.toBeInvalid();
  });

  it('has the focus at the first field that is wrong', async () => {
    drawWithdraw();
    fill('Quantity (USDT)', '20');
    confirm();
    await waitFor(() => expect(field('OTP')).toHaveFocus());
    await chooseType('Address');
    confirm();
    await waitFor(() => expect(field('Wallet address')).toHaveFocus());
  });

  it('is told of an address as its field is left, before a code is asked for, and still after', async () => {
    const { bodies } = drawWithdraw();
    await chooseType('Address');
    fireEvent.blur(field('Wallet address'));
    fill('Wallet address', 'hello');
    expect(said('Wallet address')).toBeUndefined();
    fireEvent.blur(field('Wallet address'));
    await waitFor(() => expect(said('Wallet address')).toBe("This isn't a wallet address"));
    // Directly under the input: the buttons stand outside its form item, and are not marked with it.
    expect(field('Wallet address').closest('.ant-form-item')).not.toContainElement(button('Paste'));
    // It stays while another field is filled.
    fill('Quantity (USDT)', '20');
    expect(field('Wallet address')).toBeInvalid();
    fireEvent.click(button('Get OTP'));
    await waitFor(() => expect(field('Wallet address')).toHaveFocus());
    expect(bodies('withrawOtp')).toEqual([]);
    fill('Wallet address', TRON);
    fireEvent.click(button('Get OTP'));
    await waitFor(() => expect(bodies('withrawOtp')).toHaveLength(1));
  });

  it('of more than there is says so at once, and cannot be confirmed', async () => {
    const { bodies } = drawWithdraw();
    await screen.findByText('$100.00');
    fill('OTP', '123456');
    fill('Quantity (USDT)', '100.01');
    expect(said('Quantity (USDT)')).toBe('This is more than your available balance.');
    expect(field('Quantity (USDT)')).toBeInvalid();
    expect(button('Confirm')).toBeDisabled();
    fill('OTP', '123456');
    fireEvent.submit(field('OTP'));
    await waitFor(() => expect(field('Quantity (USDT)')).toHaveFocus());
    fireEvent.click(button('Get OTP'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies('withrawOtp')).toEqual([]);
    fill('Quantity (USDT)', '100');
    expect(field('Quantity (USDT)')).not.toBeInvalid();
    expect(button('Confirm')).toBeEnabled();
  });

  it('is warned of without a block: the minimum, an address nobody can check', async () => {
    drawWithdraw();
    await screen.findByText('$100.00');
    fill('Quantity (USDT)', '9.99');
    const hint = screen.getByText(/Below the 10 USDT minimum/);
    expect(hint.closest('[role=status]')).toBeInTheDocument();
    await chooseType('Address');
    fill('Wallet address', 'another-chain-and-its-address');
    const dialog = await review();
    expect(dialog.getByText(/can't check this address for typos/)).toBeInTheDocument();
  });
});

describe('a code', () => {
  it('is voided by another type, address or amount, and the hint goes when it is typed again', async () => {
    drawWithdraw();
    const voidedBy = async (change: () => unknown) => {
      fill('OTP', '123456');
      expect(screen.queryByText(VOIDED)).toBeNull();
      await change();
      expect(screen.getByText(VOIDED)).toBeInTheDocument();
      expect(field('OTP')).toHaveValue('');
    };
    // Nothing was typed, so nothing is voided.
    fill('Quantity (USDT)', '20');
    expect(screen.queryByText(VOIDED)).toBeNull();
    await voidedBy(() => chooseType('Address'));
    await voidedBy(() => fill('Wallet address', TRON));
    await voidedBy(() => fill('Quantity (USDT)', '21'));
    await screen.findByText('$100.00');
    await voidedBy(() => fireEvent.click(button('Max')));
    expect(field('Quantity (USDT)')).toHaveValue('100');
    // The words stay while the change goes on.
    fill('Quantity (USDT)', '210');
    expect(screen.getByText(VOIDED)).toBeInTheDocument();
    await voidedBy(() => chooseType('Fuel'));
    expect(field('Quantity (USDT)')).toHaveValue('210');
  });

  it('is asked for by its own button, once, and not again for a while', async () => {
    const { bodies, toasts } = drawWithdraw();
    expect(bodies('withrawOtp')).toEqual([]);
    const ask = button('Get OTP');
    fireEvent.click(ask);
    fireEvent.click(ask);
    expect(await screen.findByRole('button', { name: /^Get OTP in \d+ s$/ })).toBeDisabled();
    expect(field('OTP')).toHaveFocus();
    expect(bodies('withrawOtp')).toHaveLength(1);
    expect(toasts).toEqual([{ type: 'success', message: 'A code was sent' }]);
    expect(screen.queryByText(MISSING)).toBeNull();
  });

  it('shows a server error at the code, but never the end of a session', async () => {
    const answers = ['Wait a minute before you ask again', 'Unauthorized!'];
    const { toasts } = drawWithdraw(undefined, {}, () => json({ success: false, message: answers.shift() }));
    fireEvent.click(button('Get OTP'));
    await waitFor(() => expect(said('OTP')).toBe('Wait a minute before you ask again'));
    fill('OTP', '1');
    await waitFor(() => expect(field('OTP')).not.toBeInvalid());
    fireEvent.click(button('Get OTP'));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(field('OTP')).not.toBeInvalid();
    expect(screen.queryByText('Unauthorized!')).toBeNull();
  });

  it('leaves the focus where its member has gone on to meanwhile', async () => {
    drawWithdraw();
    button('Get OTP').focus();
    fireEvent.click(button('Get OTP'));
    field('Quantity (USDT)').focus();
    expect(await screen.findByRole('button', { name: /^Get OTP in \d+ s$/ })).toBeDisabled();
    expect(field('Quantity (USDT)')).toHaveFocus();
  });
});
