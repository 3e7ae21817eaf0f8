import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

/** Tests that mutants of the portal's logic do not concern, or that take long to say nothing of it. */
const besides = [
  'traceability',
  'patterns',
  'guide',
  'keyHygiene',
  'videoScene',
  'contest',
  'dashboardParts',
  // Another one each time: what it kills once, it may not kill again.
  'shapeFuzz',
];

/** The tests that judge mutants of the portal: those of its logic, for they take milliseconds. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    setupFiles: 'tests/support/setup.ts',
    include: ['tests/unit/*.test.ts'],
    exclude: besides.map((name) => `tests/unit/${name}.test.ts`),
  },
});
