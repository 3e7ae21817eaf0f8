import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { paletteOf } from '../../src/app/palette';
import { themeOf, type Scheme } from '../../src/app/theme';
import { antdVariables } from '../support/antdVariables';
import { contrast } from '../support/contrast';

/** Words on their ground, as antd's variables name them without `--ant-`: layers from the top down. */
type Pair = readonly [words: string, ...ground: string[]];

const CONTAINER = 'color-bg-container';
const PAGE = 'color-bg-layout';

/** The ground of new rows, which TableView mixes of the accent: 10 % of it. */
const FRESH = 'fresh';

/** What stands in the rows of a table: words, links, gains and losses, and the tags of states on grounds of their own. */
const inRows = [
  'color-text',
  'color-text-secondary',
  'color-text-tertiary',
  'color-link',
  'color-link-hover',
].concat(['color-success', 'color-error', 'color-warning']);

/** Words that rest, and under the mouse, pressed, chosen. */
const read: readonly Pair[] = [
  ...['color-text', 'color-text-secondary', 'color-text-tertiary', 'color-link'].flatMap((words) => [
    [words, CONTAINER] as const,
    [words, PAGE] as const,
    [words, 'color-bg-elevated'] as const,
  ]),
  ...['color-link-hover', 'color-link-active', 'color-success', 'color-error', 'color-warning'].flatMap(
    (words) => [[words, CONTAINER] as const, [words, PAGE] as const],
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
  ...inRows.map((words) => [words, 'table-row-hover-bg', CONTAINER] as const),
  ...inRows.map((words) => [words, FRESH, CONTAINER] as const),
  ...inRows.map((words) => [words, 'table-row-hover-bg', FRESH, CONTAINER] as const),
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

const withAlpha = (hex: string, alpha: number) =>
  `rgba(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(',')},${alpha})`;

describe.each<Scheme>(['light', 'dark'])('%s', (scheme) => {
  const variables = new Map(antdVariables(scheme)).set(
    `--ant-${FRESH}`,
    withAlpha(paletteOf(scheme).colorPrimary, 0.1),
  );
  const tooFaint = (pairs: readonly Pair[], least: number) =>
    pairs.flatMap((pair) => {
      const [words = '', ...ground] = pair.map((name) => variables.get(`--ant-${name}`) ?? `no ${name}`);
      const ratio = contrast(words, ...ground);
      return ratio < least ? [`${pair.join(' on ')}: ${ratio.toFixed(2)}`] : [];
    });

  it('antd takes the palette as it stands, and derives none of it anew', () => {
    expect(theme.getDesignToken(themeOf(scheme, false))).toMatchObject(paletteOf(scheme));
    const kebab = (token: string) => token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const written = Object.keys(paletteOf(scheme)).map((token) => [
      token,
      variables.get(`--ant-${kebab(token)}`),
    ]);
    expect(Object.fromEntries(written)).toEqual(paletteOf(scheme));
  });

  it('words reach 4.5 : 1 at rest, under the mouse, pressed and chosen', () => {
    expect(tooFaint(read, 4.5)).toEqual([]);
  });

  it('what is disabled can be read, at 3 : 1', () => {
    expect(tooFaint(disabled, 3)).toEqual([]);
  });

  it('the ring of what has the focus stands out at 3 : 1 against every ground', () => {
    expect(tooFaint(ring, 3)).toEqual([]);
  });
});
