import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle } from '@ant-design/static-style-extract';
import * as antd from 'antd';
import postcss from 'postcss';
import { Fragment } from 'react';
import { themeOf, type Scheme } from '../src/app/theme.ts';
import { filterSelectors, removeEmpty } from './prerender/usedRules.ts';
import { PRESETS, unusedClass } from './unusedClasses.ts';

/** The sheets of the styles that antd registers under another name than that of their component. */
const SHEETS: Readonly<Record<string, string>> = { antdesignicons: 'base', shared: 'base', addon: 'space' };

/** Matches the declaration of a variable, except of preset colours. */
const VARIABLE = new RegExp(`--(?!ant-(?:${PRESETS})-)[\\w-]+:[^;]*;`, 'g');

/** Renders all components of antd. Returns the rules and the variables by sheet. */
function extractTheme(scheme: Scheme) {
  const cache = createCache();
  extractStyle({
    // List and Input.Group are deprecated and would log a warning.
    excludes: ['List', '__esModule'],
    antdInstance: { ...antd, Input: { ...antd.Input, Group: Fragment } as unknown as typeof antd.Input },
    customTheme: (components) => (
      <StyleProvider cache={cache}>
        <antd.ConfigProvider theme={{ ...themeOf(scheme, true), zeroRuntime: false }}>
          {components}
        </antd.ConfigProvider>
      </StyleProvider>
    ),
  });
  const rules: Record<string, string> = {};
  const variables: Record<string, string[]> = { base: [] };
  for (const [key, [, entry]] of cache.cache) {
    const [kind, component = '', path = ''] = key.split('%');
    const texts = entry as unknown as readonly string[];
    const name = kind === 'style' ? path.replace(/^(?!ant-design)(\w+)-.*/, '$1') : component;
    const sheet = kind === 'token' ? 'base' : sheetOf(name);
    const text = String(texts[kind === 'token' ? 3 : 1]);
    if (kind === 'style') rules[sheet] = [rules[sheet], texts[0], ...Object.values(texts[2] ?? {})].join('');
    // Ignore antd's own theme, outside of the portal's.
    else if (text.includes('.portal')) (variables[sheet] ??= []).push(...(text.match(VARIABLE) ?? []));
  }
  return { rules, variables };
}

/** Returns the sheet's name for a component or its folder: date-picker and DatePicker have one sheet. */
export function sheetOf(component: string): string {
  const name = component.replaceAll('-', '').toLowerCase();
  return SHEETS[name] ?? name;
}

/** Replaces px by rem, and by em in media queries, so that sizes follow the browser's font size. Lines up to 2 px stay. */
const toRem = (css: string): string =>
  css.replace(/(@media[^{]*)|(?<![\w.-])(-?\d*\.?\d+)px\b/g, (text, media?: string, pixels = '0') => {
    if (media !== undefined) return media.replace(/(\d*\.?\d+)px/g, (_, width) => `${Number(width) / 16}em`);
    return Math.abs(Number(pixels)) <= 2 ? text : `${Number(pixels) / 16}rem`;
  });

/** Returns antd's style sheets by name. Variables are on `:root`, for both schemes. Paper is always light. */
export function extractStyles(): ReadonlyMap<string, string> {
  const [light, dark] = [extractTheme('light'), extractTheme('dark')];
  return new Map(
    Object.keys({ ...light.variables, ...light.rules }).map((name) => {
      const variables = new Set(light.variables[name]);
      const inDark = (dark.variables[name] ?? []).filter((variable) => !variables.has(variable)).join('');
      const sheet = postcss.parse(
        `:root{${[...variables].join('')}}` +
          `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${inDark}}}` +
          `@media screen{:root[data-scheme=dark]{${inDark}}}${light.rules[name] ?? ''}`,
      );
      filterSelectors(sheet, (selector) => !unusedClass.test(selector));
      removeEmpty(sheet);
      return [name, `@layer base,antd;@layer antd{${toRem(sheet.toString())}}`];
    }),
  );
}
