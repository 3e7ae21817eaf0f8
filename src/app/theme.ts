import { theme, type ThemeConfig } from 'antd';
import { paletteOf } from './colours';

export type Scheme = 'light' | 'dark';

/** Returns antd's theme. Style sheets read its tokens as --ant-* variables on `.portal`. */
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
    token: {
      motion,
      ...colours,
      fontFamily:
        "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
      fontFamilyCode: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
      borderRadius: 8,
      controlHeightSM: 28,
      // Replace antd's shadow around a focused field by the outline of `base.css`, which is 2 px wide.
      lineWidthFocus: 2,
      controlOutlineWidth: 0,
    },
    components: {
      // Selected and hovered controls have the link colour, because the accent has too little contrast in dark mode.
      Button: {
        primaryShadow: 'none',
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
        itemHeight: 26,
        itemMarginBlock: 0,
        groupTitleLineHeight: '18px',
        activeBarBorderWidth: 0,
        groupTitleFontSize: 12,
        horizontalItemBorderRadius: 6,
      },
      Pagination: { itemActiveColor: colorLink, itemActiveColorHover: colorLinkHover },
      Layout: { headerBg: colours.colorBgContainer, headerPadding: '0 24px' },
      Form: { verticalLabelPadding: '0 0 4px' },
      Table: { cellFontSize: 13, cellPaddingBlock: 7, cellPaddingInline: 8, headerSplitColor: 'transparent' },
    },
  };
}
