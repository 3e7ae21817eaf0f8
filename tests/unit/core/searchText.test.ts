import { beforeEach, describe, expect, it } from 'vitest';
import type { Field } from '../../../src/core/defineResource';
import { textMatcher } from '../../../src/core/searchText';
import { SEARCH } from '../../../src/list/query/filters';
import { rowTest } from '../../../src/list/rows/matchesFilter';
import { futuresTrades } from '../../../src/resources/futuresTrades';
import { transactions } from '../../../src/resources/transactions';
import { useTimeZoneOneHourAhead } from '../../support/timeZone';

it.each([
  ['José', 'jose'],
  ['Jose\u0301', 'JOSÉ'],
  ['jose', 'José'],
  ['Łukasz Ørsted', 'lukasz orsted'],
  ['Straße', 'STRASSE'],
  ['İstanbul', 'istanbul'],
  ['ﬁne', 'fine'],
  ['ＷＨ１２', 'wh12'],
  ['WH12', 'wh١٢'],
  ['a\u00A0b\u3000c', 'a  b c'],
  ['O’Brien', "o'brien"],
  ["O'Brien", 'oʼbrien'],
  ['a “quoted” word', '"quoted"'],
  ['علي كريم', 'علی کریم'],
  ['محـــمد', 'محمد'],
  ['2026‑03‑05', '2026-03-05'],
  ['zero\u200Bwidth', 'zerowidth'],
  ['0xabcdef0123456789', '0xabcd…456789'],
  ['0xabcdef0123456789', '0xabcd...456789'],
])('%j is found by %j', (text, typed) => expect(textMatcher(typed)(text)).toBe(true));

it.each([
  ['Jose', 'josé maria'],
  ['0xabcdef', 'cdef…0xab'],
  ['abc', '…'],
])('%j is not found by %j', (text, typed) => expect(textMatcher(typed)(text)).toBe(false));

describe('a search', () => {
  beforeEach(() => useTimeZoneOneHourAhead('Europe/Paris'));
  const found = (fields: readonly Field[], row: object, text: string, zone: 'local' | 'utc' = 'local') =>
    rowTest(fields, [{ kind: 'search', key: SEARCH, text }], zone)(row);
  const transaction = {
    createdAt: '2026-03-05T23:30:09.000Z',
    amount: '-1234.5',
    from: '0xABCDEF0123456789abcdef0123456789ABCDEF01',
    transactionType: 'levelIncome',
    walletType: 'WALLET',
  };

  it.each([
    '-1,234.50',
    '1234.5',
    '-1234.5000',
    '2026-03-06 00:30:09',
    '2026-03-06',
    '00:30',
    'level income',
    'Fuel wallet',
    '0xABCD',
    'ABCDEF01',
    '0xABCD…CDEF01',
    transaction.from,
  ])('finds what the list shows: %s', (text) =>
    expect(found(transactions.fields, transaction, text)).toBe(true),
  );

  it('finds dates in the zone of the list only', () => {
    expect(found(transactions.fields, transaction, '2026-03-06', 'utc')).toBe(false);
    expect(found(transactions.fields, transaction, '2026-03-05 23:30', 'utc')).toBe(true);
    expect(found(transactions.fields, transaction, '2026-03-05', 'local')).toBe(false);
  });

  it('finds a date and its time, which one column shows, and the full date', () => {
    const trade = { createdAt: '2026-03-05T20:07:09.000Z', profitLoss: '0' };
    for (const text of ['26-03-05 09:07:09 PM', '2026-03-05', '0.0000'])
      expect(found(futuresTrades.fields, trade, text)).toBe(true);
  });
});
