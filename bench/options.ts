import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    repeats: { type: 'string', default: '3' },
    routes: { type: 'string', default: '' },
    performance: { type: 'boolean', default: false },
  },
});

/** `--repeats N`: the number of times that each page is measured. */
export const repeats = Number(values.repeats);
if (!Number.isInteger(repeats) || repeats < 1) throw new Error('--repeats must be an integer of at least 1');

const routes = values.routes.split(',').filter((route) => route !== '');
/** Returns the entries whose route is listed in `--routes /login,/activity`, or all entries without that option. */
export const filterByRoutes = <T>(all: readonly T[], pathOf: (one: T) => string): T[] =>
  all.filter((one) => routes.length === 0 || routes.includes(pathOf(one)));

/** `--performance`: whether Lighthouse also scores performance. */
export const { performance: withPerformance } = values;
