/**
 * Stubs, by path suffix, for the files of antd and its dependencies that create CSS rules at run time. The build uses
 * them in place of those files. Imports in a stub are relative to the replaced file.
 */
export const runtimeStyleStubs: readonly (readonly [path: string, code: string])[] = [
  [
    // The hooks that register rules. `undrawn` names a component without extracted rules (build/antdStyles.ts).
    '/antd/es/theme/util/genStyleUtils.js',
    `import useToken from '../useToken';
     const draw = (node) => node;
     export const genStyleHooks = (undrawn) => () => {
       if (undrawn) console.error('antd has no rules for ' + undrawn + ': build/antd/elements.tsx');
       return [draw, '', useToken()[4]?.key];
     };
     export const genComponentStyleHook = genStyleHooks;
     export const genSubStyleComponent = (undrawn) => {
       const useStyle = genStyleHooks(undrawn);
       return () => (useStyle(), null);
     };`,
  ],
  ['/antd/es/theme/util/useResetIconStyle.js', `export default () => (node) => node;`],
  [
    // The computed tokens of themeOf (themeModule).
    '/antd/es/theme/useToken.js',
    `import { useContext } from 'react';
     import { DesignTokenContext } from './context';
     export default function useToken() {
       const { theme, token, cssVar } = useContext(DesignTokenContext);
       return [theme, token, '', token, cssVar];
     }`,
  ],
  [
    '/antd/es/theme/index.js',
    `import useTokens from './useToken';
     export default { useToken: () => ({ token: useTokens()[1] }) };`,
  ],
  ['/antd/es/theme/themes/default/theme.js', `export default undefined;`],
  [
    // Other code that writes style elements: icons, and measuring of custom scroll bars (the portal has none).
    '/rc-util/es/Dom/dynamicCSS.js',
    `export const updateCSS = () => ({});
     export const injectCSS = updateCSS;
     export const removeCSS = updateCSS;
     export const clearContainerCache = updateCSS;`,
  ],
  [
    // Stops the page from scrolling under a dialog, without a style element, which the policy 'self' would block.
    '/@rc-component/portal/es/useScrollLocker.js',
    `import { useLayoutEffect } from 'react';
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
  ],
];

/** Returns src/app/theme.ts with computed tokens. @param tokens all of the light theme, and differing dark ones */
export const themeModule = (tokens: { readonly light: object; readonly dark: object }) => `
  const light = ${JSON.stringify(tokens.light)};
  const dark = { ...light, ...${JSON.stringify(tokens.dark)} };
  export const themeOf = (scheme, motion) => ({
    cssVar: { key: 'portal' },
    hashed: false,
    token: { ...(scheme === 'dark' ? dark : light), motion },
  });`;
