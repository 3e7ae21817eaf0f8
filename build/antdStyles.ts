import type { Plugin } from 'vite';

/** Matches the files of antd that generate a component's rules at run time, and captures the component's folder. */
const STYLE_FILE = /\/antd\/es\/(?:_util\/)?([\w-]+)\/style(?:\/[\w-]+)?\.js$/;
const SHEET = 'virtual:antd/';

/** Matches the file that adds style elements, which the content security policy blocks. */
const STYLE_ELEMENTS = /\/@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/;
const NO_STYLE_ELEMENTS = `export const updateCSS = () => document.createElement('style');
  export const injectCSS = updateCSS, removeCSS = () => {}, clearContainerCache = removeCSS;`;

/** Matches the modules of antd that import parts for few pages: tooltips (11 kB), filter menus and row selection (18 kB). */
const IMPORTERS =
  /\/antd\/es\/(?:form\/FormItemLabel|config-provider\/index|table\/hooks\/(?:useFilter\/index|useSelection))\.js$/;
const RARE_PART =
  /^import (Tooltip|UniqueProvider|FilterDropdown|Checkbox|Radio|Dropdown)(, \{ flattenKeys \})? from ('.*');$/gm;

/** Returns code that loads the part when it is first rendered, and renders its children meanwhile. */
const lazyPart = (_: string, name: string, flattenKeys: string | undefined, path: string) => `
  const Lazy${name} = React.lazy(() => import(${path}));
  const ${name} = (props) =>
    React.createElement(React.Suspense, { fallback: props.children }, React.createElement(Lazy${name}, props));
  ${flattenKeys ? 'const flattenKeys = (all = []) => all.flatMap(({ value, children }) => [value, ...flattenKeys(children)]);' : ''}`;

/** Returns the code that replaces a style file: functions that generate nothing, and the constants of other files. */
function withoutRules(code: string): string {
  const constants = code.match(/^export const \w+ = '[^']*';$/gm) ?? [];
  const functions = [...code.matchAll(/^export const (\w+) = [^']/gm)].map(([, name]) => `none as ${name}`);
  // The hooks return class names, the components no element: an empty array is neither.
  return `const none = () => [];\n${constants.join('\n')}\nexport { ${['none as default', ...functions].join(', ')} };`;
}

/** Leaves out what `theme.zeroRuntime` disables. A component imports its style sheet, unless the page loads all sheets. */
const withoutRuntimeStyles = (importSheets: boolean): Plugin => ({
  name: 'antd-without-runtime-styles',
  enforce: 'pre',
  transform(code, id) {
    const [, folder] = STYLE_FILE.exec(id) ?? [];
    const sheet = folder !== undefined && importSheets ? `import '${SHEET}${folder}.css';\n` : '';
    if (folder !== undefined) return { code: sheet + withoutRules(code), map: null };
    if (STYLE_ELEMENTS.test(id)) return { code: NO_STYLE_ELEMENTS, map: null };
    if (IMPORTERS.test(id)) return { code: code.replace(RARE_PART, lazyPart), map: null };
    return undefined;
  },
});

/**
 * Replaces antd's rule generators, which `theme.zeroRuntime` disables, by style sheets (docs/decisions/017). A chunk loads
 * the sheets of its components; in development, the page loads all sheets. `entry` is the module that every page loads.
 */
export function antdStyles(entry: string, command: 'build' | 'serve'): Plugin[] {
  let sheets: ReadonlyMap<string, string> | undefined;
  const stubs = withoutRuntimeStyles(command === 'build');
  return [
    stubs,
    {
      name: 'antd-styles',
      // In development, Vite bundles antd with these plugins.
      config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [stubs] } } }),
      resolveId: (id) => (id.startsWith(SHEET) ? `\0${id}` : undefined),
      async load(id) {
        if (!id.startsWith(`\0${SHEET}`)) return undefined;
        const { extractStyles, sheetOf } = await import('./extractStyles.tsx');
        sheets ??= extractStyles();
        return command === 'serve'
          ? [...sheets.values()].join('')
          : (sheets.get(sheetOf(id.slice(SHEET.length + 1, -4))) ?? '');
      },
      transform: (code, id) =>
        id === entry ? { code: `import '${SHEET}base.css';\n${code}`, map: null } : undefined,
    },
  ];
}
