import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readResults } from '../../../src/core/profitRows';
import { attentionItems, type AttentionSources } from '../../../src/pages/dashboard/attention';
import { bannerPictures } from '../../../src/pages/dashboard/Banners';
import { bonusShares, withTotals } from '../../../src/pages/dashboard/dashboardTotals';
import { firstStepStates } from '../../../src/pages/dashboard/FirstStepList';
import { trendOf } from '../../../src/pages/dashboard/trendLine';

describe('withTotals', () => {
  const data = { directTeamBonus: '0.1', clubBonus: '0.2', loyalityBonus: 0.3, withrawRecords: '10.00' };

  it('adds up bonus and withdrawals as decimals', () => {
    expect(withTotals({ ...data, fuelWithraw: '1e1' })).toMatchObject({
      ...data,
      totalBonus: '0.6',
      totalWithdraw: undefined,
    });
    expect(withTotals({ ...data, fuelWithraw: '2.50' })).toMatchObject({ totalWithdraw: '12.5' });
  });

  it('adds up the wallets, without the exchange', () => {
    const wallets = { mainBalance: '0.1', depositBalance: 0.2, incomeBalance: '5', binanceBalance: '900' };
    expect(withTotals(wallets)).toMatchObject({ totalBalance: '5.3' });
    expect(withTotals({ ...wallets, depositBalance: 'junk' })).toMatchObject({ totalBalance: undefined });
  });

  it('contains what a balance has besides the lines above it, unless that rounds to 0.00', () => {
    const wallets = { ...data, fuelWithraw: 0, mainBalance: 1, depositBalance: 2, incomeBalance: -9.4 };
    expect(withTotals({ ...wallets, balance: -6.4 })).toMatchObject({
      otherBalance: undefined,
      otherBonus: undefined,
    });
    expect(withTotals({ ...wallets, balance: -6.396 })).toMatchObject({ otherBalance: undefined });
    expect(withTotals({ ...wallets, balance: '10', incomeBalance: 0 })).toMatchObject({
      otherBalance: '7',
      otherBonus: '9.4',
    });
    expect(withTotals({ ...wallets, balance: null })).toMatchObject({ otherBalance: undefined });
  });

  it('contains parts that add up to each balance exactly', () => {
    const cents = fc.integer({ min: -1e9, max: 1e9 }).map((amount) => (amount / 100).toFixed(2));
    const keys = ['mainBalance', 'depositBalance', 'incomeBalance', 'balance'] as const;
    fc.assert(
      fc.property(fc.tuple(cents, cents, cents, cents), (amounts) => {
        const row = Object.fromEntries(keys.map((key, index) => [key, amounts[index] ?? '']));
        const totals = withTotals(row) as Record<string, string | undefined>;
        const sum = new Big(totals.totalBalance ?? NaN).plus(totals.otherBalance ?? 0);
        expect(sum.toFixed(2)).toBe(new Big(row.balance ?? NaN).toFixed(2));
      }),
    );
  });
});

describe('the items that need attention', () => {
  const today = '2026-11-28';
  const nothing = { dashboard: {}, withdrawals: [], newTickets: [], activity: [], today };
  const textsOf = (sources: Partial<AttentionSources>) =>
    attentionItems({ ...nothing, ...sources }).map(({ text }) => text);
  const paid = (packageValidity: unknown, paidStatus: unknown = true) =>
    textsOf({ dashboard: { user: { paidStatus, packageValidity } } });

  it('are none if nothing is known', () => {
    expect(textsOf({})).toEqual([]);
    expect(textsOf({ dashboard: { binanceBalance: 'Invalid API-key' } })).toEqual(['Exchange keys refused']);
  });

  it('contain a package that ends within 14 days or has ended', () => {
    expect(paid('2026-12-13')).toEqual([]);
    expect(paid('2026-12-12')).toEqual(['Package ends in 14 days']);
    expect(paid('2026-11-29')).toEqual(['Package ends in 1 day']);
    expect(paid('2026-11-28')).toEqual(['Package ends today']);
    expect(paid('2026-11-27')).toEqual(['Package ended on 2026-11-27']);
    for (const unknown of ['180 days', '', null, undefined]) expect(paid(unknown)).toEqual([]);
    // First steps ask for a package as long as none was bought.
    expect(paid('2026-11-27', '')).toEqual([]);
  });

  it('contain pending withdrawals, and rejected ones of the last 14 days, as filters of the list', () => {
    const withdrawals = [
      { status: 'Pending', createdAt: '2025-01-01T10:00:00Z' },
      { status: 'REJECTED', createdAt: '2026-11-20T10:00:00Z' },
      { status: 'FAILED', createdAt: '2026-11-13T10:00:00Z' },
      { status: 'APPROVED', createdAt: '2026-11-27T10:00:00Z' },
      null,
    ];
    expect(attentionItems({ ...nothing, withdrawals })).toEqual([
      { text: 'Withdrawal rejected', to: '/withdrawhistory?where.status=REJECTED' },
      { text: 'Withdrawal pending', to: '/withdrawhistory?where.status=Pending' },
    ]);
  });

  it('contain an answered ticket that is new', () => {
    const [asked, answered] = [{ status: 'OPEN' }, { status: 'Answered' }];
    expect(textsOf({ newTickets: [asked] })).toEqual([]);
    expect(textsOf({ newTickets: [asked, answered] })).toEqual(['Ticket answered']);
  });

  it('contain refused keys until a newer entry about keys', () => {
    const opened = { activity: 'Trade opened', message: 'The bot opened a position' };
    const refused = { activity: 'Balance check', message: 'Invalid API-key, IP, or permissions for action' };
    const changed = { activity: 'API binding', message: 'You changed your BINANCE keys' };
    expect(textsOf({ activity: [opened, refused, changed] })).toEqual(['Exchange keys refused']);
    expect(textsOf({ activity: [opened, changed, refused] })).toEqual([]);
    expect(textsOf({ activity: [{ activity: 'Order', message: 'Order rejected' }] })).toEqual([]);
  });

  it('never throw, whatever the rows contain', () => {
    const rows = fc.array(fc.anything());
    fc.assert(
      fc.property(rows, rows, rows, fc.object(), (withdrawals, newTickets, activity, dashboard) =>
        Array.isArray(attentionItems({ dashboard, withdrawals, newTickets, activity, today })),
      ),
    );
  });
});

describe('bannerPictures', () => {
  it('takes a safe image URL under any likely key, with its title', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => `https://pictures.example.test/${name}.png`);
    expect(bannerPictures([{ image: a, title: 'First' }, { banner: '', url: b }, c])).toEqual([
      { src: a, title: 'First' },
      { src: b, title: 'Banner' },
      { src: c, title: 'Banner' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'http://elsewhere.example.test/a.png',
    'data:image/svg+xml,<svg/>',
    '//x',
    7,
  ])('skips %s', (image) => {
    expect(bannerPictures([{ image, title: 'Unsafe' }])).toEqual([]);
  });

  it('never throws, whatever the response contains', () => {
    const data = fc.oneof(fc.anything(), fc.array(fc.anything()));
    fc.assert(fc.property(data, (banners) => Array.isArray(bannerPictures(banners))));
  });
});

describe('bonusShares', () => {
  const shares = (directTeamBonus?: unknown, clubBonus?: unknown, loyalityBonus?: unknown) =>
    bonusShares({ directTeamBonus, clubBonus, loyalityBonus });

  it('are percentages of the positive amounts', () => {
    expect(shares('1', '2', 1)).toEqual([25, 50, 25]);
    expect(shares('0.1', '0.2', '0')).toEqual([expect.closeTo(33.33, 2), expect.closeTo(66.67, 2), 0]);
    expect(shares('10', '-90', 'junk')).toEqual([100, 0, 0]);
    expect(shares('9'.repeat(30), '9'.repeat(30), '0')).toEqual([50, 50, 0]);
  });

  it('are undefined without a positive amount', () => {
    expect(shares('0', '-1', null)).toBeUndefined();
    expect(shares()).toBeUndefined();
  });

  it('never throw, and add up to 100, whatever the response contains', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (...amounts) => {
        const found = shares(...amounts);
        if (found) expect(found.reduce((sum, share) => sum + share)).toBeCloseTo(100, 6);
      }),
    );
  });
});

describe('trendOf', () => {
  const trend = (...amounts: readonly unknown[]) =>
    trendOf(readResults(amounts.map((pnl, index) => ({ date: `2026-03-0${index + 1}`, pnl }))));

  it('runs from zero through the running total, in a box of 100 by 100', () => {
    const found = trend('1', '-2', '3');
    expect(found).toMatchObject({ path: 'M0 66.7L33.3 33.3L66.7 100L100 0', zero: 66.7 });
    expect([found?.highest, found?.lowest].map(String)).toEqual(['2', '-1']);
    expect([found?.from, found?.to].map((date) => date?.format('YYYY-MM-DD'))).toEqual([
      '2026-03-01',
      '2026-03-03',
    ]);
  });

  it('is a flat line without profit, and undefined without results that can be drawn', () => {
    expect(trend('0')).toMatchObject({ path: 'M0 50L100 50', zero: 50 });
    expect(trend()).toBeUndefined();
    expect(trend('junk', '9'.repeat(30))).toBeUndefined();
  });
});

describe('firstStepStates', () => {
  it('reports each step that is known to be done', () => {
    expect(firstStepStates({})).toEqual([false, false, false]);
    expect(firstStepStates({ depositBalance: '0.00' }, 1, 2)).toEqual([true, true, false]);
    expect(firstStepStates({ depositBalance: '0.01' }, 0)).toEqual([false, true, false]);
    expect(firstStepStates({ depositBalance: 'x' })).toEqual([false, false, false]);
    // A member with a package has made a deposit, even if the deposit balance is 0 now.
    expect(firstStepStates({ depositBalance: '0', user: { paidStatus: true } }, 0)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
