import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRange, readRange } from '../../src/core/dateRange';
import { fetchAllPages } from '../../src/list/fetchAllPages';

const list = (length: number) => Array.from({ length }, (_, index) => index);

/** A backend with that many rows that promises `count` of them, each page after its own delay. */
function backend(length: number, count = length, delays: readonly number[] = []) {
  const rows = list(length);
  const state = { calls: 0, open: 0, most: 0 };
  const readPage = async (page: number) => {
    state.calls++;
    state.most = Math.max(state.most, ++state.open);
    for (let turn = delays[page % (delays.length || 1)] ?? 0; turn > 0; turn--) await Promise.resolve();
    state.open--;
    return { data: rows.slice((page - 1) * 10, page * 10), total: count };
  };
  return { rows, state, readPage };
}

describe('gather', () => {
  it('reads every row once and in order, whatever order the pages come in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 240 }),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 1, max: 6 }),
        async (length, delays, concurrency) => {
          const { rows, state, readPage } = backend(length, length, delays);
          expect(await fetchAllPages(readPage, { concurrency })).toEqual({ rows, total: length });
          expect(state.calls).toBe(Math.max(1, Math.ceil(length / 10)));
          expect(state.most).toBeLessThanOrEqual(concurrency);
        },
      ),
    );
  });

  it('ends where the rows end, though the count promises a billion', async () => {
    const { rows, state, readPage } = backend(25, 1e9);
    expect((await fetchAllPages(readPage)).rows).toEqual(rows);
    expect(state.calls).toBeLessThanOrEqual(2 + 4);
  });

  it('ends at the count, though rows go on, and at its cap, though both do', async () => {
    expect((await fetchAllPages(backend(100, 20).readPage)).rows).toEqual(list(20));
    expect((await fetchAllPages(backend(500, 500).readPage, { maxPages: 3 })).rows).toEqual(list(30));
  });

  it('tells how far it is, and stops when told', async () => {
    const steps: string[] = [];
    await fetchAllPages(backend(25).readPage, {
      onProgress: (read, total) => steps.push(`${read}/${total}`),
    });
    expect(steps).toEqual(['10/25', '20/25', '25/25']);

    const stop = new AbortController();
    const { state, readPage } = backend(1000);
    const gone = fetchAllPages(readPage, { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
    expect(state.calls).toBe(1);
  });

  it('fails with the first failure, and reads no further', async () => {
    const { state, readPage } = backend(2000, 2000, [3]);
    const failing = (page: number) => (page === 3 ? Promise.reject(new Error('no')) : readPage(page));
    await expect(fetchAllPages(failing)).rejects.toThrow('no');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(state.calls).toBeLessThanOrEqual(5);
  });
});

describe('a range of days', () => {
  const range = (query: string) => readRange(new URLSearchParams(query));

  it('is read from the address, junk and all', () => {
    expect(range('from=2026-01-02&to=2026-02-03')).toEqual({ from: '2026-01-02', to: '2026-02-03' });
    expect(range('from=2026-01-02')).toEqual({ from: '2026-01-02' });
    for (const query of ['', 'from=', 'from=yesterday', 'from=2026-02-31&to=%00'])
      expect(range(query)).toBeUndefined();
  });

  it('holds both its days, and nothing that cannot be read', () => {
    const days = { from: '2026-01-02', to: '2026-01-03' };
    expect(inRange('2026-01-02T00:00:00Z', days)).toBe(true);
    expect(inRange('2026-01-03T23:59:59Z', days)).toBe(true);
    expect(inRange('2026-01-01T23:59:59Z', days)).toBe(false);
    expect(inRange('2026-01-04T00:00:00Z', days)).toBe(false);
    expect(inRange('2026-06-01T00:00:00Z', { from: '2026-01-02' })).toBe(true);
    for (const junk of [null, undefined, '', 'soon', {}]) expect(inRange(junk, days)).toBe(false);
  });
});
