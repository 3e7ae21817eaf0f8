/** Tests of what forms keep over a reload and the end of a session. */

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Resource } from '../../../src/core/defineResource';
import { hasDrafts, readDraft, storeDraft, trackWrite } from '../../../src/data/drafts';
import { MemberIdContext } from '../../../src/data/useMemberStorage';
import { PhoneForm } from '../../../src/pages/profile/PhoneForm';
import { TicketForm } from '../../../src/pages/tickets/TicketScreen';
import TransferScreen from '../../../src/pages/transfer/TransferScreen';
import WithdrawScreen from '../../../src/pages/withdraw/WithdrawScreen';
import { dashboard, phoneNumber } from '../../../src/resources/dashboard';
import { tickets } from '../../../src/resources/tickets';
import { recipient, transfers } from '../../../src/resources/transfers';
import { withdrawalCode, withdrawals } from '../../../src/resources/withdrawals';
import { json } from '../../support/fakeFetch';
import { fill } from '../../support/formFields';
import { renderPart } from '../../support/renderPart';
import { chooseType, press, TRON } from '../../support/withdrawScreen';

interface KeptForm {
  readonly name: string;
  readonly part: ReactElement;
  /** The texts to type, by label. */
  readonly typed: Readonly<Record<string, string>>;
  /** The labels whose text is not kept. */
  readonly dropped?: readonly string[];
  readonly before?: () => Promise<void>;
}

const forms: readonly KeptForm[] = [
  { name: 'a ticket', part: <TicketForm />, typed: { Message: 'Where is my deposit?' } },
  {
    name: 'a transfer',
    part: <TransferScreen />,
    typed: { 'User id': 'WH2', 'Amount (USDT)': '12.50' },
  },
  {
    name: 'a withdrawal',
    part: <WithdrawScreen />,
    typed: { 'Wallet address': TRON, 'Quantity (USDT)': '25.5', OTP: '123456' },
    dropped: ['OTP'],
    before: () => chooseType('Address'),
  },
  { name: 'a phone number', part: <PhoneForm saved="555" />, typed: { 'Phone number': '5550100123' } },
];

const resources: readonly Resource[] = [
  ...[tickets, transfers, recipient, withdrawals, withdrawalCode, phoneNumber, dashboard],
];
const success = () =>
  json({
    success: true,
    message: 'Done',
    data: { name: 'Bob', email: 'bob@example.test', mainBalance: '20', incomeBalance: '100' },
  });

const asMember = (id: string | undefined, part: ReactElement) => (
  <MemberIdContext value={id}>{part}</MemberIdContext>
);
const open = (part: ReactElement, id = 'WH1') => renderPart(asMember(id, part), resources, success);
const textOf = (label: string) => screen.queryByLabelText<HTMLInputElement>(label)?.value;

describe.each(forms)('what was typed in $name', ({ part, typed, dropped = [], before }) => {
  const labels = Object.keys(typed);
  const type = async () => {
    await before?.();
    for (const [label, text] of Object.entries(typed)) await fill(label, text);
  };

  it('is restored for the same member only, without codes, and says that it may have been sent', async () => {
    const first = open(part);
    await type();
    trackWrite();
    first.unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain('123456');
    const other = open(part, 'WH2');
    await act(() => Promise.resolve());
    for (const label of labels) expect(textOf(label) ?? '').not.toBe(typed[label]);
    other.unmount();
    open(part);
    for (const label of labels)
      await waitFor(() => expect(textOf(label)).toBe(dropped.includes(label) ? '' : typed[label]));
    expect(await screen.findByText(/We couldn't confirm this\./)).toBeVisible();
  });

  it('is forgotten once the fields are empty again', async () => {
    open(part);
    await type();
    expect(hasDrafts()).toBe(true);
    if (before) await chooseType('Fuel');
    for (const label of labels) if (screen.queryByLabelText(label)) await fill(label, '');
    // The phone number in the field is the saved one again.
    if (screen.queryByLabelText('Phone number')) await fill('Phone number', '555');
    await waitFor(() => expect(hasDrafts()).toBe(false));
  });
});

describe('what was typed', () => {
  it('is restored in the empty fields when the member is known later', async () => {
    const part = <TransferScreen />;
    const first = open(part);
    await fill('User id', 'WH2');
    await fill('Amount (USDT)', '12.50');
    first.unmount();
    const { rerender } = renderPart(asMember(undefined, part), resources, success);
    await fill('Amount (USDT)', '7');
    rerender(asMember('WH1', part));
    await waitFor(() => expect(textOf('User id')).toBe('WH2'));
    expect(textOf('Amount (USDT)')).toBe('7');
  });

  it('is forgotten after a success', async () => {
    open(<TicketForm />);
    await fill('Message', 'Hello');
    await waitFor(() => expect(hasDrafts()).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(hasDrafts()).toBe(false));
  });

  it('is forgotten by a success that arrives after the form is gone', async () => {
    let respond: (response: Response) => void = () => undefined;
    const response = new Promise<Response>((resolve) => (respond = resolve));
    const part = asMember('WH1', <TransferScreen />);
    const { unmount, bodies } = renderPart(part, resources, ({ url }) =>
      url.endsWith('/fundTransfer') ? response : success(),
    );
    await fill('User id', 'WH2');
    await fill('Amount (USDT)', '12.50');
    await screen.findByText('bob@example.test');
    press('Transfer');
    fireEvent.click(await screen.findByRole('button', { name: 'Transfer 12.50 USDT' }));
    await waitFor(() => expect(bodies('fundTransfer')).toHaveLength(1));
    unmount();
    expect(hasDrafts()).toBe(true);
    respond(success());
    await vi.waitFor(() => expect(hasDrafts()).toBe(false));
  });

  it('of a rejected ticket that can be restored is kept', async () => {
    const part = asMember('WH1', <TicketForm />);
    const { unmount } = renderPart(part, resources, () => json({ success: false, message: 'Later' }));
    await fill('Message', 'Hello');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('button', { name: 'Restore draft' });
    unmount();
    open(<TicketForm />);
    await waitFor(() => expect(textOf('Message')).toBe('Hello'));
  });

  it('is valid for 24 hours, also if the clock is set back, and ignores damaged data', () => {
    storeDraft('WH1', 'ticket', { message: 'Hello' });
    const now = Date.now();
    const hours = (count: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(now + count * 3_600_000);
      return readDraft('WH1', 'ticket');
    };
    expect(hours(23)).toEqual({ message: 'Hello' });
    expect(hours(-2)).toEqual({ message: 'Hello' });
    expect(hours(25)).toBeUndefined();
    vi.restoreAllMocks();
    for (const damaged of ['', 'null', '7', '{}', '{"savedAt":"now"}', `{"savedAt":${now},"values":7}`]) {
      sessionStorage.setItem('draft:ticket:WH1', damaged);
      expect(readDraft('WH1', 'ticket') ?? {}).toEqual({});
    }
    sessionStorage.setItem('draft:ticket:WH1', `{"savedAt":${now},"values":{"message":7,"subject":"Other"}}`);
    expect(readDraft('WH1', 'ticket')).toEqual({ subject: 'Other' });
  });
});
