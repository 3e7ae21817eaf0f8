import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes VITE_API_HOST into the page as the backend's address; '' means the page's origin (product.md, decision 1). */
export const apiHost = (): Plugin => ({
  name: 'api-host',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('%VITE_API_HOST%', process.env.VITE_API_HOST ?? ''),
  },
});

/** Checks every answer of a foreign backend against the contract, in development only (contract/devCheck). */
export const contractCheck = (host: string | undefined): Plugin => ({
  name: 'contract-check',
  apply: 'serve',
  transformIndexHtml: () =>
    host
      ? [
          {
            tag: 'script',
            attrs: { type: 'module' },
            children: `import { startDevCheck } from '/contract/devCheck/panel.ts'; startDevCheck(${JSON.stringify(host)});`,
            injectTo: 'head-prepend',
          },
        ]
      : [],
});

/** Writes .br and .gz files next to every text file of the build, for servers that send precompressed files. */
export const precompress = (): Plugin => {
  const ways = [
    ['.br', promisify(brotliCompress)],
    ['.gz', promisify(gzip)],
  ] as const;
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|html)$/.test(file));
      const jobs = files.flatMap((file) => ways.map((way) => [join(dir, file), ...way] as const));
      await Promise.all(
        jobs.map(async ([file, ending, compress]) => {
          await writeFile(file + ending, await compress(await readFile(file)));
        }),
      );
    },
  };
};

/** The id of Vite's helper for dynamic imports. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Replaces Vite's helper by our own, which can be called again after a failure (src/boot/importFiles.ts). */
export const ownImports = (helper: string): Plugin => ({
  name: 'own-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === PRELOAD_HELPER
      ? `export { importFiles as __vitePreload } from ${JSON.stringify(helper)};`
      : undefined,
});

/** Parts of antd that no screen uses but tree shaking cannot remove: the import, the importing file and the stub. */
const UNUSED: readonly (readonly [request: string, importer: string, shim?: string])[] = [
  // The `tooltip` of a form label: 12 kB that the login page does not need.
  ['../tooltip', '/antd/es/form/FormItemLabel.js'],
  // The icon of that tooltip.
  ['@ant-design/icons/es/icons/QuestionCircleOutlined', '/antd/es/form/FormItemLabel.js'],
  // Alert.ErrorBoundary: the portal has its own error boundary (components/FallbackBoundary).
  ['./ErrorBoundary', '/antd/es/alert/index.js'],
  // Empty's default image: the portal always sets another one (components/EmptyState).
  ['./empty', '/antd/es/empty/index.js'],
  // A column's `filters`: a tree, radios and checkboxes. Our filters are above the table.
  ['./FilterDropdown', '/antd/es/table/hooks/useFilter/index.js'],
  // A table's `rowSelection`: checkboxes, radios and a selection menu.
  ['./hooks/useSelection', '/antd/es/table/InternalTable.js', 'noSelection.js'],
  ['./hooks/useSelection', '/antd/es/table/Table.js', 'noSelection.js'],
  // The scroll bar width, for fixed table headers. Our tables scroll in their own container (list/view/TableView).
  ['rc-util/es/getScrollBarSize', '/rc-table/es/Table.js', 'noScrollBar.js'],
  // Input.OTP and Input.Search: codes use pages/auth/OtpBoxes, and lists use filters.
  ['./OTP', '/antd/es/input/index.js'],
  ['./Search', '/antd/es/input/index.js'],
  // Input.TextArea measures its text. Screens import it by its own path, so that a log-in doesn't load it.
  ['./TextArea', '/antd/es/input/index.js'],
  // ConfigProvider.config({ theme }): the theme comes from CSS variables. Two-tone icons: no screen has one.
  ['./cssVariables', '/antd/es/config-provider/index.js'],
  ['@ant-design/colors', '/@ant-design/icons/es/utils.js', 'noColours.js'],
  ['@ant-design/colors', '/@ant-design/icons/es/components/AntdIcon.js', 'noColours.js'],
  // Input.Group, which antd replaced by Space.Compact.
  ['./Group', '/antd/es/input/index.js'],
  // A rule's `type: 'url'`, a long pattern: no form uses it.
  ['./url', '/async-validator/es/rule/type.js'],
  // Form.List: no form has rows of fields.
  ['./FormList', '/antd/es/form/index.js'],
  ['./List', '/rc-field-form/es/index.js'],
  // useTable's `searchFormProps`, which loads all of antd's Form: lists keep their filters in the URL instead.
  ['antd', '/@refinedev/antd/dist/index.mjs', 'noSearchForm.js'],
  ['antd/es/form', '/sunflower-antd/es/form.js', 'noSearchForm.js'],
  // Statistic.Countdown and Statistic.Timer: countdowns use components/useCountdown.
  ['./Countdown', '/antd/es/statistic/index.js'],
  ['./Timer', '/antd/es/statistic/index.js'],
];

/** Removes these parts; lint bans the features that need them (oxlint.config.js). */
export const withoutUnused = (shim: (file: string) => string): Plugin => ({
  name: 'without-unused',
  enforce: 'pre',
  resolveId(id, importer) {
    const unused = UNUSED.find(([request, from]) => id === request && importer?.endsWith(from));
    return unused && shim(unused[2] ?? 'nothing.js');
  },
});
