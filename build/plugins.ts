import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { INLINE_STYLES } from '../deploy/headers.ts';

/** The page names its backend (product.md, decision 1); without VITE_API_HOST it is the page's own origin. */
export const apiHost = (): Plugin => ({
  name: 'api-host',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('%VITE_API_HOST%', process.env.VITE_API_HOST ?? ''),
  },
});

/** Tells whoever serves this build that its antd makes style elements (deploy/headers.ts). */
export const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('</title>', `</title>${INLINE_STYLES}`),
  },
});

/** Lays .br and .gz beside every text file of the build, for servers that send what is compressed already. */
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

/** Where Vite keeps the helper that each dynamic import goes through. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Has our own helper in its stead, which can be asked again after a failure (src/core/importWhenHere.ts). */
export const ownImports = (helper: string): Plugin => ({
  name: 'own-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === PRELOAD_HELPER
      ? `export { importWhenHere as __vitePreload } from ${JSON.stringify(helper)};`
      : undefined,
});

/** Parts of antd that no screen uses and no tree shaking can know: what asks for them, by which name; and what stands for them. */
const UNUSED: readonly (readonly [request: string, importer: string, shim?: string])[] = [
  // A label's `tooltip`: 12 kB of popups to a log-in that has none.
  ['../tooltip', '/antd/es/form/FormItemLabel.js'],
  // And its icon.
  ['@ant-design/icons/es/icons/QuestionCircleOutlined', '/antd/es/form/FormItemLabel.js'],
  // Alert.ErrorBoundary: ours is of the whole portal (app/ErrorBoundary).
  ['./ErrorBoundary', '/antd/es/alert/index.js'],
  // Empty's own picture: ours has always another one (components/EmptyState).
  ['./empty', '/antd/es/empty/index.js'],
  // A column's `filters`: a tree, radios and checkboxes; our lists are filtered above their head.
  ['./FilterDropdown', '/antd/es/table/hooks/useFilter/index.js'],
  // A table's `rowSelection`: checkboxes, radios and a menu of what to select.
  ['./hooks/useSelection', '/antd/es/table/InternalTable.js', 'noSelection.js'],
  ['./hooks/useSelection', '/antd/es/table/Table.js', 'noSelection.js'],
  // The width of a scroll bar, which a fixed head leaves free: ours scroll in a frame of their own (list/TableView).
  ['rc-util/es/getScrollBarSize', '/rc-table/es/Table.js', 'noScrollBar.js'],
  // Input.OTP and Input.Search: codes have boxes of their own (pages/auth/OtpBoxes), lists their filters.
  ['./OTP', '/antd/es/input/index.js'],
  ['./Search', '/antd/es/input/index.js'],
  // Input.TextArea measures its text: who draws one asks for it by its own path, so a log-in does without.
  ['./TextArea', '/antd/es/input/index.js'],
  // ConfigProvider.config({ theme }), and icons in two tones, which work out their second.
  ['./cssVariables', '/antd/es/config-provider/index.js'],
  ['@ant-design/colors', '/@ant-design/icons/es/utils.js', 'noColours.js'],
  ['@ant-design/colors', '/@ant-design/icons/es/components/AntdIcon.js', 'noColours.js'],
  ['./Group', '/antd/es/input/index.js'],
  // A rule's `type: 'url'`, a long pattern: no form here takes one.
  ['./url', '/async-validator/es/rule/type.js'],
  // Form.List: no form here has rows of fields.
  ['./FormList', '/antd/es/form/index.js'],
  ['./List', '/rc-field-form/es/index.js'],
  // useTable's `searchFormProps`: all of antd's Form; what lists are asked otherwise is in their address.
  ['antd', '/@refinedev/antd/dist/index.mjs', 'noSearchForm.js'],
  ['antd/es/form', '/sunflower-antd/es/form.js', 'noSearchForm.js'],
  // Statistic.Countdown and Statistic.Timer: what counts down here goes by the clock (components/useCountdown).
  ['./Countdown', '/antd/es/statistic/index.js'],
  ['./Timer', '/antd/es/statistic/index.js'],
];

/** Leaves them out; lint bans what asks for them (oxlint.config.js). */
export const withoutUnused = (shim: (file: string) => string): Plugin => ({
  name: 'without-unused',
  enforce: 'pre',
  resolveId(id, importer) {
    const unused = UNUSED.find(([request, from]) => id === request && importer?.endsWith(from));
    return unused && shim(unused[2] ?? 'nothing.js');
  },
});
