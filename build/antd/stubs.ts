import type { Plugin } from 'vite';

/**
 * Describes code that the build uses in place of a file of a dependency. `part` names the replaced part and gives the
 * reason. `until` tells when the entry can be deleted. Check the entries after an update of antd: a stub has no effect
 * if its file has moved, and `npm run bench:sizes` then reports larger files.
 */
interface Stub {
  readonly part: string;
  readonly until: string;
}

/** A stub for imports of single files: the import specifiers by the end of the importing file's path. */
interface ImportStub extends Stub {
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The file in `build/antd/stubs/` that replaces the import. Default: `unused.js`. */
  readonly stub?: string;
}

/** Parts that no screen uses but tree shaking cannot remove. Lint bans features that need them (oxlint.config.js). */
const unusedParts: readonly ImportStub[] = [
  {
    part: 'The tooltip of a form label, and its icon: 12 kB that the login page does not need.',
    until: 'a Form.Item has a `tooltip`',
    imports: {
      '/antd/es/form/FormItemLabel.js': ['../tooltip', '@ant-design/icons/es/icons/QuestionCircleOutlined'],
    },
  },
  {
    part: 'Alert.ErrorBoundary: the portal has its own error boundary (components/FallbackBoundary).',
    until: 'a screen uses Alert.ErrorBoundary',
    imports: { '/antd/es/alert/index.js': ['./ErrorBoundary'] },
  },
  {
    part: "Empty's default image: the portal always sets another one (components/EmptyState).",
    until: 'an Empty has no `image`',
    imports: { '/antd/es/empty/index.js': ['./empty'] },
  },
  {
    part: "A column's `filters`, with a tree, radios and checkboxes: our filters are above the table.",
    until: 'a column has `filters`',
    imports: { '/antd/es/table/hooks/useFilter/index.js': ['./FilterDropdown'] },
  },
  {
    part: 'Row selection of a table, with checkboxes, radios and a menu: 8 kB of each list.',
    until: 'a table has `rowSelection`',
    imports: {
      '/antd/es/table/InternalTable.js': ['./hooks/useSelection'],
      '/antd/es/table/Table.js': ['./hooks/useSelection'],
    },
    stub: 'noSelection.js',
  },
  {
    part: 'The scroll bar width, measured for fixed headers: it costs a table a layout and another render.',
    until: 'a table has a fixed header; ours scroll in their own container (list/view/TableView)',
    imports: { '/rc-table/es/Table.js': ['rc-util/es/getScrollBarSize'] },
    stub: 'noScrollBar.js',
  },
  {
    part: 'Input.OTP, Input.Search and Input.Group: codes use pages/auth/OtpBoxes, and lists use filters.',
    until: 'a screen uses one of them',
    imports: { '/antd/es/input/index.js': ['./OTP', './Search', './Group'] },
  },
  {
    part: 'Input.TextArea, which measures its text: 4 kB of the log-in. Screens import it by its own path.',
    until: 'a public page uses a text area',
    imports: { '/antd/es/input/index.js': ['./TextArea'] },
  },
  {
    part: 'ConfigProvider.config({ theme }): the theme comes from CSS variables.',
    until: 'the portal calls ConfigProvider.config',
    imports: { '/antd/es/config-provider/index.js': ['./cssVariables'] },
  },
  {
    part: 'The colour computation of two-tone icons.',
    until: 'a screen has a two-tone icon',
    imports: {
      '/@ant-design/icons/es/utils.js': ['@ant-design/colors'],
      '/@ant-design/icons/es/components/AntdIcon.js': ['@ant-design/colors'],
    },
    stub: 'noColours.js',
  },
  {
    part: "The rule `type: 'url'` of a form, a long pattern.",
    until: 'a form uses the rule',
    imports: { '/async-validator/es/rule/type.js': ['./url'] },
  },
  {
    part: 'Form.List: no form has rows of fields.',
    until: 'a form has rows of fields',
    imports: { '/antd/es/form/index.js': ['./FormList'], '/rc-field-form/es/index.js': ['./List'] },
  },
  {
    part: "The search form of Refine's useTable, which loads all of antd's Form: lists filter by the URL.",
    until: 'useTable creates its form only for `searchFormProps`',
    imports: { '/@refinedev/antd/dist/index.mjs': ['antd'], '/sunflower-antd/es/form.js': ['antd/es/form'] },
    stub: 'noSearchForm.js',
  },
  {
    part: 'Statistic.Countdown and Statistic.Timer: countdowns use components/useCountdown.',
    until: 'a screen uses one of them',
    imports: { '/antd/es/statistic/index.js': ['./Countdown', './Timer'] },
  },
  {
    part: 'Nine dependencies of qs, which Refine imports, for one error message. A WeakMap replaces them.',
    until: 'Refine or qs no longer depends on it',
    imports: {
      '/qs/lib/parse.js': ['side-channel'],
      '/qs/lib/stringify.js': ['side-channel'],
      '/qs/lib/utils.js': ['side-channel'],
    },
    stub: 'side-channel.cjs',
  },
  {
    part: "A scroll function for antd's forms; `scrollIntoView` does it natively (docs/decisions/010).",
    until: 'antd no longer imports it',
    imports: { '/antd/es/form/hooks/useForm.js': ['scroll-into-view-if-needed'] },
    stub: 'scroll-into-view-if-needed.js',
  },
  {
    part: 'A polyfill: every target browser has ResizeObserver (docs/decisions/010).',
    until: 'no dependency imports it',
    imports: { '/rc-resize-observer/es/utils/observerUtil.js': ['resize-observer-polyfill'] },
    stub: 'resize-observer-polyfill.js',
  },
];

/** Creates the plugin that replaces the unused parts by the stubs in `folder`. */
export const stubUnusedParts = (folder: string): Plugin => ({
  name: 'stub-unused-parts',
  enforce: 'pre',
  resolveId(id, importer) {
    const found = unusedParts.find(({ imports }) =>
      Object.entries(imports).some(([file, ids]) => importer?.endsWith(file) && ids.includes(id)),
    );
    return found && `${folder}/${found.stub ?? 'unused.js'}`;
  },
});

/**
 * The files that create CSS rules at run time, by path suffix. The build replaces them because it writes the rules as
 * style sheets (build/antdStyles.ts). Imports in the code are relative to the replaced file. An entry without `until`
 * can be deleted when antd can be told to create no rules at run time (docs/decisions/017).
 */
export const runtimeStyles: readonly (Partial<Stub> & { readonly file: string; readonly code: string })[] = [
  {
    part: 'The hooks that register rules. `missing` names a component without extracted rules.',
    file: '/antd/es/theme/util/genStyleUtils.js',
    code: `import useToken from '../useToken';
     const wrap = (node) => node;
     export const genStyleHooks = (missing) => () => {
       if (missing) console.error('antd has no rules for ' + missing + ': build/antd/elements.tsx');
       return [wrap, '', useToken()[4]?.key];
     };
     export const genComponentStyleHook = genStyleHooks;
     export const genSubStyleComponent = (missing) => {
       const useStyle = genStyleHooks(missing);
       return () => (useStyle(), null);
     };`,
  },
  {
    part: 'The rules of icons: the style sheet of every page contains these rules.',
    file: '/antd/es/theme/util/useResetIconStyle.js',
    code: `export default () => (node) => node;`,
  },
  {
    part: 'The computation of theme tokens: the build computes the tokens (themeModule).',
    file: '/antd/es/theme/useToken.js',
    code: `import { useContext } from 'react';
     import { DesignTokenContext } from './context';
     export default function useToken() {
       const { theme, token, cssVar } = useContext(DesignTokenContext);
       return [theme, token, '', token, cssVar];
     }`,
  },
  {
    part: 'The algorithms that derive tokens.',
    file: '/antd/es/theme/index.js',
    code: `import useTokens from './useToken';
     export default { useToken: () => ({ token: useTokens()[1] }) };`,
  },
  {
    part: 'The default theme, which themeOf replaces.',
    file: '/antd/es/theme/themes/default/theme.js',
    code: `export default undefined;`,
  },
  {
    part: 'Functions that insert other style elements: for icons, and to measure custom scroll bars (unused here).',
    until: 'antd and its icons write no style elements',
    file: '/rc-util/es/Dom/dynamicCSS.js',
    code: `export const updateCSS = () => ({});
     export const injectCSS = updateCSS;
     export const removeCSS = updateCSS;
     export const clearContainerCache = updateCSS;`,
  },
  {
    part: 'A style element that stops the page from scrolling under a dialog: the policy would block it.',
    until: 'the package sets styles on the body instead',
    file: '/@rc-component/portal/es/useScrollLocker.js',
    code: `import { useLayoutEffect } from 'react';
     import { isBodyOverflowing } from './util';
     let locks = 0;
     export default function useScrollLocker(lock) {
       useLayoutEffect(() => {
         if (!lock) return;
         const { style } = document.body;
         locks += 1;
         if (locks === 1) {
           const bar = window.innerWidth - document.documentElement.clientWidth;
           if (isBodyOverflowing()) style.width = 'calc(100% - ' + bar + 'px)';
           style.overflowY = 'hidden';
         }
         return () => {
           locks -= 1;
           if (locks === 0) style.width = style.overflowY = '';
         };
       }, [lock]);
     }`,
  },
];
