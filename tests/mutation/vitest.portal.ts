import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

/** Tests that don't run code of the mutated folders (portal.json), or that take long. */
const excluded = ['project/productHeadings', 'pages/dashboardParts', 'sandbox/**/*'];

/** The tests with a DOM that run code of the mutated folders. */
const withDom = ['api/env', 'providers/routerProvider', 'api/session', 'app/firstRequests', 'list/urls'];

/** The unit tests that Stryker runs against mutants of src/core, src/api and src/providers. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    setupFiles: 'tests/support/setup.ts',
    projects: [
      {
        extends: true,
        test: {
          include: ['tests/unit/**/*.test.ts'],
          exclude: excluded.map((name) => `tests/unit/${name}.test.ts`),
        },
      },
      {
        extends: true,
        test: { include: withDom.map((name) => `tests/unit/${name}.test.tsx`), environment: 'happy-dom' },
      },
    ],
  },
});
