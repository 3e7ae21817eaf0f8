import { theme, type ThemeConfig } from 'antd';

export type Scheme = 'light' | 'dark';

/**
 * Every colour of the portal, light beside dark. Green and red mean profit and loss and nothing
 * else, so the accent is neither; each text colour reads at 4.5 : 1 on its ground.
 */
const palette = {
  colorPrimary: ['#5b5bd6', '#6661d8'],
  colorPrimaryHover: ['#4a49bf', '#5a56cb'],
  colorPrimaryActive: ['#403fab', '#504cb8'],
  colorPrimaryBg: ['#eeeefc', '#20203c'],
  colorLink: ['#4f4bc4', '#aeb0fb'],
  colorLinkHover: ['#403fab', '#c9cafd'],
  colorLinkActive: ['#403fab', '#c9cafd'],
  colorSuccess: ['#0f7a55', '#3fcf8e'],
  colorSuccessBg: ['#e9f5f0', '#12261e'],
  colorSuccessBorder: ['#a9d6c5', '#215640'],
  colorError: ['#c62f3e', '#ff7480'],
  colorErrorBg: ['#fdf0f1', '#2c171a'],
  colorErrorBorder: ['#efb9be', '#6e2f35'],
  colorWarning: ['#9a5b00', '#f0b64a'],
  colorWarningBg: ['#fff7e8', '#2a2113'],
  colorWarningBorder: ['#ecc887', '#66491a'],
  colorInfo: ['#5b5bd6', '#8f92f5'],
  colorInfoBg: ['#eeeefc', '#20203c'],
  colorInfoBorder: ['#c8c8f2', '#3f3f7c'],
  colorBgLayout: ['#f6f7f9', '#0e1014'],
  colorBgContainer: ['#ffffff', '#16191f'],
  colorBgElevated: ['#ffffff', '#1c2028'],
  colorText: ['#15181e', '#eceef2'],
  colorTextSecondary: ['#545b68', '#a3abb8'],
  colorTextTertiary: ['#666d7a', '#8d95a3'],
  colorTextPlaceholder: ['#6e7582', '#8d95a3'],
  colorBorder: ['#d3d7de', '#333a46'],
  colorBorderSecondary: ['#e6e8ed', '#242932'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type Palette = Record<keyof typeof palette, string>;

const column = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(palette).map(([token, pair]) => [token, pair[index]])) as Palette;

/** What is chosen is told by the link's colour: the accent alone reads badly on a dark ground. */
const chosen = ({ colorLink, colorLinkHover }: Palette): ThemeConfig['components'] => ({
  Button: { primaryShadow: 'none', defaultHoverColor: colorLink, defaultHoverBorderColor: colorLink },
  Tabs: { itemSelectedColor: colorLink, itemHoverColor: colorLinkHover, inkBarColor: colorLink },
  Menu: {
    itemSelectedColor: colorLink,
    horizontalItemSelectedColor: colorLink,
    horizontalItemHoverColor: colorLinkHover,
    itemHeight: 36,
    itemMarginBlock: 2,
    activeBarBorderWidth: 0,
  },
  Pagination: { itemActiveColor: colorLink, itemActiveColorHover: colorLinkHover },
});

/** antd's theme for a colour scheme, moving or still; its tokens reach style sheets as --ant-* variables on `.portal`. */
export function themeOf(scheme: Scheme, motion: boolean): ThemeConfig {
  const colours = column(scheme === 'dark' ? 1 : 0);
  const derive = scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    // antd derives the rest from the colours it is given, and the dark algorithm those as well: they have the last word.
    algorithm: [derive, (_seed, map) => ({ ...(map ?? derive(_seed)), ...colours })],
    cssVar: { key: 'portal' },
    hashed: false,
    token: {
      motion,
      ...colours,
      fontFamily:
        "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
      fontFamilyCode: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
      borderRadius: 8,
      controlHeight: 36,
      fontSize: 14,
    },
    components: {
      ...chosen(colours),
      Layout: {
        headerBg: colours.colorBgContainer,
        headerHeight: 64,
        headerPadding: '0 24px',
        siderBg: colours.colorBgContainer,
        lightSiderBg: colours.colorBgContainer,
        bodyBg: colours.colorBgLayout,
      },
      Form: { itemMarginBottom: 24, verticalLabelPadding: '0 0 4px' },
      Descriptions: { itemPaddingEnd: 32, itemPaddingBottom: 8 },
      Table: { cellPaddingBlock: 11, headerSplitColor: 'transparent' },
    },
  };
}
