/** A member in the tree. */
interface TreeDot {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  /** The start of the line to this dot; undefined for the root. */
  readonly from?: { readonly x: number; readonly y: number };
}

/**
 * Returns a team as a tree of dots. Each level is a row of dots, spread evenly over the width and connected to the row
 * above.
 */
export function teamTree(rows: readonly number[], width: number, rowHeight: number): TreeDot[] {
  const x = (row: number, index: number) => ((index + 0.5) * width) / (rows[row] ?? 1);
  const y = (row: number) => (row + 0.5) * rowHeight;
  return rows.flatMap((members, row) =>
    Array.from({ length: members }, (_, index): TreeDot => {
      const dot = { x: x(row, index), y: y(row), row };
      const above = rows[row - 1];
      if (above === undefined) return dot;
      const parent = Math.floor((index * above) / members);
      return { ...dot, from: { x: x(row - 1, parent), y: y(row - 1) } };
    }),
  );
}
