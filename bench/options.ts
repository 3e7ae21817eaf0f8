import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** `--plain`: measure without a slowed line and processor as well; `--json FILE`: write the figures there. */
export const { plain, json } = parseArgs({
  options: { plain: { type: 'boolean', default: false }, json: { type: 'string' } },
}).values;

/** Keeps the figures of a run where --json names a file, for whoever compares runs. */
export function saveFigures(figures: object): void {
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, null, 2)}\n`);
}
