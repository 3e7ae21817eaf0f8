import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Field, ListResource } from '../../src/core/defineResource';
import { totalsAccumulator } from '../../src/list/rows/totals';
import { TotalsBar } from '../../src/list/tools/TotalsBar';
import { renderPart } from '../support/renderPart';

const fields: readonly Field[] = [
  { key: 'amount', title: 'Amount', valueType: 'amount' },
  { key: 'fee', title: 'Fee', valueType: 'amount' },
  { key: 'made', title: 'Made', valueType: 'money', colour: 'profit' },
];
const list: ListResource = {
  name: 'list',
  title: 'List',
  read: { method: 'POST', path: 'api/user/list' },
  fields,
};

function renderBar(rows: readonly unknown[]) {
  const accumulator = totalsAccumulator({ fields });
  rows.forEach((row) => accumulator.add(row));
  renderPart(<TotalsBar resource={list} count={rows.length} totals={accumulator.result()} />, [list]);
}

it('the totals bar counts every value left out of a sum, in all columns', () => {
  renderBar([
    { amount: 'junk', fee: '1', made: '1' },
    { amount: 'junk', fee: 'junk', made: 'junk' },
  ]);
  expect(screen.getByText(/4 unreadable values left out\.$/)).toBeInTheDocument();
});

it('the totals bar shows a sum with more digits than any value can have', () => {
  renderBar([
    { amount: '9'.repeat(30), fee: '0', made: '-5' },
    { amount: '1', fee: '0', made: `-${'9'.repeat(30)}` },
  ]);
  expect(screen.getByText(`1${',000'.repeat(10)}.00`)).toBeInTheDocument();
  expect(screen.getAllByText(`-$1${',000'.repeat(9)},004.00`)).not.toHaveLength(0);
});
