import { theme, type ThemeConfig } from 'antd';
import { paletteOf, type Palette } from './palette';

export type Scheme = 'light' | 'dark';

/** What is chosen is told by the link's colour: the accent alone reads badly on a dark ground. */
const chosen = ({ colorLink, colorLinkHover, colorLinkActive }: Palette): ThemeConfig['components'] => ({
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
    itemHeight: 32,
    // As wide as the ring of an entry that has the focus.
    itemMarginBlock: 4,
    activeBarBorderWidth: 0,
    groupTitleFontSize: 12,
    horizontalItemBorderRadius: 6,
  },
  Pagination: { itemActiveColor: colorLink, itemActiveColorHover: colorLinkHover },
});

/** antd's theme for a colour scheme, moving or still; its tokens reach style sheets as --ant-* variables on `.portal`. */
export function themeOf(scheme: Scheme, motion: boolean): ThemeConfig {
  const colours = paletteOf(scheme);
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
      // Focus is told by the ring of `base.css` alone.
      lineWidthFocus: 2,
      controlOutlineWidth: 0,
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
      Table: { cellPaddingBlock: 7, headerSplitColor: 'transparent' },
    },
  };
}
