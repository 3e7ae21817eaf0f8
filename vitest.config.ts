import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// Here and not in `env`: a worker thread cannot change its zone, it has that of its process.
process.env.TZ = 'UTC';

type Suite = NonNullable<TestProjectInlineConfiguration['test']>;

const suite = (name: string, include: string | string[], rest: Suite): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [include].flat(), ...rest },
});

/** Open the whole portal, which takes as long to load as twenty screens by themselves. */
const MATRIX = ['*Faults', 'addingAResource'].map((name) => `tests/unit/${name}.test.tsx`);
/** Try thousands of cases or read every test there is, as long as all other logic takes: no part of the inner loop. */
const EXHAUSTIVE = ['patterns', 'shapeFuzz', 'antdStyles', 'traceability'].map(
  (name) => `tests/unit/${name}.test.ts`,
);
const setupFiles = 'tests/support/setup.ts';

/** A thread starts sooner than a process, and threads share PGlite's compiled code. */
const node: Suite = { environment: 'node', pool: 'threads' };
/** antd and Refine take a file two seconds to load, so files share them; setupDom.ts resets the rest. */
const dom: Suite = {
  environment: 'jsdom',
  isolate: false,
  setupFiles,
  css: { modules: { classNameStrategy: 'non-scoped' } },
};

const SANDBOX = 'tests/unit/sandbox/**/*.test.ts';
const POSTGRES = 'tests/unit/sandbox/postgres/**';
const CONTRACT = 'tests/contract/**/*.test.ts';
/** What opens no database of the suite's engine, or would show the same once more. */
const WITHOUT_ENGINE = ['spec', 'openapi', 'cli', 'command', 'mutants', 'smallBackend'].map(
  (name) => `tests/contract/${name}.test.ts`,
);
/** Starts PostgreSQL; openFresh (tests/support/engine.ts) then opens sandboxes on it. */
const globalSetup = 'tests/support/postgresSetup.ts';
const sandbox: Suite = { ...node, setupFiles };
const contract: Suite = { ...node, setupFiles: [], testTimeout: 30_000, hookTimeout: 120_000 };
/** On databases in memory that begin as copies of one. */
const embedded = (on: Suite): Suite => ({
  ...on,
  globalSetup: 'tests/support/pgliteImage.ts',
  setupFiles: [on.setupFiles ?? [], 'tests/support/fromImage.ts'].flat(),
});
/** Files of the sandbox's suite that say nothing of a database, or open an embedded one of their own. */
const noDatabase = [
  ...['connectionLost', 'dataFolder', 'folderLock', 'listen', 'npmStart', 'options', 'start', 'static'],
  // HTTP alone, and limits that are kept in memory.
  ...['bodyLimit', 'hosts', 'limits', 'mailLimits'],
].map((name) => `tests/unit/sandbox/${name}.test.ts`);

/**
 * One suite for each thing that tests need. `logic` and `components` are the inner loop (npm run test:unit);
 * a test of `logic` that needs a DOM says so in its first line: // @vitest-environment jsdom
 */
export default defineConfig({
  plugins: [react()],
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Left alone, Vitest keeps one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      suite('logic', 'tests/unit/*.test.ts', {
        ...node,
        // A third of the processor's time was loading the same modules again for each file.
        isolate: false,
        setupFiles,
        exclude: [...configDefaults.exclude, ...EXHAUSTIVE],
      }),
      suite('exhaustive', EXHAUSTIVE, { ...node, setupFiles }),
      suite('components', 'tests/unit/*.test.tsx', {
        ...dom,
        exclude: [...configDefaults.exclude, ...MATRIX],
      }),
      suite('matrix', MATRIX, dom),
      suite('sandbox', SANDBOX, { ...embedded(sandbox), exclude: [...configDefaults.exclude, POSTGRES] }),
      suite('contract', CONTRACT, embedded(contract)),
      // The same once more on PostgreSQL, and what only a server shows. They fail where there is none.
      suite('postgres', POSTGRES, { ...sandbox, globalSetup }),
      suite('postgres-sandbox', SANDBOX, {
        ...sandbox,
        globalSetup,
        exclude: [...configDefaults.exclude, POSTGRES, ...noDatabase],
      }),
      suite('postgres-contract', CONTRACT, {
        ...contract,
        globalSetup,
        exclude: [...configDefaults.exclude, ...WITHOUT_ENGINE],
      }),
    ],
  },
});
