import { describe, expect, it } from 'vitest';
import { arrivalMessage } from '../../../src/pages/deposit/useArrivals';

const row = (amount: unknown, createdAt = '2026-03-05T10:00:00Z') => ({ amount, createdAt });
const page = (...rows: readonly unknown[]) => ({ rows, total: rows.length });
const [a, b, c] = [row('3'), row('2'), row('1')];

describe('the message about deposits that arrived', () => {
  it('names the amount of one deposit, and the sum of several', () => {
    expect(arrivalMessage(page(b, c), [a, b, c], true)).toBe('Deposit received: 3.00 USDT');
    expect(arrivalMessage(page(c), [row('0.1'), row('0.2'), c], true)).toBe('2 deposits received: 0.30 USDT');
    expect(arrivalMessage(page(), [c], true)).toBe('Deposit received: 1.00 USDT');
  });

  it('names no amount that is hidden or unreadable', () => {
    expect(arrivalMessage(page(b, c), [a, b, c], false)).toBe('Deposit received');
    expect(arrivalMessage(page(c), [row('junk'), c], true)).toBe('Deposit received');
  });

  it('is none without a new row, and for an old row that moved up from the second page', () => {
    expect(arrivalMessage(page(a, b), [a, b], true)).toBeUndefined();
    expect(arrivalMessage(page(a, b), [b, c], true)).toBeUndefined();
    expect(arrivalMessage(page(), [], true)).toBeUndefined();
    // The server lost the rows for one response.
    expect(arrivalMessage({ rows: [], total: 2 }, [a, b], true)).toBeUndefined();
    expect(
      arrivalMessage(page({ ...a, confirmations: 1 }), [{ ...a, confirmations: 2 }], true),
    ).toBeUndefined();
  });
});
