import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from '../../../src/core/retryAfter';

const NOW = Date.UTC(2026, 2, 5, 21, 0, 0);

describe('Retry-After', () => {
  it.each<[string | undefined, number | undefined, string?]>([
    ['3', 3000],
    [' 0 ', 0],
    ['1.5', 1500],
    ['Thu, 05 Mar 2026 21:00:10 GMT', 10_000],
    ['Thursday, 05-Mar-26 21:00:10 GMT', 10_000],
    ['2026-03-05T21:00:10Z', 10_000],
    ['Thu, 05 Mar 2026 20:00:00 GMT', 0],
    // The clock of this server is an hour fast.
    ['Thu, 05 Mar 2026 22:00:10 GMT', 10_000, 'Thu, 05 Mar 2026 22:00:00 GMT'],
    ['soon', undefined],
    ['-5', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j ms', (header, expected, date) => {
    expect(parseRetryAfter(header, NOW, date)).toBe(expected);
  });
});
