/** Tests of the functions that compute the parts of the dashboard. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readResults } from '../../src/core/profitRows';
import { bannerPictures } from '../../src/pages/dashboard/Banners';
import { bonusShares, withTotals } from '../../src/pages/dashboard/dashboardTotals';
import { hasDeposit } from '../../src/data/memberSteps';
import { firstStepStates } from '../../src/pages/dashboard/firstStepStates';
import { trendOf } from '../../src/pages/dashboard/trendLine';

describe('withTotals', () => {
  it('adds up bonus and withdrawals as decimals', () => {
    const data = {
      directTeamBonus: '0.1',
      clubBonus: '0.2',
      loyalityBonus: 0.3,
      withrawRecords: '10.00',
      fuelWithraw: '1e1',
    };
    expect(withTotals(data)).toMatchObject({ ...data, totalBonus: '0.6', totalWithdraw: undefined });
    expect(withTotals({ ...data, fuelWithraw: '2.50' })).toMatchObject({ totalWithdraw: '12.5' });
  });
});

describe('bannerPictures', () => {
  it('takes a safe image URL under any likely key, with its title', () => {
    expect(
      bannerPictures([
        { image: 'https://pictures.example.test/a.png', title: 'First' },
        { banner: '', url: 'https://pictures.example.test/b.png' },
        'https://pictures.example.test/c.png',
      ]),
    ).toEqual([
      { src: 'https://pictures.example.test/a.png', title: 'First' },
      { src: 'https://pictures.example.test/b.png', title: 'Banner' },
      { src: 'https://pictures.example.test/c.png', title: 'Banner' },
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
    fc.assert(fc.property(fc.anything(), (data) => Array.isArray(bannerPictures(data))));
    fc.assert(fc.property(fc.array(fc.anything()), (data) => Array.isArray(bannerPictures(data))));
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
    // A member with a package has made a deposit, even if the deposit balance is 0 now.
    expect(firstStepStates({ depositBalance: '0', user: { paidStatus: true } }, 0)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('detects a deposit from the wallet or a package, without the list of deposits', () => {
    const values = [
      { depositBalance: '5' },
      { depositBalance: 0 },
      { depositBalance: 'x' },
      { depositBalance: 0, user: { paidStatus: true } },
    ];
    expect(values.map(hasDeposit)).toEqual([true, false, false, true]);
  });
});
