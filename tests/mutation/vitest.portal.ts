import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

/** Tests that don't reach the mutated folders, or that take long. */
const excluded = ['schemaPatterns', 'keyWarning', 'productHeadings', 'dashboardParts'];

/** The unit tests that run against each mutant. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    setupFiles: 'tests/support/setup.ts',
    include: ['tests/unit/*.test.ts'],
    exclude: excluded.map((name) => `tests/unit/${name}.test.ts`),
  },
});
