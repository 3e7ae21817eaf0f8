import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

/**
 * The tests that Stryker runs against mutants of sandbox/domain. They use a PostgreSQL server, because it
 * opens a database faster than PGlite.
 */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    globalSetup: 'tests/support/postgresSetup.ts',
    setupFiles: 'tests/support/setup.ts',
    include: ['tests/unit/sandbox/*.test.ts', 'tests/unit/sandbox/postgres/locks.test.ts'],
    // These tests start processes, serve files or send hundreds of requests, and do not test the domain.
    exclude: [
      ...['dataFolder', 'folderLock', 'listen', 'npmStart', 'options', 'start', 'static'],
      ...['bodyLimit', 'connectionLost', 'hostile', 'hosts'],
    ].map((name) => `tests/unit/sandbox/${name}.test.ts`),
  },
});
