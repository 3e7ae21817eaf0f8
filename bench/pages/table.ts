import type { LedgerPage, ListToList, TurnFigures } from '../figures';

const SIDES = { portal: 'portal', fixture: 'Refine + antd as documented' };
const count = new Intl.NumberFormat('en');

export const TURN_HEADS = ['page turn', 'CPU', 'turns', 'INP', 'worst INP', 'click to rows', 'longest task'];
/** Returns the cells of a row; times in ms, tasks from 50 ms. */
export const turnCells = ({ side, cpu, turns, inp, worstInp, rows, longestTask }: TurnFigures): string[] => [
  SIDES[side],
  `÷ ${cpu}`,
  String(turns),
  inp.toFixed(0),
  worstInp.toFixed(0),
  rows.toFixed(0),
  longestTask === 0 ? 'under 50' : longestTask.toFixed(0),
];

export const LIST_HEADS = ['list to list', 'line', 'CPU', 'frames from answer to rows', 'ms'];
export const listCells = ({ path, line, cpu, frames, ms }: ListToList): string[] => [
  path,
  line || 'no throttle',
  `÷ ${cpu}`,
  String(frames),
  ms.toFixed(0),
];

export const LEDGER_HEADS = ['rows', 'page', 'calls', 'bytes', 'click to rows', 'elements', 'heap MB'];
export const ledgerCells = (ledger: LedgerPage): string[] => [
  count.format(ledger.count),
  count.format(ledger.page),
  String(ledger.calls),
  count.format(ledger.bytes),
  ledger.ms.toFixed(0),
  count.format(ledger.elements),
  ledger.heap.toFixed(1),
];
