import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import { visibleText } from '../../../src/core/visibleText';
import { csvName, csvFields, formatCsv } from '../../../src/list/export/csv';
import type { Field } from '../../../src/core/defineResource';
import { bindings } from '../../../src/resources/bindings';
import { futuresTrades } from '../../../src/resources/futuresTrades';
import { transactions } from '../../../src/resources/transactions';
import { useTimeZoneOneHourAhead } from '../../support/timeZone';

const text: Field = { key: 'note', title: 'Note', valueType: 'text' };
const amount: Field = { key: 'amount', title: 'Amount', valueType: 'amount' };
const dateField: Field = { key: 'at', title: 'At', valueType: 'date' };

async function file(fields: readonly Field[], rows: readonly unknown[], zone: 'local' | 'utc' = 'utc') {
  let all = '';
  for await (const part of formatCsv(fields, rows, { zone })) all += part;
  return all;
}

/** Parses the file with a CSV library, as another program would. Returns the headings, then the rows. */
const parsed = (csv: string) => {
  const { data, errors } = Papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' });
  expect(errors).toEqual([]);
  return data.slice(0, -1);
};

/** Returns the expected cell: an apostrophe before every formula. Independent of the code under test. */
const guarded = (cell: string) =>
  cell
    .split(/(?<=[;\r\n])/)
    .map((part, index) => {
      const runs = index === 0 ? /^[=+\-@\t\r\n＝＋－＠]/ : /^[=+\-@\t＝＋－＠]/;
      const number = index === 0 ? /^-?\d+(\.\d+)?$/ : /^-?\d+(\.\d+)?[;\r\n]?$/;
      return runs.test(part) && !number.test(part) ? `'${part}` : part;
    })
    .join('');

describe('a CSV file', () => {
  it('begins with a UTF-8 BOM, ends every line with CRLF, and quotes by RFC 4180', async () => {
    const csv = await file(
      [text, amount],
      [{ note: 'say "hi", or\nnot', amount: '1.50' }, { note: 'ünï €' }],
    );
    expect(csv).toBe('\uFEFFNote,Amount\r\n"say ""hi"", or\nnot",1.5\r\nünï €,\r\n');
  });

  it('keeps every digit of a decimal, and leaves a cell empty that has no decimal', async () => {
    const long = ['12345678901234567890.123456789', '-0.00000001', '-3'];
    const rows = [...long, 1e-7, 5e15, '1,000', null, 'junk'].map((one) => ({ amount: one }));
    const cells = parsed(await file([amount], rows)).flat();
    expect(cells).toEqual(['Amount', ...long, '0.0000001', '5000000000000000', '', '', '']);
  });

  // Some spreadsheets split cells at semicolons and line breaks too.
  it.each([
    ...['=1+1', '+A1', '-2+3', '@SUM(A1)', '\tx', '\rx', '=1\nb', '-1.5.2', '＝1'].map((note) => [
      note,
      `'${note}`,
    ]),
    ['a;=1+1', "a;'=1+1"],
    ['a,b;@SUM(A1)', "a,b;'@SUM(A1)"],
    ['a\n=cmd', "a\n'=cmd"],
    ['a\r\n+1;-2+3', "a\r\n'+1;'-2+3"],
    ['a";=1', 'a";\'=1'],
    [';=1', ";'=1"],
    ...['-12.5', '-3', '7', 'a=b', "'quoted", ' -1', 'a;-5;b', 'a;-5', 'a\n-5\r\nb', 'a; b'].map((note) => [
      note,
      note,
    ]),
  ])(
    'escapes what a spreadsheet would run as a formula, and leaves numbers alone: %j',
    async (note = '', cell = '') => {
      expect(parsed(await file([text], [{ note }]))).toEqual([['Note'], [cell]]);
      expect(parsed(await file([{ ...text, title: note }], []))).toEqual([[cell]]);
    },
  );

  it('writes times as spreadsheets read them, with their zone in the heading, and days as they are', async () => {
    const rows = [
      { at: '2026-03-05T21:07:09.250Z' },
      { at: 1772744829000 },
      { at: '2026-03-05' },
      { at: 'soon' },
    ];
    expect(parsed(await file([dateField], rows)).flat()).toEqual([
      'At (UTC)',
      '2026-03-05 21:07:09',
      '2026-03-05 21:07:09',
      '2026-03-05',
      '',
    ]);
    expect(parsed(await file([dateField], [{ at: '2026-03-05' }])).flat()).toEqual(['At', '2026-03-05']);
    useTimeZoneOneHourAhead('Europe/Paris');
    expect(parsed(await file([dateField], rows.slice(0, 1), 'local')).flat()).toEqual([
      'At (Europe/Paris)',
      '2026-03-05 22:07:09',
    ]);
  });

  it('keeps ids and codes as texts, in programs that give each cell a type', async () => {
    const id: Field = { key: 'id', title: 'Id', valueType: 'id' };
    const ids = ['1234567890123456789', '0012', '7', '1e5', '12E10'];
    const notes = ['0012', '1234567890123456', '1e5', '2.5E+3', '3-4', '03/04/2026', '10:30', '2026-03-05'];
    const row = (index: number) => ({ id: ids[index], note: notes[index], amount: '1234.50' });
    const csv = await file(
      [id, text, amount],
      notes.map((_, index) => row(index)),
    );
    const typed = Papa.parse<unknown[]>(csv.slice(1), { dynamicTyping: true, newline: '\r\n' }).data.slice(
      1,
      -1,
    );
    expect(typed.map(([one]) => one ?? '')).toEqual([...ids.map((one) => `'${one}`), '', '', '']);
    expect(typed.map(([, note]) => note)).toEqual(notes.map((note) => `'${note}`));
    expect(new Set(typed.map(([, , decimal]) => decimal))).toEqual(new Set([1234.5]));
  });

  it('has each value once, a heading for each column, and no secret', async () => {
    expect(csvFields(futuresTrades.fields).map(({ title }) => title)).not.toContain('Time');
    expect(parsed(await file([amount, { ...text, title: 'Amount' }], []))).toEqual([
      ['Amount', 'Amount (2)'],
    ]);
    const row = {
      exchangeName: 'BINANCE',
      userId: 'M1',
      exchangeKeys: { apiKey: 'KEYKEYKEY', apiSecret: 'SECRETSECRET' },
    };
    const csv = await file(bindings.fields, [row]);
    expect(csv).toBe('\uFEFFExchange,User Id\r\nBINANCE,M1\r\n');
  });

  it('formats values as the list does', async () => {
    const rows = [{ transactionType: 'accountActivation', walletType: 'WALLET' }, { walletType: 'OTHER' }];
    const [titles = [], ...cells] = parsed(await file(transactions.fields, rows));
    const wallet = titles.indexOf('Wallet');
    expect(cells.map((line) => line[wallet])).toEqual(['Fuel wallet', 'Work wallet']);
    expect(cells[0]?.[titles.indexOf('Transaction type')]).toBe('Account activation');
    expect(cells[1]?.[titles.indexOf('Transaction type')]).toBe('');
  });

  it('is made in chunks, yields between them, and stops when aborted', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => ({ note: `row ${index}` }));
    const stop = new AbortController();
    const parts: string[] = [];
    const written = (async () => {
      for await (const part of formatCsv([text], rows, { zone: 'utc', signal: stop.signal })) {
        parts.push(part);
        if (parts.length === 2) stop.abort();
      }
    })();
    await expect(written).rejects.toMatchObject({ name: 'AbortError' });
    expect(parts.map((part) => part.split('\r\n').length - 1)).toEqual([1, 500]);

    const timers = vi.spyOn(globalThis, 'setTimeout');
    expect(parsed(await file([text], rows))).toHaveLength(1201);
    // The export starts one timer before each chunk of 500 rows.
    expect(timers).toHaveBeenCalledTimes(3);
  });

  it('parses back to the same values, for any rows', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            note: fc.oneof(
              fc.string({ unit: 'grapheme' }),
              fc.constantFrom('"', ',', '\r\n', '=', '-1', '\uFEFF', ' ', "'"),
              fc
                .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '"', '\n'), fc.string())
                .map((two) => two.join('')),
            ),
            amount: fc
              .tuple(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.nat())
              .map(([integer, part]) => `${integer}.${part}1`),
            at: fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
          }),
        ),
        async (rows) => {
          const sent = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
          const [titles, ...cells] = parsed(await file([text, amount, dateField], sent));
          expect(titles).toEqual(['Note', 'Amount', rows.length > 0 ? 'At (UTC)' : 'At']);
          expect(cells).toHaveLength(rows.length);
          cells.forEach(([note, decimal, at], index) => {
            const row = sent[index];
            // A text of only white space counts as unreadable, so its cell in the file is empty.
            expect(note?.replace(/^'(?=\d)/, '')).toBe(
              row?.note.trim() === '' ? '' : guarded(visibleText(row?.note ?? '')),
            );
            expect(decimal).toBe(row?.amount);
            expect(at).toBe(row?.at.slice(0, 19).replace('T', ' '));
          });
        },
      ),
    ));
});

describe('the name of a file', () => {
  it('has the list, the member and the dates, in characters that every file system accepts', () => {
    expect(csvName(['Transactions', 'M100', '2026-01-01 to 2026-01-31'])).toBe(
      'Transactions M100 2026-01-01 to 2026-01-31.csv',
    );
    expect(csvName(['Deposit', undefined, '', 'history '])).toBe('Deposit history.csv');
    expect(csvName(['../../a/b\\c:d*?"<>|\u0000e'])).toBe('-..-a-b-c-d-e.csv');
    expect(csvName(['..', undefined])).toBe('list.csv');
    expect(csvName(['x'.repeat(500)]).length).toBeLessThan(130);
  });
});
