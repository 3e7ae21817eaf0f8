import { normalizePath, type Plugin } from 'vite';

/**
 * Parts of packages that no screen uses but tree shaking cannot remove. Each entry has a part of the
 * importing file's path, the imports, and the file in `build/antd/stubs/` that replaces them (default:
 * unused.js). Lint bans features that need these parts (oxlint.config.js). Check the entries after an update
 * of antd: a stub has no effect if the importing file has moved, and `npm run bench:sizes` then reports
 * larger files.
 */
const unusedParts: readonly (readonly [importer: string, imports: readonly string[], stub?: string])[] = [
  // The tooltip of a form label, and its icon: 14 kB that the login page does not need. Remove the stub when a
  // Form.Item has a `tooltip`.
  ['/antd/es/form/FormItemLabel.js', ['../tooltip', '@ant-design/icons/es/icons/QuestionCircleOutlined']],
  // A column's `filters`, with a tree, radios and checkboxes: 37 kB of each list, whose filters are above the table.
  // Remove the stub when a column has `filters`.
  ['/antd/es/table/hooks/useFilter/index.js', ['./FilterDropdown']],
  // Row selection of a table, with checkboxes, radios and a menu: 27 kB of each list. Remove the stub when a table
  // has `rowSelection`.
  ['/antd/es/table/', ['./hooks/useSelection'], 'noSelection.js'],
  // The measurement of the scroll bar's width, for fixed headers: each table would be rendered twice, which is 6 %
  // of the time to the rows of /activity. Remove the stub when a table has a fixed header; ours scroll in their own
  // container (list/view/TableView).
  ['/rc-table/es/Table.js', ['rc-util/es/getScrollBarSize'], 'noScrollBar.js'],
  // Input.OTP, Input.Search, Input.Group and Input.TextArea, which measures its text: 5 kB of the log-in. Codes use
  // pages/auth/OtpBoxes, lists use filters, and screens import TextArea by its own path. Remove a stub when a screen
  // uses OTP, Search or Group, or when a public page uses TextArea.
  ['/antd/es/input/index.js', ['./OTP', './Search', './Group', './TextArea']],
  // side-channel has code for engines without WeakMap: 6 kB of each list. Refine imports qs, which imports side-channel.
  // The stub uses a WeakMap. Remove it when Refine no longer imports qs, or qs no longer imports side-channel.
  ['/qs/lib/', ['side-channel'], 'side-channel.cjs'],
];

/** Creates the plugin that replaces the unused parts by the stubs in `folder`. */
export const stubUnusedParts = (folder: string): Plugin => ({
  name: 'stub-unused-parts',
  enforce: 'pre',
  resolveId(id, importer) {
    const found = unusedParts.find(([file, ids]) => importer?.includes(file) && ids.includes(id));
    return found && normalizePath(`${folder}/${found[2] ?? 'unused.js'}`);
  },
});

/**
 * The files that create CSS rules at run time, by the end of their path, and the code that replaces them: the build
 * writes the rules as style sheets (antdStyles.ts). Imports in the code are relative to the replaced file. Remove
 * the entries when antd has an option to create no rules at run time (docs/decisions/017). Together with the removed
 * rule generators they save 22 kB of the scripts of /login and 42 kB of /activity (`ANTD_STYLES=runtime` has neither).
 * The first three work only together, so they have no figures of their own.
 */
export const runtimeStyles: Readonly<Record<string, string>> = {
  // The hooks that register rules. `missing` names a component without extracted rules.
  '/antd/es/theme/util/genStyleUtils.js': `import useToken from '../useToken';
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
  // The CSS rules of icons, which the style sheet of every page contains.
  '/antd/es/theme/util/useResetIconStyle.js': `export default () => (node) => node;`,
  // The computation of theme tokens: the build computes the tokens (themeModule in antdStyles.ts).
  '/antd/es/theme/useToken.js': `import { useContext } from 'react';
     import { DesignTokenContext } from './context';
     export default function useToken() {
       const { theme, token, cssVar } = useContext(DesignTokenContext);
       return [theme, token, '', token, cssVar];
     }`,
  // The algorithms that derive theme tokens, which the build computes: 2.9 kB of /profit.
  '/antd/es/theme/index.js': `import useTokens from './useToken';
     export default { useToken: () => ({ token: useTokens()[1] }) };`,
  // antd's default theme, replaced by the portal's (themeOf in src/app/theme.ts): 1.2 kB of /login.
  '/antd/es/theme/themes/default/theme.js': `export default undefined;`,
  // Functions that insert other style elements: for icons, and to measure custom scroll bars (unused here). 0.5 kB of
  // /login, 0.7 kB of /activity. Remove the stub when antd and its icons write no style elements.
  '/rc-util/es/Dom/dynamicCSS.js': `export const updateCSS = () => ({});
     export const injectCSS = updateCSS;
     export const removeCSS = updateCSS;
     export const clearContainerCache = updateCSS;`,
  // A style element that stops the page from scrolling under a dialog: the content security policy would
  // block it. The replacement, which saves no kB, sets styles on the body. Remove the stub when the package does so too.
  '/@rc-component/portal/es/useScrollLocker.js': `import { useLayoutEffect } from 'react';
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
};
