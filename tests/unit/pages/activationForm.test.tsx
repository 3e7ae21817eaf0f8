import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import ActivationScreen from '../../../src/pages/activation/ActivationScreen';
import { activations } from '../../../src/resources/activations';
import { dashboard } from '../../../src/resources/dashboard';
import { packages } from '../../../src/resources/packages';
import { json } from '../../support/fakeFetch';
import { renderPart } from '../../support/renderPart';

const OFFERED = [
  { _id: '1', packageAmount: '50', extra: '90 days' },
  { _id: '3', packageAmount: '75', extra: '120 days' },
  { _id: '2', packageAmount: '250', extra: '180 days' },
  { packageAmount: '80', extra: 'Nobody knows its id' },
  { _id: '', packageAmount: '60', extra: 'Its id is empty' },
  { _id: '4', packageAmount: '100 USDT', extra: 'Its price is unreadable' },
];

const activated = () => json({ success: true, message: 'Activated', data: { balance: '50' } });

interface Backend {
  readonly offered?: () => Response | Promise<Response>;
  readonly activate?: () => Response | Promise<Response>;
  /** The deposit balance in USDT. */
  readonly depositBalance?: string;
}

const success = (data: unknown) => json({ success: true, message: '', data });

const renderForm = ({
  offered = () => success(OFFERED),
  activate = activated,
  depositBalance = '100',
}: Backend = {}) =>
  renderPart(<ActivationScreen />, [activations, packages, dashboard], ({ url }) => {
    if (url.endsWith('/activateAccount')) return activate();
    if (url.endsWith('/packages')) return offered();
    if (url.endsWith('/dashboard')) return success({ depositBalance });
    return json({ success: true, message: '', data: [], count: 0 });
  });

const offer = (name: string) => screen.getByRole('button', { name });

/** Clicks a package. Returns its confirmation dialog and the confirm button. */
async function chosen(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Activate your account?' }));
  return { dialog, yes: dialog.getByRole('button', { name: `Activate for ${name.replace('Choose ', '')}` }) };
}

describe('the package list', () => {
  it('shows skeletons without choices while it loads', async () => {
    let arrive: (value?: unknown) => void = () => undefined;
    const pending = new Promise((resolve) => (arrive = resolve));
    renderForm({ offered: () => pending.then(() => success(OFFERED)) });
    expect(screen.getByRole('list', { name: 'Packages' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Choose')).toBeNull();
    arrive();
    expect(await screen.findByText('$50.00')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Choose / })).toHaveLength(6);
    // A package without an id or a readable price cannot be bought.
    for (const price of ['$80.00', '$60.00', '—']) expect(offer(`Choose ${price}`)).toBeDisabled();
    expect(offer('Choose $75.00')).toBeEnabled();
  });

  it('has an empty state', async () => {
    renderForm({ offered: () => success([]) });
    // Both the packages and the list of activations are empty.
    await waitFor(() => expect(screen.getAllByText('Data Not Found')).toHaveLength(2));
  });
});

describe('an activation', () => {
  it('is confirmed with the remaining balance, disables other packages while it runs, and is sent once', async () => {
    let arrive: (response: Response) => void = () => undefined;
    const { bodies, toasts } = renderForm({ activate: () => new Promise((resolve) => (arrive = resolve)) });
    await screen.findByText('$100.00');
    const { dialog, yes } = await chosen('Choose $50.00');
    expect(dialog.getAllByText('$50.00')).toHaveLength(2);
    expect(bodies('activateAccount')).toEqual([]);
    fireEvent.click(yes);
    fireEvent.click(yes);
    await waitFor(() => expect(bodies('activateAccount')).toEqual([{ id: '1' }]));
    expect(offer('Choose $75.00')).toBeDisabled();
    // The pending button keeps the focus and ignores clicks.
    const pending = offer('Choose $50.00');
    expect(pending).toBeEnabled();
    fireEvent.click(pending);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    arrive(activated());
    await waitFor(() => expect(offer('Choose $75.00')).toBeEnabled());
    expect(toasts).toEqual([{ type: 'success', message: 'Activated' }]);
    expect(bodies('activateAccount')).toHaveLength(1);
    const receipt = await screen.findByRole('group', { name: 'Account activated' });
    expect(receipt).toHaveFocus();
    expect(receipt).toHaveTextContent('Package$50.00');
    // This balance comes from the response of the write: the dashboard still reports $100.00.
    expect(receipt).toHaveTextContent('Deposit balance after$50.00');
    expect(within(receipt).getByText('Go to the dashboard').closest('a')).toHaveAttribute(
      'href',
      '/dashboard',
    );
    fireEvent.click(within(receipt).getByText('Choose another package'));
    expect(receipt).not.toBeInTheDocument();
    expect(offer('Choose $50.00')).toHaveFocus();
  });

  it('for a price that only the rounded balance reaches names the exact balance', async () => {
    renderForm({ depositBalance: '74.998' });
    const note = await screen.findByText(/^Some packages cost more/);
    expect(note).toHaveTextContent(
      'Some packages cost more than your deposit balance. Your balance is 74.998 USDT. Deposit',
    );
    expect(offer('Choose $75.00')).toBeDisabled();
  });

  it('without a response is reported above the packages, scrolled into view', async () => {
    const scrolled: unknown[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this);
    });
    renderForm({ activate: () => Promise.reject<Response>(new TypeError('Failed to fetch')) });
    fireEvent.click((await chosen('Choose $50.00')).yes);
    const alert = await screen.findByText(/We couldn't confirm this/);
    const list = screen.getByRole('list', { name: 'Packages' });
    expect(alert.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(scrolled).toEqual([alert.closest('[role=alert]')?.parentElement]);
  });

  it.each([
    ['of a package', OFFERED, /^Some packages cost more than your deposit balance/],
    ['if every package', OFFERED.slice(2, 3), /^Your deposit balance is too small for a package/],
  ])('%s costs more than the balance cannot be chosen, and a note leads to the deposit', async (...args) => {
    const [, offered, note] = args;
    const { bodies } = renderForm({ offered: () => success(offered) });
    const link = within(await screen.findByText(note)).getByText('Deposit');
    expect(link.closest('a')).toHaveAttribute('href', '/deposit');
    expect(screen.getAllByText(note)).toHaveLength(1);
    fireEvent.click(offer('Choose $250.00'));
    expect(offer('Choose $250.00')).toBeDisabled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies('activateAccount')).toEqual([]);
  });
});
