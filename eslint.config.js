import { readdirSync } from 'node:fs';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { flatConfigs, createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** The layers of the house, each with what it may import besides itself (docs/architecture.md). */
const layers = {
  core: [],
  components: ['core'],
  list: ['components', 'core'],
  pages: ['list', 'components', 'resources', 'core'],
  resources: ['core'],
  api: ['core'],
  providers: ['api', 'core'],
};

const zones = Object.entries(layers).map(([layer, below]) => ({
  target: `./src/${layer}`,
  from: './src',
  except: [layer, ...below].map((folder) => `./${folder}`),
  message: `${layer}/ may import ${below.join(', ') || 'nothing'} only.`,
}));

/** No feature imports another: what two of them need belongs to list/ or components/. */
const features = readdirSync('src/pages').map((feature) => ({
  target: `./src/pages/${feature}`,
  from: './src/pages',
  except: [`./${feature}`],
  message: 'A feature imports no other feature.',
}));

const outside = ['resources', 'api', 'core'].map((folder) => `./${folder}`);

export default tseslint.config(
  {
    ignores: [
      'dist',
      'dist-contract',
      '.sandbox',
      '.cache',
      'playwright-report',
      'test-results',
      'build/shims',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  flatConfigs.recommended,
  flatConfigs.typescript,
  // The compiler's analysis takes a sixth of the time; hooks of tests are checked by running them.
  { ...reactHooks.configs.flat['recommended-latest'], files: ['src/**'] },
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver(), createNodeResolver()],
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // The compiler says these by itself, and sooner.
      'import-x/namespace': 'off',
      'import-x/named': 'off',
      'import-x/default': 'off',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...zones,
            ...features,
            { target: './src', from: './sandbox', message: 'The portal knows no sandbox.' },
            {
              target: './src',
              from: ['./contract', './tests', './bench'],
              message: 'The portal stands on src/ alone.',
            },
            { target: './sandbox', from: './src', except: outside },
            { target: './contract', from: './src', except: outside },
            { target: './contract', from: './sandbox', message: 'The contract holds for any backend.' },
          ],
        },
      ],
      'import-x/no-named-as-default-member': 'off',
      'import-x/no-unresolved': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    // Nothing imports a test, and following the imports of every test takes long.
    files: ['src/**', 'sandbox/**', 'contract/**', 'build/**'],
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    // These regular expressions read text that other people wrote: they must take linear time.
    files: ['src/**', 'sandbox/**', 'contract/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['src/**', 'tests/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router', message: 'The one import source of the router is react-router-dom.' },
            { name: 'antd', importNames: ['Result'], message: '33 kB of pictures: EmptyState or Alert.' },
            {
              name: 'antd',
              importNames: ['InputNumber'],
              message: 'Money is a decimal string (core/money); InputNumber goes through floats.',
            },
            {
              name: '@refinedev/antd',
              importNames: ['List', 'Show', 'ThemedLayout', 'ThemedLayoutV2'],
              message: 'They bring pro-layout or move the page while it loads: Screen, app/layout.',
            },
            {
              name: '@refinedev/antd',
              importNames: ['AuthPage'],
              message: 'Log-in has two steps here: pages/auth.',
            },
            {
              name: '@refinedev/antd',
              importNames: ['useNotificationProvider'],
              message: 'It can pass neither duration nor place: providers/notificationProvider.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXOpeningElement[name.object.name="Form"][name.property.name="Item"] > JSXAttribute[name.name="tooltip"]',
          message: 'The build leaves it out (build/plugins.ts).',
        },
        {
          selector: 'JSXAttribute[name.name="rowSelection"], Property[key.name="rowSelection"]',
          message: 'The build leaves it out (build/plugins.ts).',
        },
        {
          selector: 'JSXMemberExpression[object.name="Input"][property.name=/^(OTP|Search|Group)$/]',
          message: 'The build leaves it out (build/plugins.ts).',
        },
        {
          selector: 'JSXMemberExpression[object.name="Input"][property.name="TextArea"]',
          message:
            "The build leaves it out (build/plugins.ts): import TextArea from 'antd/es/input/TextArea'.",
        },
        {
          selector: 'JSXMemberExpression[object.name="Form"][property.name="List"]',
          message: 'The build leaves it out (build/plugins.ts).',
        },
        {
          selector: 'Property[key.name="type"][value.value="url"]',
          message: 'The build leaves this rule out (build/plugins.ts).',
        },
        {
          selector: 'Property[key.name="searchFormProps"]',
          message:
            "The build leaves useTable's form out (build/plugins.ts): what a list is asked is in its address.",
        },
        {
          selector: 'JSXMemberExpression[object.name="Alert"][property.name="ErrorBoundary"]',
          message: 'The build leaves it out (build/plugins.ts): app/ErrorBoundary.',
        },
        {
          selector: 'JSXOpeningElement[name.name="Empty"]:not(:has(JSXAttribute[name.name="image"]))',
          message: "The build leaves Empty's own picture out (build/plugins.ts): components/EmptyState.",
        },
        {
          selector: 'JSXAttribute[name.name="twoToneColor"], ImportSpecifier[imported.name=/TwoTone$/]',
          message: 'The build leaves its colours out (build/plugins.ts).',
        },
        {
          selector: 'MemberExpression[object.name="ConfigProvider"][property.name="config"]',
          message: 'The build leaves its theme out (build/plugins.ts).',
        },
        {
          selector: 'JSXMemberExpression[object.name="Statistic"]',
          message: 'The build leaves it out (build/plugins.ts).',
        },
      ],
    },
  },
  {
    files: ['src/providers/{dataProvider,answers}.ts', 'src/api/{http,session}.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: ['react', 'antd'], patterns: ['antd/*', '@ant-design/*'] }],
    },
  },
  {
    files: ['tests/**'],
    rules: { '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
);
