import Big from 'big.js';
import { pick, type Field } from './defineResource';
import { readDecimal } from './money';
import { valueTypeOf, wordsOf } from './valueTypes';

/** What the rows of one column make together, exact. */
export interface ColumnTotal {
  readonly field: Field;
  /** Which of its rows, in words, where their amounts have no sign of their own (`summedBy`). */
  readonly of: string | undefined;
  readonly sum: Big;
  /** Rows whose value cannot be read, and is left out. */
  readonly unread: number;
}

/** What a list of results comes to, exact, in the currency of its rows. */
export interface ResultStats {
  readonly field: Field;
  /** Rows whose result can be read; all other figures are theirs. */
  readonly count: number;
  readonly unread: number;
  /** Results above 0. */
  readonly wins: number;
  /** Of all results, in percent with one place; undefined where there are none. */
  readonly winRate: Big | undefined;
  readonly sum: Big;
  readonly best: Big | undefined;
  readonly worst: Big | undefined;
}

/** The readable figures of a column, in the order of the rows. */
const figuresOf = (field: Field, rows: readonly unknown[]): Big[] =>
  rows.flatMap((row) => readDecimal(pick(row, field.key)) ?? []);

const sumOf = (figures: readonly Big[]) => figures.reduce((sum, figure) => sum.plus(figure), new Big(0));

/** Whether figures of a column can be added up: not those of a price or a leverage (`summed: false`). */
const isSummed = ({ valueType, summed }: Field) =>
  summed !== false && valueTypeOf(valueType).renderer === 'number';

/** Rows by the words that a list shows for one of their values, in the order that these come in. */
function grouped(by: Field, rows: readonly unknown[]): Map<string, unknown[]> {
  const groups = new Map<string, unknown[]>();
  for (const row of rows) {
    const words = wordsOf(by, pick(row, by.key));
    const group = groups.get(words);
    if (group) group.push(row);
    else groups.set(words, [row]);
  }
  return groups;
}

/** The sums of these rows: one for each column that can be added up, or for each way that its amounts go. */
export const columnTotals = (fields: readonly Field[], rows: readonly unknown[]): ColumnTotal[] =>
  fields.filter(isSummed).flatMap((field) => {
    const total = (some: readonly unknown[], of?: string): ColumnTotal => {
      const figures = figuresOf(field, some);
      return { field, of, sum: sumOf(figures), unread: some.length - figures.length };
    };
    const by = fields.find(({ key }) => key === field.summedBy);
    return by ? [...grouped(by, rows)].map(([of, some]) => total(some, of)) : [total(rows)];
  });

/** Of a list whose rows each made a profit or a loss (`colour: 'profit'`): how they went; undefined for any other. */
export function resultStats(fields: readonly Field[], rows: readonly unknown[]): ResultStats | undefined {
  const field = fields.find(({ colour }) => colour === 'profit');
  if (!field) return undefined;
  const figures = figuresOf(field, rows);
  const wins = figures.filter((figure) => figure.gt(0)).length;
  const count = figures.length;
  const pickBy = (better: (a: Big, b: Big) => boolean) =>
    figures.reduce<Big | undefined>((best, one) => (best && !better(one, best) ? best : one), undefined);
  return {
    field,
    count,
    unread: rows.length - count,
    wins,
    winRate: count === 0 ? undefined : new Big(wins).times(100).div(count).round(1, Big.roundHalfUp),
    sum: sumOf(figures),
    best: pickBy((a, b) => a.gt(b)),
    worst: pickBy((a, b) => a.lt(b)),
  };
}
