import type { Vitals } from './vitals';

/** What is measured: the portal, the same page as static HTML, or the fixture (bench/fixture). */
export type Side = 'portal' | 'staticBaseline' | 'fixture';

/** The median measurements of one page, for one side and one kind of visit. */
export interface VisitFigures {
  readonly path: string;
  readonly kind: 'cold' | 'warm';
  readonly side: Side;
  readonly vitals: Vitals;
}

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

const rounded = (value: number) => value.toFixed(0);

/**
 * Returns the table row of a visit, with a cell for each of VISIT_HEADS and times in ms. The ratios divide
 * its times by `contentPainted` of the same visit to the other sides, which are in `all`.
 */
export function visitCells(
  { path, side, kind, vitals }: VisitFigures,
  all: readonly VisitFigures[],
): string[] {
  const paintedBy = (otherSide: Side) =>
    all.find((other) => other.path === path && other.kind === kind && other.side === otherSide)?.vitals
      .contentPainted;
  const over = (value: number, otherSide: Side) => {
    const other = paintedBy(otherSide);
    return side === 'staticBaseline' || side === otherSide || !other ? '' : (value / other).toFixed(2);
  };
  return [
    path,
    SIDES[side],
    kind,
    vitals.kilobytes.toFixed(1),
    rounded(vitals.requests),
    rounded(vitals.fcp),
    rounded(vitals.lcp),
    rounded(vitals.tbt),
    vitals.cls.toFixed(3),
    rounded(vitals.contentPainted),
    side === 'staticBaseline' ? '' : rounded(vitals.interactive),
    over(vitals.contentPainted, 'staticBaseline'),
    over(vitals.interactive, 'staticBaseline'),
    side === 'portal' ? over(vitals.contentPainted, 'fixture') : '',
  ];
}
