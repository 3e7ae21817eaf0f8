import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bannerPictures } from '../../src/pages/dashboard/bannerPictures';
import { withTotals } from '../../src/pages/dashboard/dashboardTotals';

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
  it('takes a safe picture under any likely key, with its words', () => {
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
  ])('passes %s over', (image) => {
    expect(bannerPictures([{ image, title: 'Unsafe' }])).toEqual([]);
  });

  it('never throws, whatever the answer holds', () => {
    fc.assert(fc.property(fc.anything(), (data) => Array.isArray(bannerPictures(data))));
    fc.assert(fc.property(fc.array(fc.anything()), (data) => Array.isArray(bannerPictures(data))));
  });
});
