import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { iconStyles } from '@ant-design/icons/lib/utils';
import { ConfigProvider, theme } from 'antd';
import { renderToString } from 'react-dom/server';
import { themeOf, type Scheme } from '../../src/app/theme';
import { elements } from './elements';
import { withoutUnused } from './unused';

type Texts = Map<string, string>;

/** Beside components: what every page has. */
const BASE = 'base';
/** antd registers these with whatever is drawn first: its icons, and its links, which no public text page has (Alert: build/layers.ts, shared). */
const PARTS: Readonly<Record<string, string>> = { 'ant-design-icons': BASE, Shared: 'Alert-Alert' };

/** What antd writes into the page: rules by component, variables of theme and components; and what code reads. */
function write(scheme: Scheme, motion: boolean) {
  const cache = createCache();
  let tokens = {};
  const Reader = () => {
    tokens = theme.useToken().token;
    return null;
  };
  renderToString(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={themeOf(scheme, motion)}>
        <Reader />
        {elements}
      </ConfigProvider>
    </StyleProvider>,
  );
  const rules: Texts = new Map([[BASE, iconStyles.replace(/\s+/g, ' ')]]);
  const variables: Texts = new Map();
  for (const [key, [, entry]] of cache.cache) {
    const [kind, , path = ''] = key.split('%');
    if (kind === 'style') {
      const [css, , , keyframes] = entry as unknown as [string, string, string, Record<string, string>];
      const name = PARTS[path] ?? path;
      const used = withoutUnused(css);
      const moves = Object.values(keyframes).filter((move) =>
        used.includes(/@keyframes (\w+)/.exec(move)?.[1] ?? ''),
      );
      rules.set(name, (rules.get(name) ?? '') + used + moves.join(''));
    } else {
      const text = String((entry as unknown[])[kind === 'token' ? 3 : 1]);
      for (const [, name = '', value = ''] of text.matchAll(/(--[\w-]+):([^;]*);/g))
        variables.set(name, value);
    }
  }
  return { rules, variables, tokens };
}

/** Values of one theme that another has otherwise. */
const differing = <V,>(from: Iterable<readonly [string, V]>, to: (name: string) => V | undefined) =>
  [...from].flatMap(([name, value]) => {
    const other = to(name);
    return other === undefined || other === value ? [] : [[name, other] as const];
  });

const declare = (variables: Iterable<readonly [string, string]>) =>
  [...variables].map(([name, value]) => `${name}:${value};`).join('');

const path = (folder: string) => fileURLToPath(new URL(`../../${folder}`, import.meta.url));

/** Every word in what runs in the browser: the portal, and antd without its rules, which name most tokens and are made here. */
function wordsOfCode() {
  const antd = path('node_modules/antd/es');
  const files = [path('src'), antd].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|tsx?)$/.test(file) && !/(^|\/)style\//.test(file))
      // antd's own theme, and ours, which this table stands for.
      .filter((file) => !/^(theme\/|app\/(theme|palette)\.ts)/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
}

/** A theme's tokens but for those that no code reads. Of the names that antd puts together all begin with 'screen'. */
function readable(tokens: object) {
  const words = wordsOfCode();
  return Object.entries(tokens).filter(
    (entry): entry is [string, string | number | boolean] =>
      typeof entry[1] !== 'object' && (words.has(entry[0]) || entry[0].startsWith('screen')),
  );
}

/** All that antd would work out in the browser, for both schemes, moving and still. */
export function extract() {
  const [light, dark, still] = [write('light', true), write('dark', true), write('light', false)];
  for (const [name, css] of light.rules)
    if (dark.rules.get(name) !== css || still.rules.get(name) !== css)
      throw new Error(`antd's rules of ${name} are not the same for every theme`);
  const [lightTokens, darkTokens] = [readable(light.tokens), new Map(readable(dark.tokens))];
  return {
    /** CSS by the name that antd gives a component's hook. */
    rules: light.rules,
    /** CSS that sets those of some variables which are antd's, in every scheme. */
    define: (names: Iterable<string>): string => {
      const own = [...names].flatMap((name) => {
        const value = light.variables.get(name);
        return value === undefined ? [] : [[name, value] as const];
      });
      const inDark = declare(differing(own, (name) => dark.variables.get(name)));
      return (
        `:root{${declare(own)}}` +
        (inDark && `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${inDark}}}`) +
        (inDark && `:root[data-scheme=dark]{${inDark}}`) +
        `@media (prefers-reduced-motion:reduce){:root{${declare(differing(own, (name) => still.variables.get(name)))}}}`
      );
    },
    tokens: {
      light: Object.fromEntries(lightTokens),
      dark: Object.fromEntries(differing(lightTokens, (name) => darkTokens.get(name))),
    },
  };
}
