/** The groups of the sidebar, from top to bottom. */
export const MENU_GROUPS = ['Main', 'Money', 'Income', 'Help'] as const;

/** The item of a screen in the sidebar. */
export interface MenuItem {
  readonly label: string;
  /** 'Money' by default. Main has the items that product.md specifies (Layout). */
  readonly group?: (typeof MENU_GROUPS)[number];
  /** The position in the group. Items without a position follow those with one, sorted by label. */
  readonly order?: number;
  /** A name in app/layout/MenuIcon.tsx; by default the icon of the screen's tab, otherwise a table. */
  readonly icon?: string;
}

/** The item of a screen in the tab bar. */
export interface TabItem {
  readonly label: string;
  /** The position in the tab bar. */
  readonly order: number;
  /** A name in app/layout/MenuIcon.tsx. */
  readonly icon: string;
}
