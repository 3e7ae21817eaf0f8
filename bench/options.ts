import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    repeats: { type: 'string', default: '3' },
    routes: { type: 'string', default: '' },
    json: { type: 'string' },
    performance: { type: 'boolean', default: false },
    heap: { type: 'boolean', default: false },
    turns: { type: 'string', default: '2000' },
    changes: { type: 'string', default: '200' },
  },
});

function numberOf(name: 'repeats' | 'turns' | 'changes'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a whole number from 1 on`);
  return number;
}

/** `--repeats N`: the number of measurements of each visit. */
export const repeats = numberOf('repeats');
/** `--turns N`, `--changes N`: the page turns and route changes after which memory is measured. */
export const turns = numberOf('turns');
export const changes = numberOf('changes');

const routes = values.routes.split(',').filter((route) => route !== '');
/** Whether all routes are measured, because none was named. */
export const everyRoute = routes.length === 0;
/** `--routes /login,/activity`: only these routes; all of them if omitted. */
export const chosen = <T>(all: readonly T[], pathOf: (one: T) => string): T[] =>
  all.filter((one) => routes.length === 0 || routes.includes(pathOf(one)));

/** `--performance`: Lighthouse also scores performance. `--heap`: also measures memory over thousands of page turns. */
export const { performance: withPerformance, heap: withHeap } = values;

/** Writes the figures of a run to the file of `--json FILE`, if given, so that runs can be compared. */
export function saveFigures(figures: object): void {
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
}
