import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fieldOf, type ListResource } from '../../../src/core/defineResource';
import { humanize } from '../../../src/core/text';
import { Cell } from '../../../src/values/Cell';
import {
  captionOf,
  namingField,
  placesOf,
  rowFieldsOf,
  rowName,
  rowTitle,
} from '../../../src/list/view/shownFields';
import type { Zone } from '../../../src/core/dates';
import { deposits } from '../../../src/resources/deposits';
import * as registry from '../../../src/resources';
import { useTimeZoneOneHourAhead } from '../../support/timeZone';

const { futuresTrades, futuresOrders, transactions, directTeam, teamLevels } = registry;
const list: ListResource = {
  name: 'products',
  title: 'Products',
  read: { method: 'GET', path: 'products' },
  fields: [
    { key: 'madeAt', title: 'Made', valueType: 'date', format: 'day' },
    { key: 'price', title: 'Price', valueType: 'amount' },
    { key: 'name', title: 'Name', valueType: 'text' },
    { key: 'kind', title: 'Kind', valueType: 'text', caption: true },
  ],
};
const price = fieldOf(list, 'price');

describe('a caption field', () => {
  it.each<[name: string, rows: readonly unknown[] | undefined, captions: number, isColumn: boolean]>([
    ['shown once below the rows, which have one value', [{ kind: 'FUTURE' }, { kind: 'FUTURE' }], 1, false],
    ['a column if values differ', [{ kind: 'FUTURE' }, { kind: 'SPOT' }], 0, true],
    ['a column if a value is missing', [{ kind: 'FUTURE' }, {}], 0, true],
    ['a column if all values are missing', [{}], 0, true],
    ['not shown while rows load', undefined, 0, false],
  ])('is %s', (_, rows, captions, isColumn) => {
    expect(captionOf(list, rows)).toEqual(list.fields.slice(3, 3 + captions));
    expect(rowFieldsOf(list, rows)).toEqual(list.fields.slice(0, isColumn ? 4 : 3));
  });
});

describe('the amounts of a column', () => {
  const rows = [{ price: '1.5' }, { price: '2' }, { price: '0.12345' }, { price: 'junk' }];

  it('have as many decimals as the longest on the page needs, between two and eight', () => {
    expect(placesOf(price, rows)).toBe(5);
    expect(placesOf(price, undefined)).toBe(2);
    expect(placesOf(price, [{ price: '0.123456789012' }])).toBe(8);
    expect(placesOf({ ...price, decimals: 4 }, rows)).toBe(4);
    expect(placesOf({ ...price, valueType: 'money' }, rows)).toBe(2);
    expect(placesOf({ ...price, valueType: 'text' }, rows)).toBeUndefined();
  });

  it('are padded to that number, and show the full value on hover when digits are cut', () => {
    const { container, rerender } = render(<Cell field={price} row={rows[0]} loading={false} places={5} />);
    expect(container).toHaveTextContent(/^1\.50000$/);
    expect(container.querySelector('[title]')).toBeNull();
    rerender(<Cell field={price} row={{ price: '0.123456789012' }} loading={false} places={8} />);
    expect(screen.getByText('0.12345679')).toHaveAttribute('title', '0.123456789012');
    for (const prefix of ['$', '€', 'Fr. ']) {
      const field = { ...price, decimals: 2, prefix };
      rerender(<Cell field={field} row={{ price: '-1234.567' }} loading={false} />);
      expect(screen.getByText(`-${prefix}1,234.57`)).toHaveAttribute('title', '-1234.567');
    }
  });
});

describe('the name of a row', () => {
  it('is its first text that is not the same in every row', () => {
    expect(namingField(list.fields)?.key).toBe('name');
    expect(namingField(futuresTrades.fields)?.key).toBe('symbol');
    expect(namingField(transactions.fields)?.key).toBe('transactionType');
    expect(namingField(directTeam.fields)?.key).toBe('name');
    expect(namingField(teamLevels.fields)?.key).toBe('level');
  });

  it('has the main figure and the time too, formatted by their fields', () => {
    const trade = { symbol: 'BTCUSDT', profitLoss: '1.5', createdAt: '2026-03-05T21:07:09Z' };
    const named = (zone: Zone, amounts: 'shown' | 'hidden' = 'shown') =>
      rowName(futuresTrades, trade, { zone, amounts });
    expect(named('local')).toBe('BTCUSDT, Profit / Loss 1.5000, 26-03-05 09:07:09 PM');
    expect(named('utc', 'hidden')).toBe('BTCUSDT, 26-03-05 09:07:09 PM');
    useTimeZoneOneHourAhead('Europe/Rome');
    expect(named('local')).toBe('BTCUSDT, Profit / Loss 1.5000, 26-03-05 10:07:09 PM');
    const shown = { zone: 'utc', amounts: 'shown' } as const;
    expect(rowName(teamLevels, { level: 3, count: 25 }, shown)).toBe('Level 3, Count 25');
    expect(rowName(list, { name: 'Kite' }, shown)).toBe('Kite');
    expect(rowName(list, {}, shown)).toBe('');
    expect(rowTitle(deposits, '{amount} of {createdAt}', { amount: '25' }, shown)).toBe('25.00 of ');
  });
});

describe('an enum value', () => {
  it.each([
    ['accountActivation', 'Account activation'],
    ['userFundTransfer', 'User fund transfer'],
    ['rewards', 'Rewards'],
    ['STOP_MARKET', 'Stop market'],
    ['Trade opened', 'Trade opened'],
    ['BTC2', 'BTC2'],
    ['überweisung', 'überweisung'],
    ['—', '—'],
    ['', ''],
  ])('%s is written %s', (raw, text) => expect(humanize(raw)).toBe(text));

  it('shows the raw value on hover', () => {
    const field = fieldOf(transactions, 'transactionType');
    const { rerender } = render(
      <Cell field={field} row={{ transactionType: 'accountActivation' }} loading={false} />,
    );
    expect(screen.getByText('Account activation')).toHaveAttribute('title', 'accountActivation');
    rerender(<Cell field={field} row={{ transactionType: 'Refund' }} loading={false} />);
    expect(screen.getByText('Refund')).not.toHaveAttribute('title');
  });
});

describe('cells', () => {
  it('have a copy button for ids and addresses, but not for names in their place', () => {
    const from = fieldOf(transactions, 'from');
    const { rerender } = render(<Cell field={from} row={{ from: 'WH100001' }} loading={false} />);
    expect(screen.getByRole('button', { name: 'Copy From WH100001' })).toBeVisible();
    rerender(<Cell field={from} row={{ from: 'Operator' }} loading={false} />);
    expect(screen.getByText('Operator')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('have the full date-time with its zone in the datetime attribute and on hover', () => {
    const [at] = futuresOrders.fields;
    const { container, rerender } = render(
      <Cell field={at} row={{ createdAt: '2026-03-05T21:07:09Z' }} loading={false} />,
    );
    const time = container.querySelector('time');
    expect(time).toHaveTextContent('2026-03-05 21:07:09');
    expect(time).toHaveAttribute('datetime', '2026-03-05T21:07:09.000Z');
    expect(time?.title).toMatch(/^Thursday, 5 March 2026, 21:07:09 \(UTC\+00:00\)$/);
    // A date without a time is shown without a time zone.
    rerender(<Cell field={at} row={{ createdAt: '2026-03-05' }} loading={false} />);
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-03-05');
    expect(container.querySelector('time')?.title).toBe('Thursday, 5 March 2026');
  });

  it.each([
    ['REJECTED', 'warning'],
    ['PENDING', 'processing'],
    ['APPROVED', undefined],
    // Unknown statuses. The last one is also the name of a property of every object.
    ['Zurückgestellt_by (2 of 3)', undefined],
    ['constructor', undefined],
  ])('show the status %s in the colour %s, never in those of profit and loss', (status, colour) => {
    const field = fieldOf(futuresOrders, 'status');
    render(<Cell field={field} row={{ status }} loading={false} />);
    const tag = screen.getByText(status).closest('.ant-tag');
    expect(tag?.className.match(/ant-tag-(success|error|warning|processing)/)?.[1]).toBe(colour);
  });
});
