/** antd's preset colours, which the portal doesn't use. */
export const PRESETS = 'blue|cyan|geekblue|gold|green|lime|magenta|orange|pink|purple|red|volcano|yellow';

/** The antd classes whose rules are left out because no element of the portal has them, by their first part. */
const UNUSED: Readonly<Record<string, string>> = {
  '[\\w-]+': `(?:rtl|${PRESETS})(?![\\w-])|borderless|underlined`,
  btn: 'group|compact-vertical',
  col: '(?!xs-24(?![\\w-])|sm-12(?![\\w-])|lg-8(?![\\w-]))',
  dropdown: 'arrow|menu-submenu|menu-dark',
  '(?:input|select|picker)[\\w-]*': 'filled',
  input: 'group|number|search',
  menu: 'dark|vertical|inline-collapsed|submenu|sub(?![\\w-])',
  pagination: 'options|simple|total',
  table: 'expand|row-expand|row-indent',
  tabs: 'bottom|card|editable|left|nav-add|right|tab-remove|start|end',
};

/**
 * Matches the classes in a selector, except in `:not`. The end-to-end tests fail if an element has such a class
 * (tests/e2e/support/watchStyles.ts). To use a class of this list, remove it from the list first.
 */
export const unusedClass = new RegExp(
  `(?<!:not\\([^)]*)\\.ant-(?:${Object.entries(UNUSED)
    .map(([part, rest]) => `${part}-(?:${rest})`)
    .join('|')})`,
);
