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

const SIDES: Readonly<Record<Side, string>> = {
  portal: 'portal',
  staticBaseline: 'static baseline',
  fixture: 'Refine + antd as documented',
};

/** Returns the text of a cell: of a visit, and of all visits for its ratios. Times are in ms. */
type Cell = (visit: VisitFigures, all: readonly VisitFigures[]) => string;

const figure =
  (key: keyof Vitals, digits = 0): Cell =>
  (visit) =>
    medianOf(visit, key).toFixed(digits);
/** Divides a time by `contentPainted` of the same visit to another side. The static baseline has no ratios. */
const ratio =
  (key: keyof Vitals, otherSide: Side): Cell =>
  (visit, all) => {
    const { path, side, kind } = visit;
    const other = all.find((one) => one.path === path && one.kind === kind && one.side === otherSide);
    return side === 'staticBaseline' || side === otherSide || !other
      ? ''
      : (medianOf(visit, key) / medianOf(other, 'contentPainted')).toFixed(2);
  };

/** The columns of the table of visits, by their heads. */
const columns: Readonly<Record<string, Cell>> = {
  page: ({ path }) => path,
  of: ({ side }) => SIDES[side],
  visit: ({ kind }) => kind,
  kB: figure('kilobytes', 1),
  requests: figure('requests'),
  FCP: figure('fcp'),
  LCP: figure('lcp'),
  TBT: figure('tbt'),
  CLS: figure('cls', 3),
  painted: figure('contentPainted'),
  interactive: (visit, all) => (visit.side === 'staticBaseline' ? '' : figure('interactive')(visit, all)),
  'painted × baseline': ratio('contentPainted', 'staticBaseline'),
  'interactive × baseline': ratio('interactive', 'staticBaseline'),
  'painted × fixture': ratio('contentPainted', 'fixture'),
};

export const printVisits = (visits: readonly VisitFigures[]): void =>
  printTable(
    Object.keys(columns),
    visits.map((visit) => Object.values(columns).map((cell) => cell(visit, visits))),
  );
