/**
 * The theme's colours, as antd tokens. Green and red mean profit and loss only, so the accent colour is
 * neither. Text has a contrast of 4.5 : 1 on its background, disabled text 3 : 1.
 */
const palette = {
  colorPrimary: ['#5b5bd6', '#6661d8'],
  colorPrimaryHover: ['#4a49bf', '#5a56cb'],
  colorPrimaryActive: ['#403fab', '#504cb8'],
  colorPrimaryBg: ['#eeeefc', '#20203c'],
  // The colour of the focus ring in antd and `base.css`.
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

export const paletteOf = (scheme: 'light' | 'dark') =>
  Object.fromEntries(
    Object.entries(palette).map(([token, pair]) => [token, pair[scheme === 'dark' ? 1 : 0]]),
  ) as Record<keyof typeof palette, string>;
