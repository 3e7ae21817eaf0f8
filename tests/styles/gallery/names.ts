/** What antd draws over a page, each open at an address of its own: ?overlay=… */
export const overlays = [
  ...['select', 'emptySelect', 'days', 'months', 'years', 'decades', 'tooltip'],
  ...['modal', 'modalWithoutFooter', 'drawerLeft', 'drawerRight', 'tabsMore', 'toasts'],
] as const;
