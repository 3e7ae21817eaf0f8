import { theme, type ThemeConfig } from 'antd';

export type Scheme = 'light' | 'dark';

/**
 * Every colour of the portal, light beside dark. Green and red mean profit and loss and nothing
 * else, so the accent is neither; each text colour reads at 4.5 : 1 on its ground.
 */
const palette = {
  colorPrimary: ['#5b5bd6', '#6e6ade'],
  colorLink: ['#4f4bc4', '#aeb0fb'],
  colorSuccess: ['#0f7a55', '#3fcf8e'],
  colorError: ['#c62f3e', '#ff7480'],
  colorWarning: ['#9a5b00', '#f0b64a'],
  colorInfo: ['#5b5bd6', '#8f92f5'],
  colorBgLayout: ['#f6f7f9', '#0e1014'],
  colorBgContainer: ['#ffffff', '#16191f'],
  colorBgElevated: ['#ffffff', '#1c2028'],
  colorText: ['#15181e', '#eceef2'],
  colorTextSecondary: ['#545b68', '#a3abb8'],
  colorTextTertiary: ['#666d7a', '#8d95a3'],
  colorBorder: ['#d3d7de', '#333a46'],
  colorBorderSecondary: ['#e6e8ed', '#242932'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

const column = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(palette).map(([token, pair]) => [token, pair[index]]));

/** antd's theme for a colour scheme, moving or still; its tokens reach style sheets as --ant-* variables on `.portal`. */
export function themeOf(scheme: Scheme, motion: boolean): ThemeConfig {
  return {
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: 'portal' },
    hashed: false,
    token: {
      motion,
      ...column(scheme === 'dark' ? 1 : 0),
      fontFamily:
        "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
      fontFamilyCode: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
      borderRadius: 8,
      controlHeight: 36,
      fontSize: 14,
    },
    components: { Button: { primaryShadow: 'none' } },
  };
}
