import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as registry from '../../../src/resources';
import {
  fieldOf,
  isList,
  isObject,
  type Field,
  type ListResource,
  type ObjectResource,
} from '../../../src/core/defineResource';
import { valueTypeOf, valueTypes, UNREADABLE, type ValueTypeName } from '../../../src/core/valueTypes';
import { createRandom } from '../../../src/core/random';
import { resources } from '../../support/resources';

const allFields: readonly Field[] = resources.flatMap((resource) =>
  isList(resource)
    ? [...resource.fields, ...(resource.summary ?? [])]
    : isObject(resource)
      ? resource.fields
      : [],
);
const text = (resource: ListResource | ObjectResource, key: string, raw: unknown) => {
  const found = fieldOf(resource, key);
  return valueTypeOf(found.valueType).text(raw, found);
};
const { dashboard } = registry;

const tone = (resource: ListResource | ObjectResource, key: string, raw: unknown) => {
  const found = fieldOf(resource, key);
  return valueTypeOf(found.valueType).tone?.(raw, found);
};

describe('every value type', () => {
  it('turns any value into readable text, for every field of the portal', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allFields), fc.anything(), (declared, raw) => {
        const text = valueTypeOf(declared.valueType).text(raw, declared);
        expect(text).not.toBe('');
        if (typeof raw !== 'string') expect(text).not.toMatch(/undefined|NaN|null|\[object|Infinity/);
        void valueTypeOf(declared.valueType).tone?.(raw, declared);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(Object.keys(valueTypes) as ValueTypeName[])(
    'such as %s has readable samples that match its schema',
    (name) => {
      const validate = new Ajv2020({ allowUnionTypes: true }).compile(valueTypeOf(name).schema({}));
      const random = createRandom(7);
      for (let i = 0; i < 50; i++) {
        const sample = valueTypeOf(name).sample(random, {});
        expect(validate(sample ?? 0) || name === 'constant').toBe(true);
        if (!['image', 'constant'].includes(name))
          expect(valueTypeOf(name).text(sample, {})).not.toBe(UNREADABLE);
      }
    },
  );
});

describe('the value types of product.md', () => {
  const {
    transactions,
    fuelWallet,
    futuresTrades,
    deposits,
    directTeam,
    winners,
    marketCoins,
    levelIncome,
    profit,
  } = registry;

  it('write days as YY-MM-DD on futures trades and profit only, with the time beside them on trades', () => {
    const dateTime = '2026-03-05T21:07:09Z';
    const dates = (list: ListResource) =>
      list.fields
        .filter(({ valueType }) => valueType === 'date')
        .map((date) => valueTypeOf(date.valueType).text(dateTime, date));
    expect(dates(futuresTrades)).toEqual(['26-03-05', '09:07:09 PM']);
    expect(dates(registry.spotTrades)).toEqual(['2026-03-05 21:07:09']);
    expect(dates(profit)).toEqual(['26-03-05']);
  });

  it('write wallet keys as the names of the wallets', () => {
    expect(text(transactions, 'walletType', 'WALLET')).toBe('Fuel wallet');
    expect(text(transactions, 'walletType', 'DEPOSIT')).toBe('Work wallet');
    expect(text(transactions, 'walletType', undefined)).toBe('Work wallet');
    expect(text(transactions, 'walletType', 'wallet')).toBe('Fuel wallet');
  });

  it('colour amounts by sign, the side DEBIT as a loss, trades by profit, and open positions in the accent colour', () => {
    expect(tone(transactions, 'amount', '-1')).toBe('loss');
    expect(tone(transactions, 'amount', '0')).toBe('gain');
    expect(tone(deposits, 'amount', '-1')).toBe('loss');
    expect(tone(deposits, 'amount', '1')).toBeUndefined();
    expect(tone(fuelWallet, 'side', 'DEBIT')).toBe('loss');
    expect(tone(fuelWallet, 'side', 'Debit')).toBe('loss');
    expect(tone(fuelWallet, 'side', 'CREDIT')).toBe('gain');
    expect(tone(futuresTrades, 'profitLoss', '0')).toBe('loss');
    expect(tone(futuresTrades, 'profitLoss', '0.0001')).toBe('gain');
    expect(tone(futuresTrades, 'closeStatus', false)).toBe('accent');
    expect(tone(futuresTrades, 'closeStatus', null)).toBe('accent');
    expect(tone(futuresTrades, 'closeStatus', true)).toBeUndefined();
    // A profit of 0 on the dashboard or of a day is neither gain nor loss.
    expect(tone(profit, 'pnl', '0')).toBeUndefined();
    expect(tone(profit, 'pnl', '-0.01')).toBe('loss');
    expect(tone(dashboard, 'last24hourProfit', '0.00')).toBeUndefined();
    expect(tone(dashboard, 'last24hourProfit', '-0.01')).toBe('loss');
    expect(tone(dashboard, 'last24hourProfit', 0.01)).toBe('gain');
  });

  it('write decimals, flags and constants by the options of the field', () => {
    expect(text(futuresTrades, 'profitLoss', '-12.34567')).toBe('-12.3457');
    expect(text(futuresTrades, 'closeStatus', true)).toBe('Closed');
    expect(text(futuresTrades, 'closeStatus', false)).toBe('open');
    expect(text(directTeam, 'paidStatus', true)).toBe('Yes');
    expect(text(directTeam, 'paidStatus', null)).toBe('No');
    expect(text(deposits, 'tokenName', 'BTC')).toBe('USDT');
    expect(text(fuelWallet, 'transactionType', 'userFundTransfer')).toBe('USERFUNDTRANSFER');
    expect(text(marketCoins, 'symbol', 'btc')).toBe('BTC');
    expect(text(levelIncome, 'amount', '5')).toBe('$5.00');
    expect(text(levelIncome, 'amount', '-5')).toBe('-$5.00');
    // With two decimals, the next three values would be 0, so they have more.
    expect(text(levelIncome, 'amount', 1e-9)).toBe('$0.000000001');
    expect(text(levelIncome, 'amount', '-0.0012345')).toBe('-$0.0012');
    expect(text(transactions, 'amount', '0.00000000123')).toBe('0.0000000012');
    expect(text(levelIncome, 'amount', '0.006')).toBe('$0.01');
    expect(text(levelIncome, 'amount', '0')).toBe('$0.00');
    expect(text(levelIncome, 'amount', 5e-324)).toBe('$0.00');
    expect(text(winners, 'pic', '')).toBe('No Image Available');
  });

  it('allow only images over https', () => {
    expect(text(winners, 'pic', 'javascript:alert(1)')).toBe('No Image Available');
    expect(text(winners, 'pic', 'https://example.test/a.png')).toBe('https://example.test/a.png');
  });
});
