import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// Set the time zone here, not in `env`, because a worker thread uses the time zone of its process.
process.env.TZ = 'UTC';

type Suite = NonNullable<TestProjectInlineConfiguration['test']>;

/** Returns the configuration of a Vitest project. */
const suite = (name: string, include: string[], rest: Suite, exclude: string[] = []) =>
  ({
    extends: true,
    test: { name, include, exclude: [...configDefaults.exclude, ...exclude], ...rest },
  }) satisfies TestProjectInlineConfiguration;

/** Returns the paths of test files in a folder. */
const filesIn = (folder: string, names: string[], extension = 'test.ts') =>
  names.map((name) => `${folder}/${name}.${extension}`);

/** Tests that open the whole portal, most of them once for each faulty response: too slow for `test:unit`. */
const MATRIX = filesIn('tests/unit/app', ['*Faults', 'addingAResource'], 'test.tsx');
/** The test that extracts the styles of all antd components: too slow for `test:unit`. */
const SLOW_LOGIC = filesIn('tests/unit/project', ['antdStyles']);

const setupFiles = 'tests/support/setup.ts';
/** Options of tests without a DOM. Threads start faster than processes and share PGlite's compiled code. */
const node: Suite = { environment: 'node', pool: 'threads' };
/**
 * Options of tests with a DOM. Test files share the loaded libraries, because antd and Refine take two seconds to load.
 * tests/support/setupDom.ts resets the DOM and the portal's modules.
 */
const dom: Suite = {
  environment: 'happy-dom',
  pool: 'threads',
  // The size of a phone: lists are cards.
  environmentOptions: { happyDOM: { width: 360, height: 740 } },
  isolate: false,
  setupFiles,
  css: { modules: { classNameStrategy: 'non-scoped' } },
};

const SANDBOX = 'tests/unit/sandbox/*.test.ts';
const sandbox: Suite = { ...node, setupFiles };
const contract: Suite = { ...node, setupFiles: [] };
/** Returns options for tests on PGlite, with databases in memory that are copies of one migrated database. */
const onPglite = (options: Suite): Suite => ({
  ...options,
  globalSetup: 'tests/support/pgliteImage.ts',
  setupFiles: [options.setupFiles ?? [], 'tests/support/pgliteFromImage.ts'].flat(),
});
/**
 * The tests that also run on a PostgreSQL server. They cover behaviour that can differ from PGlite: column types and
 * errors of the driver, transactions and row locks, limits that are counted in the database, and every call of the
 * contract. The other tests give the same result on either engine.
 */
const onBothEngines = [
  ...filesIn('tests/unit/sandbox', [
    ...['calls', 'codes', 'deposits', 'history', 'ledger', 'logs', 'mailLimits'],
    ...['mailQueue', 'securityLimits', 'seed', 'tables', 'unknownEmails'],
  ]),
  'tests/contract/checker.test.ts',
];

/**
 * The projects `logic` and `components` are the fast tests (npm run test:unit). Only `components` has a DOM: a test that
 * needs one is a .tsx file.
 */
export default defineConfig({
  test: {
    // Time limits find tests that hang; they leave room for a machine that is busy with other work.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // By default, Vitest leaves one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // Without isolation, modules are loaded once for all files, which saves a third of the time.
      suite('logic', ['tests/unit/**/*.test.ts'], { ...node, isolate: false, setupFiles }, [
        ...SLOW_LOGIC,
        'tests/unit/sandbox/**',
      ]),
      suite('components', ['tests/unit/**/*.test.tsx'], dom, MATRIX),
      suite('slow-logic', SLOW_LOGIC, { ...node, setupFiles }),
      suite('matrix', MATRIX, dom),
      suite('sandbox', [SANDBOX], onPglite(sandbox)),
      suite('contract', ['tests/contract/*.test.ts'], onPglite(contract)),
      // Needs PostgreSQL, which the global setup starts. tests/support/freshDatabase.ts opens databases on it.
      suite('postgres', ['tests/unit/sandbox/postgres/*.test.ts', ...onBothEngines], {
        ...contract,
        setupFiles,
        globalSetup: 'tests/support/postgresSetup.ts',
      }),
    ],
  },
});
