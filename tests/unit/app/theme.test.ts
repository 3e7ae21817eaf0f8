import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { extractStyles } from '../../../build/extractStyles';
import { paletteOf, themeOf, type Scheme } from '../../../src/app/theme';

/** A text colour and its backgrounds, from the top to the bottom: names of antd's CSS variables without `--ant-`. */
type Pair = readonly [text: string, ...background: string[]];

const CONTAINER = 'color-bg-container';
const PAGE = 'color-bg-layout';

/** A variable of this test: the background of new rows, 10 % of the accent colour (TableView.module.css). */
const NEW_ROW = 'fresh';

/** The text colours in table rows: texts, links, gains, losses and status tags. */
const inRows = [
  'color-text',
  'color-text-secondary',
  'color-text-tertiary',
  'color-link',
  'color-link-hover',
].concat(['color-success', 'color-error', 'color-warning']);

/** Pairs that need the contrast of readable text, in all states: normal, hovered, pressed and selected. */
const readable: readonly Pair[] = [
  ...['color-text', 'color-text-secondary', 'color-text-tertiary', 'color-link'].flatMap((color) => [
    [color, CONTAINER] as const,
    [color, PAGE] as const,
    [color, 'color-bg-elevated'] as const,
  ]),
  ...['color-link-hover', 'color-link-active', 'color-success', 'color-error', 'color-warning'].flatMap(
    (color) => [[color, CONTAINER] as const, [color, PAGE] as const],
  ),
  ['color-text-placeholder', CONTAINER],
  ['color-success', 'color-success-bg', CONTAINER],
  ['color-error', 'color-error-bg', CONTAINER],
  ['color-warning', 'color-warning-bg', CONTAINER],
  ['color-text', 'color-info-bg', CONTAINER],
  ['button-primary-color', 'color-primary'],
  ['button-primary-color', 'color-primary-hover'],
  ['button-primary-color', 'color-primary-active'],
  ['button-default-color', 'button-default-bg', CONTAINER],
  ['button-default-hover-color', 'button-default-hover-bg', CONTAINER],
  ['button-default-active-color', 'button-default-active-bg', CONTAINER],
  ['button-text-text-color', 'button-text-hover-bg', CONTAINER],
  ['button-text-text-active-color', 'color-bg-text-active', CONTAINER],
  ['color-error-hover', CONTAINER],
  ['color-error-active', CONTAINER],
  ['menu-item-color', 'menu-item-bg'],
  ['menu-item-hover-color', 'menu-item-hover-bg', 'menu-item-bg'],
  ['menu-item-color', 'menu-item-active-bg', 'menu-item-bg'],
  ['menu-item-selected-color', 'menu-item-selected-bg', 'menu-item-bg'],
  ['menu-horizontal-item-selected-color', PAGE],
  ['menu-horizontal-item-hover-color', PAGE],
  ['menu-group-title-color', 'menu-item-bg'],
  ['tabs-item-color', PAGE],
  ['tabs-item-hover-color', PAGE],
  ['tabs-item-active-color', PAGE],
  ['tabs-item-selected-color', PAGE],
  ['pagination-item-active-color', 'pagination-item-active-bg', CONTAINER],
  ['color-text', 'color-bg-text-hover', PAGE],
  ['segmented-item-color', 'segmented-track-bg'],
  ['segmented-item-hover-color', 'segmented-item-hover-bg', 'segmented-track-bg'],
  ['segmented-item-selected-color', 'segmented-item-selected-bg', 'segmented-track-bg'],
  ['color-text', 'select-option-active-bg', 'color-bg-elevated'],
  ['select-option-selected-color', 'select-option-selected-bg', 'color-bg-elevated'],
  ['table-header-color', 'table-header-bg', CONTAINER],
  ...inRows.map((color) => [color, 'table-row-hover-bg', CONTAINER] as const),
  ...inRows.map((color) => [color, NEW_ROW, CONTAINER] as const),
  ...inRows.map((color) => [color, 'table-row-hover-bg', NEW_ROW, CONTAINER] as const),
  ['color-info', 'color-info-bg', CONTAINER],
  ['tag-default-color', 'tag-default-bg', CONTAINER],
  ['breadcrumb-item-color', PAGE],
  ['breadcrumb-link-hover-color', PAGE],
  ['color-text-light-solid', 'color-primary'],
  ['color-text-light-solid', 'color-bg-spotlight'],
];

const disabled: readonly Pair[] = [
  ['color-text-disabled', 'color-bg-container-disabled', CONTAINER],
  ['color-text-disabled', CONTAINER],
  ['color-text-disabled', PAGE],
  ['menu-item-disabled-color', 'menu-item-bg'],
];

const ring: readonly Pair[] = [
  ['color-primary-border', PAGE],
  ['color-primary-border', CONTAINER],
  ['color-primary-border', 'color-bg-elevated'],
];

const css = [...extractStyles().values()].join('');

/** Returns the declarations of all rules with a selector. */
const declarations = (selector: string) =>
  css
    .split(`${selector}{`)
    .slice(1)
    .flatMap((rest) => [...rest.slice(0, rest.indexOf('}')).matchAll(/(--ant-[\w-]+):([^;}]+)/g)])
    .map(([, name = '', value = '']) => [name, value] as const);

/** Returns antd's --ant-* CSS variables in a colour scheme, including the variables of components, by name. */
function antdVariables(scheme: Scheme): ReadonlyMap<string, string> {
  const found = new Map([
    ...declarations(':root'),
    ...(scheme === 'dark' ? declarations(':root[data-scheme=dark]') : []),
  ]);
  const resolve = (value: string): string =>
    value.replace(/var\((--ant-[\w-]+)\)/g, (_, name: string) => resolve(found.get(name) ?? `no ${name}`));
  return new Map([...found].map(([name, value]) => [name, resolve(value)]));
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses #rgb, #rrggbb, rgb() and rgba(). Throws for any other colour. */
function read(css: string): Colour {
  if (css === 'transparent') return [0, 0, 0, 0];
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(css)?.[1];
  if (hex) {
    const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16));
    return [red, green, blue, 1];
  }
  const numbers = /^rgba?\(([^)]+)\)$/.exec(css)?.[1]?.split(',').map(Number);
  if (!numbers) throw new Error(`no colour: ${css}`);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return [red, green, blue, alpha];
}

const blend = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => {
  const mix = (above: number, below: number) => above * a + below * (1 - a);
  return [mix(r, red), mix(g, green), mix(b, blue), 1];
};

const luminance = ([red, green, blue]: Colour): number => {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Returns the WCAG contrast ratio of a colour on backgrounds. `layers` are ordered from the top to the bottom. */
function contrast(colour: string, ...layers: readonly string[]): number {
  const background = layers
    .map(read)
    .reduceRight((below, above) => blend(above, below), [255, 255, 255, 1] as Colour);
  const [high = 0, low = 0] = [luminance(blend(read(colour), background)), luminance(background)].toSorted(
    (a, b) => b - a,
  );
  return (high + 0.05) / (low + 0.05);
}

const withAlpha = (hex: string, alpha: number) =>
  `rgba(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(',')},${alpha})`;

describe.each<Scheme>(['light', 'dark'])('in the %s scheme', (scheme) => {
  const variables = new Map(antdVariables(scheme)).set(
    `--ant-${NEW_ROW}`,
    withAlpha(paletteOf(scheme).colorPrimary, 0.1),
  );
  const belowContrast = (pairs: readonly Pair[], minRatio: number) =>
    pairs.flatMap((pair) => {
      const [color = '', ...background] = pair.map((name) => variables.get(`--ant-${name}`) ?? `no ${name}`);
      const ratio = contrast(color, ...background);
      return ratio < minRatio ? [`${pair.join(' on ')}: ${ratio.toFixed(2)}`] : [];
    });

  it('antd uses the palette as given, without deriving its colours again', () => {
    expect(theme.getDesignToken(themeOf(scheme, false))).toMatchObject(paletteOf(scheme));
    const kebab = (token: string) => token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const written = Object.keys(paletteOf(scheme)).map((token) => [
      token,
      variables.get(`--ant-${kebab(token)}`),
    ]);
    expect(Object.fromEntries(written)).toEqual(paletteOf(scheme));
  });

  it('texts have a contrast of 4.5 : 1 at rest, hovered, pressed and selected', () => {
    expect(belowContrast(readable, 4.5)).toEqual([]);
  });

  it('disabled texts have a contrast of 3 : 1', () => {
    expect(belowContrast(disabled, 3)).toEqual([]);
  });

  it('the focus ring has a contrast of 3 : 1 on every background', () => {
    expect(belowContrast(ring, 3)).toEqual([]);
  });
});
