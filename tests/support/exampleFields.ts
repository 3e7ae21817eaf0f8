import type { Field } from '../../src/core/defineResource';

/** Example fields: one of each kind that a list can filter or sort by. */
export const at: Field = { key: 'at', title: 'At', valueType: 'date' };
export const amount: Field = { key: 'amount', title: 'Amount', valueType: 'amount' };
export const note: Field = { key: 'by.note', title: 'Note', valueType: 'text', humanize: true };
export const state: Field = {
  key: 'state',
  title: 'State',
  valueType: 'enum',
  labels: { A: 'Ready' },
  fallbackLabel: 'Other',
};
const done: Field = { key: 'done', title: 'Done', valueType: 'flag' };
export const fields = [at, amount, note, state, done];
