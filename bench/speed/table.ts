import { median } from './visits';
import type { Vitals } from './vitals';

/** What is measured: the portal, the same page as static HTML, or the fixture (bench/fixture). */
export type Side = 'portal' | 'staticBaseline' | 'fixture';

/** The measurements of one page, for one side and one kind of visit. */
export interface VisitFigures {
  readonly path: string;
  readonly kind: 'cold' | 'warm';
  readonly side: Side;
  readonly runs: readonly Vitals[];
}

export const medianOf = ({ runs }: VisitFigures, key: keyof Vitals): number =>
  median(runs.map((run) => run[key]));

/** Prints a table. The first two columns are left-aligned, the others right-aligned. */
export function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  for (const row of [heads, ...rows]) {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return column < 2 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join('   ').trimEnd());
  }
}

export const VISIT_HEADS = [
  'page',
  'of',
  'visit',
  'kB',
  'requests',
  'FCP',
  'LCP',
  'TBT',
  'CLS',
  'painted',
  'interactive',
  'painted × baseline',
  'interactive × baseline',
  'painted × fixture',
];

const SIDES: Readonly<Record<Side, string>> = {
  portal: 'portal',
  staticBaseline: 'static baseline',
  fixture: 'Refine + antd as documented',
};

/**
 * Returns the table row of a visit, with a cell for each of VISIT_HEADS and times in ms. The ratios divide
 * its times by `contentPainted` of the same visit to the other sides, which are in `all`.
 */
export function visitCells(visit: VisitFigures, all: readonly VisitFigures[]): string[] {
  const { path, side, kind } = visit;
  const format = (key: keyof Vitals, digits = 0) => medianOf(visit, key).toFixed(digits);
  const over = (key: keyof Vitals, otherSide: Side) => {
    const other = all.find((one) => one.path === path && one.kind === kind && one.side === otherSide);
    return side === 'staticBaseline' || side === otherSide || !other
      ? ''
      : (medianOf(visit, key) / medianOf(other, 'contentPainted')).toFixed(2);
  };
  return [
    path,
    SIDES[side],
    kind,
    format('kilobytes', 1),
    format('requests'),
    format('fcp'),
    format('lcp'),
    format('tbt'),
    format('cls', 3),
    format('contentPainted'),
    side === 'staticBaseline' ? '' : format('interactive'),
    over('contentPainted', 'staticBaseline'),
    over('interactive', 'staticBaseline'),
    side === 'portal' ? over('contentPainted', 'fixture') : '',
  ];
}
