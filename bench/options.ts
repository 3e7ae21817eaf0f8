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

/** `--repeats N`: how often a visit is measured. */
export const repeats = numberOf('repeats');
/** `--turns N`, `--changes N`: after how many page turns and changes of route memory is weighed. */
export const turns = numberOf('turns');
export const changes = numberOf('changes');

const routes = values.routes.split(',').filter((route) => route !== '');
/** No route was named. */
export const everyRoute = routes.length === 0;
/** `--routes /login,/activity`: these routes alone; all of them unless told. */
export const chosen = <T>(all: readonly T[], pathOf: (one: T) => string): T[] =>
  all.filter((one) => routes.length === 0 || routes.includes(pathOf(one)));

/** `--performance`: Lighthouse judges speed too. `--heap`: memory over thousands of page turns as well. */
export const { performance: withPerformance, heap: withHeap } = values;

/** Keeps the figures of a run where `--json FILE` names a file, for whoever compares runs. */
export function saveFigures(figures: object): void {
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
}
