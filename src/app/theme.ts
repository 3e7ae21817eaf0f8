import { theme, type ThemeConfig } from 'antd';

export type Scheme = 'light' | 'dark';

/**
 * The theme's colours, as antd tokens. Green and red mean profit and loss only, so the accent colour is
 * neither. Text has a contrast of 4.5 : 1 on its background, disabled text 3 : 1.
 */
const palette = {
  colorPrimary: ['#5b5bd6', '#6661d8'],
  colorPrimaryHover: ['#4a49bf', '#5a56cb'],
  colorPrimaryActive: ['#403fab', '#504cb8'],
  colorPrimaryBg: ['#eeeefc', '#20203c'],
  // The colour of the focus ring.
  colorPrimaryBorder: ['#4f4bc4', '#aeb0fb'],
  colorLink: ['#4f4bc4', '#aeb0fb'],
  colorLinkHover: ['#403fab', '#c9cafd'],
  colorLinkActive: ['#403fab', '#c9cafd'],
  colorSuccess: ['#0f7a55', '#3fcf8e'],
  colorSuccessBg: ['#e9f5f0', '#12261e'],
  colorSuccessBorder: ['#a9d6c5', '#215640'],
  colorError: ['#c62f3e', '#ff7480'],
  colorErrorHover: ['#ad2433', '#ff939c'],
  colorErrorActive: ['#941b29', '#ff939c'],
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
  // The colour of disabled text.
  colorTextQuaternary: ['#7d8490', '#7d8593'],
  colorTextPlaceholder: ['#6e7582', '#8d95a3'],
  colorBorder: ['#d3d7de', '#333a46'],
  colorBorderSecondary: ['#e6e8ed', '#242932'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export const paletteOf = (scheme: Scheme) =>
  Object.fromEntries(
    Object.entries(palette).map(([token, pair]) => [token, pair[scheme === 'dark' ? 1 : 0]]),
  ) as Record<keyof typeof palette, string>;

/** Returns antd's theme. Style sheets read its tokens as --ant-* variables on `:root`. */
export function themeOf(scheme: Scheme, motion: boolean): ThemeConfig {
  const colours = paletteOf(scheme);
  const { colorLink, colorLinkHover, colorLinkActive } = colours;
  const derive = scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    // antd derives further colours from the palette. Its dark algorithm also changes the palette's own colours, so
    // apply the palette last.
    algorithm: [derive, (_seed, map) => ({ ...(map ?? derive(_seed)), ...colours })],
    cssVar: { key: 'portal' },
    hashed: false,
    // The rules are in style sheets (build/antdStyles.ts).
    zeroRuntime: true,
    token: {
      motion,
      ...colours,
      fontFamily:
        "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
      fontFamilyCode: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
      // One radius for surfaces and controls of all sizes (docs/decisions/013).
      borderRadius: 8,
      borderRadiusLG: 8,
      controlHeightSM: 28,
      // The focus ring: an outline around buttons and links, a shadow around fields.
      lineWidthFocus: 2,
      controlOutlineWidth: 2,
      controlOutline: colours.colorPrimaryBorder,
      colorErrorOutline: colours.colorPrimaryBorder,
      colorWarningOutline: colours.colorPrimaryBorder,
    },
    components: {
      // Selected and hovered controls have the link colour, because the accent has too little contrast in dark mode.
      Button: {
        defaultShadow: 'none',
        primaryShadow: 'none',
        dangerShadow: 'none',
        defaultHoverColor: colorLink,
        defaultHoverBorderColor: colorLink,
        defaultActiveColor: colorLinkActive,
        defaultActiveBorderColor: colorLinkActive,
      },
      Tabs: {
        itemSelectedColor: colorLink,
        itemHoverColor: colorLinkHover,
        itemActiveColor: colorLinkActive,
        inkBarColor: colorLink,
      },
      Menu: {
        itemSelectedColor: colorLink,
        horizontalItemSelectedColor: colorLink,
        horizontalItemHoverColor: colorLinkHover,
        // Small enough for the whole sidebar to fit a window 900 px high.
        itemHeight: 25,
        itemMarginBlock: 0,
        groupTitleLineHeight: '18px',
        activeBarBorderWidth: 0,
        groupTitleFontSize: 12,
        horizontalItemBorderRadius: 8,
      },
      Pagination: { itemActiveColor: colorLink, itemActiveColorHover: colorLinkHover },
      Layout: { headerBg: colours.colorBgContainer, headerPadding: '0 24px' },
      Form: { verticalLabelPadding: '2px 0 4px' },
      Table: { cellFontSize: 13, cellPaddingBlock: 7, cellPaddingInline: 7, headerSplitColor: 'transparent' },
    },
  };
}
