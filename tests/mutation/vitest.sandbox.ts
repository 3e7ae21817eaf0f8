import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

/** The tests that judge mutants of the sandbox's domain: its own, on PostgreSQL, which opens faster. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    globalSetup: 'tests/support/postgresSetup.ts',
    setupFiles: 'tests/support/setup.ts',
    include: ['tests/unit/sandbox/*.test.ts', 'tests/unit/sandbox/postgres/locks.test.ts'],
    // They start processes, serve files, or send hundreds of requests and say nothing of the domain.
    exclude: [
      ...['dataFolder', 'folderLock', 'listen', 'npmStart', 'options', 'start', 'static'],
      ...['bodyLimit', 'connectionLost', 'hostile', 'hosts'],
    ].map((name) => `tests/unit/sandbox/${name}.test.ts`),
  },
});
