// Tests what a check lists as not proven by any response.
import { describe, expect, it } from 'vitest';
import { htmlReport } from '../../contract/checker/report/html';
import { junitReport } from '../../contract/checker/report/junit';
import { terminalReport } from '../../contract/checker/report/terminal';
import { unprovenLines } from '../../contract/checker/report/summary';
import { checkFake, list, rejection } from './fakeResponses';

/** Checks the rule `rows` on a backend that responds with the rows of `rowsOf`, and with 500 if it returns undefined. */
const check = (
  names: readonly string[],
  rowsOf: (call: string, body: Readonly<Record<string, unknown>>) => readonly object[] | undefined,
) =>
  checkFake(names, ['rows'], (call, body) => {
    const rows = rowsOf(call, body);
    return rows ? list(rows) : rejection('No', 500);
  });

type Checked = Awaited<ReturnType<typeof check>>;
const itemsOf = ({ unproven }: Checked, kind: string, resource = '') =>
  unproven
    .filter((item) => item.kind === kind && item.call.includes(resource))
    .map(({ what, reason }) => `${what}: ${reason}`);

const deposit = { tokenName: 'USDT', amount: '1', from: 'a', to: 'b', createdAt: '2026-03-05T21:07:09Z' };

describe('a check lists as not proven', () => {
  it('the fields of a list that was empty', async () => {
    const report = await check(['deposits'], () => []);
    expect(itemsOf(report, 'field', '(deposits)')).toEqual(['all fields of its rows: the list was empty']);
  });

  it('a field that no row had, and values that no row had', async () => {
    const report = await check(['withdrawals'], () => [
      { ...deposit, hash: null, status: 'PENDING' },
      { ...deposit, hash: '', status: 'DONE', remaks: [] },
    ]);
    expect(itemsOf(report, 'field', '(withdrawals)')).toEqual(
      ['hash', 'remaks'].map((key) => `${key}: no response had a value`),
    );
    expect(itemsOf(report, 'value', '(withdrawals)')).toEqual([
      'status ACTIVE, ANSWERED, APPLIED, OPEN, FAILED, REJECTED: no response had these values',
    ]);
  });

  it('options whose list was empty or failed, and figures that are missing', async () => {
    const row = { date: '2026-03-05', usdValue: '1', pnl: '1' };
    const report = await check(['profit'], (_call, { time }) =>
      time === '1day' ? [row] : time === '7day' ? [] : undefined,
    );
    expect(itemsOf(report, 'option', '(profit)')).toEqual([
      'time 7day: the list was empty',
      'time 1month: no response was a success',
      'time overall: no response was a success',
    ]);
    expect(itemsOf(report, 'field', '(profit)')).toEqual(['totalProfit: no response had a value']);
  });

  it('the value of a flag or an enumeration that no response had', async () => {
    const report = await check(['fuel-wallet'], () => [{ ...deposit, transactionType: 'x', side: 'DEBIT' }]);
    expect(itemsOf(report, 'value', '(fuel-wallet)')).toEqual([
      'side any other value: no response had these values',
    ]);
  });

  it('calls without a success, calls that were not chosen, writes, value types and rules', async () => {
    const report = await check(['deposits', 'news'], (call) => (call === 'deposit' ? [deposit] : undefined));
    const calls = report.unproven.filter(({ kind }) => kind === 'call');
    const reasonOf = (name: string) => calls.find(({ call }) => call.endsWith(`(${name})`))?.reason;
    expect(reasonOf('deposits')).toBeUndefined();
    expect(reasonOf('news')).toBe('no response was a success');
    expect(reasonOf('activity')).toBe('it was not chosen');
    expect(reasonOf('tickets.create')).toContain('it changes data');
    expect(reasonOf('signUp')).toBe('the check never sends it');
    const types = itemsOf(report, 'value type').join();
    expect(types).toContain('flag: no response had a value of it');
    expect(types).not.toContain('amount:');
    expect(itemsOf(report, 'rule')).toContain('status: it was not chosen');
    expect(itemsOf(report, 'rule').join()).not.toContain('rows:');
  });

  it('in every report', async () => {
    const report = await check(['deposits'], () => []);
    const line = 'POST api/user/deposit (deposits): all fields of its rows: the list was empty';
    for (const text of [terminalReport(report), htmlReport(report), junitReport(report)])
      expect(text).toContain(line);
    expect(unprovenLines(report).length).toBeLessThan(12);
    expect(junitReport({ ...report, unproven: [] })).toContain('<system-out></system-out>');
    expect(htmlReport({ ...report, unproven: [] })).toContain('<p>Nothing.</p>');
    expect(terminalReport({ ...report, unproven: [] })).not.toContain('Not proven');
  });
});
