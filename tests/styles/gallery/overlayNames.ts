/** The overlays of the style gallery. Each opens with `?overlay=<name>`. */
export const overlays = [
  ...['select', 'emptySelect', 'days', 'months', 'years', 'decades', 'tooltip'],
  ...['modal', 'modalWithoutFooter', 'drawerLeft', 'drawerRight', 'tabsMore', 'toasts'],
] as const;
