/** Prints rows under their heads, the first column to the left and figures to the right. */
export function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  for (const row of [heads, ...rows]) {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join('   ').trimEnd());
  }
}

export const whole = (value: number | undefined): string => value?.toFixed(0) ?? '';
export const ratio = (value: number | undefined): string => value?.toFixed(2) ?? '';

/** A ratio beside the most it should be. */
export const held = (value: number | undefined, goal: number | undefined): string =>
  value === undefined || goal === undefined
    ? ''
    : `≤ ${goal.toFixed(2)} ${value <= goal ? 'held' : 'MISSED'}`;
