import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gather } from '../../src/list/rows/gather';
import { createRowShelf } from '../../src/list/rows/rowShelf';
import { nameless, numbered, pagedServer, type Change } from '../support/pagedServer';

const idOf = (row: unknown) => (row as { _id?: number })._id;
const noteOf = (row: unknown) => (row as { note: string }).note;
const delays = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 7 });
const concurrency = fc.integer({ min: 1, max: 6 });

/** Generates changes at some of the first responses. */
const changesOf = <T>(one: fc.Arbitrary<T>, toChange: (value: T, number: number) => Change) =>
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 30 }), one), { maxLength: 6 })
    .map((list) =>
      Object.fromEntries(list.map(([answer, value], index) => [answer, toChange(value, 1000 + index * 50)])),
    );

const comeInFront = changesOf(fc.integer({ min: 1, max: 23 }), (many, number) => (rows) => {
  for (let index = 0; index < many; index++) rows.unshift({ note: `new ${number + index}` });
});

describe('fetching all pages of any list with responses in any order', () => {
  it('returns an unchanged list whole, once and in order', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 240 }), delays, concurrency, async (length, turns, most) => {
        const { rows, read, state } = pagedServer(nameless(length), { delays: turns });
        const outcome = await gather(read, {
          concurrency: most,
          expected: length % 2 === 0 ? length : undefined,
        });
        expect(outcome).toEqual({ rows, total: length, ended: 'count', moved: 0, doubt: undefined });
        expect(state.asked).toHaveLength(Math.max(1, Math.ceil(length / 10)));
        expect(state.most).toBeLessThanOrEqual(most);
      }),
      // Lengths around one page.
      { examples: [0, 1, 9, 10, 11].map((length) => [length, [3, 0, 1], 4]) },
    ));

  it('returns the list of one point in time or a warning when rows are added at the top', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 120 }),
        delays,
        concurrency,
        comeInFront,
        fc.integer({ min: 0, max: 160 }),
        async (length, turns, most, changes, expected) => {
          const { rows, read } = pagedServer(nameless(length), { delays: turns, changes });
          const before = [...rows].map(noteOf);
          const outcome = await gather(read, { concurrency: most, expected });
          const found = outcome.rows.map(noteOf);
          const now = rows.map(noteOf);
          // No row is repeated or missing between the first row found and the end of the list.
          expect(found).toEqual(now.slice(now.length - found.length));
          expect(found.slice(found.length - before.length)).toEqual(before);
          if (outcome.doubt === undefined) expect(outcome.total).toBe(found.length);
        },
      ),
    ));

  it.each([
    [
      'come',
      (rows: unknown[], place: number, number: number) => rows.splice(place, 0, { _id: number, note: '' }),
    ],
    ['go', (rows: unknown[], place: number) => rows.splice(place, 1)],
  ] as const)(
    'returns each remaining row once or a warning when rows with keys %s anywhere',
    (_what, change) =>
      fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 120 }),
          delays,
          concurrency,
          changesOf(fc.integer({ min: 0, max: 119 }), (place, number) => (rows) => {
            change(rows, Math.min(place, rows.length - 1), number);
          }),
          async (length, turns, most, changes) => {
            const { rows, read } = pagedServer(numbered(length), { delays: turns, changes });
            const before = rows.map(idOf);
            const outcome = await gather(read, { concurrency: most, shelf: createRowShelf(idOf) });
            const found = outcome.rows.map(idOf);
            expect(new Set(found).size).toBe(found.length);
            if (outcome.doubt !== undefined) return;
            const stayed = new Set(rows.map(idOf));
            for (const id of before) if (stayed.has(id)) expect(found).toContain(id);
          },
        ),
      ),
  );

  it('resumes after any failures, and reads no page of an unchanged list twice except the first', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 240 }),
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 }),
        concurrency,
        async (length, failures, most) => {
          const { rows, read, state } = pagedServer(nameless(length));
          const shelf = createRowShelf();
          let call = 0;
          const failing = (page: number) =>
            failures.includes(++call) ? Promise.reject(new Error('no')) : read(page);
          let outcome: Awaited<ReturnType<typeof gather>> | undefined;
          for (let tries = 0; !outcome; tries++) {
            expect(tries).toBeLessThanOrEqual(failures.length);
            outcome = await gather(failing, { shelf, concurrency: most }).catch(() => undefined);
          }
          expect(outcome).toMatchObject({ rows, doubt: undefined });
          // A failure discards the requests that run beside it.
          const twice = state.asked.filter((page, index) => page > 1 && state.asked.indexOf(page) < index);
          expect(twice.length).toBeLessThanOrEqual(failures.length * (most - 1));
        },
      ),
    ));

  it('ends with any counts of the server, and returns no row twice', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 80 }),
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 5 }),
        delays,
        async (length, claims, turns) => {
          const { rows, read, state } = pagedServer(numbered(length), {
            delays: turns,
            count: (_length, answer) => claims[answer % claims.length] ?? 0,
          });
          const outcome = await gather(read, { shelf: createRowShelf(idOf) });
          const found = outcome.rows.map(idOf);
          expect(new Set(found).size).toBe(found.length);
          for (const row of outcome.rows) expect(rows).toContain(row);
          expect(state.asked.length).toBeLessThan(300);
          if (outcome.doubt === undefined) expect(outcome.total).toBe(found.length);
        },
      ),
    ));
});
