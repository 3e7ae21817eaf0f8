import { readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';

/** The layers below app/, each with the layers that it may import (docs/architecture.md). */
const layersBelowApp = {
  core: [],
  lib: ['core'],
  components: ['lib', 'core'],
  values: ['components', 'lib', 'core'],
  data: ['lib', 'core'],
  list: ['data', 'values', 'components', 'lib', 'core'],
  payments: ['list', 'data', 'values', 'components', 'lib', 'core'],
  pages: ['payments', 'list', 'data', 'values', 'components', 'lib', 'resources', 'core'],
  resources: ['core'],
  api: ['core'],
  providers: ['api', 'core'],
};
const layers = { ...layersBelowApp, app: Object.keys(layersBelowApp), boot: ['api', 'lib', 'core'] };
const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const packages = [
  { name: 'react-router', message: 'Import the router from react-router-dom.' },
  {
    name: 'antd',
    importNames: ['InputNumber'],
    message: 'Amounts are typed in Input, as decimal strings (docs/decisions/010).',
  },
  {
    name: '@refinedev/antd',
    importNames: ['List', 'Show', 'ThemedLayout', 'ThemedLayoutV2'],
    message: 'They load pro-layout or shift the page while it loads: use Screen or app/layout.',
  },
  {
    name: '@refinedev/antd',
    importNames: ['AuthPage'],
    message: 'Log-in has two steps: use pages/auth.',
  },
  {
    name: '@refinedev/antd',
    importNames: ['useNotificationProvider'],
    message: 'It can set neither duration nor position: use providers/notificationProvider.',
  },
];

/** Returns a pattern for relative imports of files in one of the folders. */
const within = (names) => `^\\.{1,2}/(.*/)?(${names.join('|')})/`;

/**
 * Restricts the imports of some files. If several overrides match a file, only the last one applies, so each override
 * of src/ repeats `onlySrc`.
 */
const restrictImports = (files, patterns, paths = packages) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { paths, patterns }] },
});

const onlySrc = {
  regex: within(['sandbox', 'contract', 'tests', 'bench']),
  message: 'src/ may import only src/.',
};

const onlyLayersBelow = (layer, allowed = layers[layer]) => ({
  regex: within(folders.filter((folder) => folder !== layer && !allowed.includes(folder))),
  message: `${layer}/ may import ${allowed.join(', ') || 'nothing'} only.`,
});

/** The sandbox and the contract may import only resources, api and core from src/. */
const onlySharedLayers = {
  regex: `/src/(${folders.filter((folder) => !['resources', 'api', 'core'].includes(folder)).join('|')})/`,
  message: 'Of src/, the sandbox and the contract may import only resources, api and core.',
};

const importRules = [
  restrictImports(['tests/**'], []),
  restrictImports(['src/**'], [onlySrc]),
  ...Object.keys(layers).map((layer) =>
    restrictImports([`src/${layer}/**`], [onlySrc, onlyLayersBelow(layer)]),
  ),
  restrictImports(
    ['src/pages/**'],
    [
      onlySrc,
      onlyLayersBelow('pages'),
      { regex: String.raw`^\.\./[^.]`, message: 'A feature may not import another feature.' },
    ],
  ),
  // The build runs these files. The other files of boot/ run in the browser before the portal's code loads.
  restrictImports(
    ['src/boot/{prerender.tsx,routeManifest.ts}'],
    [onlySrc, onlyLayersBelow('boot', ['app', 'api', 'list', 'resources', 'lib', 'core'])],
  ),
  ...['providers/dataProvider.ts', 'api/{http,session}.ts'].map((files) =>
    restrictImports(
      [`src/${files}`],
      [
        onlySrc,
        onlyLayersBelow(files.slice(0, files.indexOf('/'))),
        { regex: '^(react|antd|@ant-design)(/|$)', message: 'Requests must work without a screen.' },
      ],
    ),
  ),
  restrictImports(['sandbox/**'], [onlySharedLayers], []),
  restrictImports(
    ['contract/**'],
    [onlySharedLayers, { regex: within(['sandbox']), message: 'The contract holds for any backend.' }],
    [],
  ),
];

/** Rules of typescript-eslint's strict set and of React that oxlint's category `correctness` does not include. */
const strict = Object.fromEntries(
  [
    'no-array-constructor',
    'no-useless-constructor',
    'no-var',
    'prefer-const',
    'prefer-rest-params',
    'prefer-spread',
    'import/no-duplicates',
    'react/rules-of-hooks',
    'react/unsupported-syntax',
    'typescript/no-deprecated',
    'typescript/no-dynamic-delete',
    'typescript/no-empty-object-type',
    'typescript/no-explicit-any',
    'typescript/no-extraneous-class',
    'typescript/no-generated-empty-object-type',
    'typescript/no-invalid-void-type',
    'typescript/no-misused-promises',
    'typescript/no-mixed-enums',
    'typescript/no-namespace',
    'typescript/no-non-null-asserted-nullish-coalescing',
    'typescript/no-non-null-assertion',
    'typescript/no-require-imports',
    'typescript/no-unnecessary-boolean-literal-compare',
    'typescript/no-unnecessary-condition',
    'typescript/no-unnecessary-template-expression',
    'typescript/no-unnecessary-type-arguments',
    'typescript/no-unnecessary-type-assertion',
    'typescript/no-unnecessary-type-constraint',
    'typescript/no-unnecessary-type-conversion',
    'typescript/no-unnecessary-type-parameters',
    'typescript/no-unsafe-argument',
    'typescript/no-unsafe-assignment',
    'typescript/no-unsafe-call',
    'typescript/no-unsafe-enum-comparison',
    'typescript/no-unsafe-function-type',
    'typescript/no-unsafe-member-access',
    'typescript/no-unsafe-return',
    'typescript/only-throw-error',
    'typescript/prefer-literal-enum-member',
    'typescript/prefer-promise-reject-errors',
    'typescript/prefer-reduce-type-parameter',
    'typescript/prefer-return-this-type',
    'typescript/related-getter-setter-pairs',
    'typescript/require-await',
    'typescript/unified-signatures',
    'typescript/use-unknown-in-catch-callback-variable',
  ].map((name) => [name, 'error']),
);

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'react'],
  jsPlugins: ['eslint-plugin-regexp'],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist', 'dist-contract', '.sandbox', '.cache', 'playwright-report', 'test-results'],
  rules: {
    ...strict,
    // The class `Big` is both the default and a named export of big.js.
    'import/no-named-as-default': 'off',
    // Sorting texts without a comparison function is allowed.
    'typescript/require-array-sort-compare': 'off',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
  },
  overrides: [
    ...importRules,
    {
      files: ['src/**', 'sandbox/**', 'contract/**', 'build/**'],
      // Doesn't see dynamic imports; `knip --cycles` does, but ignores type imports.
      rules: { 'import/no-cycle': ['error', { ignoreExternal: true, ignoreTypes: false }] },
    },
    {
      // These regular expressions process text from users and servers, so they must run in linear time.
      files: ['src/**', 'sandbox/**', 'contract/**'],
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      },
    },
    {
      // Playwright's fixtures have a parameter named `use`, and a parameter that may be an empty destructuring
      // pattern.
      files: ['tests/**'],
      rules: {
        'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
      },
    },
    {
      // JavaScript files have no types, so every value is `any`.
      files: ['**/*.js'],
      rules: Object.fromEntries(
        ['call', 'member-access', 'assignment', 'return', 'argument'].map((name) => [
          `typescript/no-unsafe-${name}`,
          'off',
        ]),
      ),
    },
  ],
});
