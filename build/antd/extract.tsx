import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { iconStyles } from '@ant-design/icons/lib/utils';
import { ConfigProvider, theme } from 'antd';
import { renderToString } from 'react-dom/server';
import { themeOf, type Scheme } from '../../src/app/theme';
import { elements } from './elements';
import { toRem } from './rem';
import { withoutUnused } from './unusedClasses';

/**
 * The keys under which this file stores rules that several antd components share. antd itself registers such rules
 * with the component that renders first. The icon rules are in 'base', which every page loads. The link rules
 * ('Shared') are loaded with Alert, so that the public text pages, which do not load Alert's chunk group
 * (build/chunkGroups.ts), don't load them.
 */
const SHARED_RULES: Readonly<Record<string, string>> = { 'ant-design-icons': 'base', Shared: 'Alert-Alert' };

/** The files that run in the browser: the portal's and antd's. */
const browserFiles = ['src', 'node_modules/antd/es'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    // Exclude style folders and theme files, which mention most tokens: the build replaces both.
    .filter((file) => /\.(js|tsx?)$/.test(file) && !/(^|\/)style\//.test(file))
    .filter((file) => !/^(theme\/|app\/theme\.ts)/.test(file))
    .map((file) => `${folder}/${file}`),
);
const identifiers = new Set(browserFiles.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));

/** Returns whether browser code may read a token. antd composes names that begin with 'screen' at run time. */
const isRead = ([name, value]: readonly [string, unknown]) =>
  typeof value !== 'object' && (identifiers.has(name) || name.startsWith('screen'));

/** Renders the components of elements.tsx in one theme. Returns the rules by component, the CSS variables and the tokens. */
function extractTheme(scheme: Scheme, motion: boolean) {
  const cache = createCache();
  let tokens = {};
  const TokenReader = () => {
    tokens = theme.useToken().token;
    return null;
  };
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={themeOf(scheme, motion)}>
        <TokenReader />
        {elements}
      </ConfigProvider>
    </StyleProvider>,
  );
  const rules = new Map([['base', iconStyles.replace(/\s+/g, ' ')]]);
  const variables = new Map<string, string>();
  for (const [key, [, entry]] of cache.cache) {
    const [kind, , path = ''] = key.split('%');
    if (kind === 'style') {
      const [css, , , keyframes] = entry as unknown as [string, string, string, Record<string, string>];
      const name = SHARED_RULES[path] ?? path;
      rules.set(
        name,
        (rules.get(name) ?? '') + toRem(withoutUnused(css) + Object.values(keyframes).join('')),
      );
    } else {
      const text = String((entry as unknown[])[kind === 'token' ? 3 : 1]);
      for (const [, name = '', value = ''] of text.matchAll(/(--[\w-]+):([^;]*);/g))
        variables.set(name, name.includes('arrow') ? value : toRem(value));
    }
  }
  return { rules, variables, tokens: new Map(Object.entries(tokens).filter(isRead)) };
}

/** Returns the entries of `to` whose values differ from those in `from`. */
const changed = <V,>(from: ReadonlyMap<string, V>, to: ReadonlyMap<string, V>) =>
  [...to].filter(([name, value]) => from.get(name) !== value);

/** Returns the rules, variables and tokens that antd would compute in the browser (docs/decisions/017). */
export function extract() {
  const [light, dark, withoutMotion] = [
    extractTheme('light', true),
    extractTheme('dark', true),
    extractTheme('light', false),
  ];
  for (const [name, css] of light.rules)
    if (dark.rules.get(name) !== css || withoutMotion.rules.get(name) !== css)
      throw new Error(`antd's rules of ${name} are not the same for every theme`);
  return {
    rules: light.rules,
    /** Returns CSS that sets the antd variables among `names`, in every scheme. Paper is always light. */
    define: (names: ReadonlySet<string>): string => {
      const declare = (variables: Iterable<readonly [string, string]>) =>
        [...variables].map(([name, value]) => (names.has(name) ? `${name}:${value};` : '')).join('');
      const inDark = declare(changed(light.variables, dark.variables));
      return (
        `:root{${declare(light.variables)}}` +
        (inDark &&
          `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${inDark}}}`) +
        (inDark && `@media screen{:root[data-scheme=dark]{${inDark}}}`) +
        `@media (prefers-reduced-motion:reduce){:root{${declare(changed(light.variables, withoutMotion.variables))}}}`
      );
    },
    tokens: {
      light: Object.fromEntries(light.tokens),
      dark: Object.fromEntries(changed(light.tokens, dark.tokens)),
    },
  };
}
