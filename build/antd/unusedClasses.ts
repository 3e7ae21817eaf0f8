import postcss from 'postcss';
import { filterSelectors, removeEmpty } from '../prerender/usedRules';

/** antd's preset colours. The portal uses none of them: tags use the status colours (list/view/renderers). */
const PRESETS = 'blue cyan geekblue gold green lime magenta orange pink purple red volcano yellow'.split(' ');

/**
 * The antd classes that no element of the portal has, by component; `*` matches any characters. The build omits the
 * rules of these classes. The end-to-end tests fail if an element has such a class
 * (tests/e2e/support/watchStyles.ts). Before you use one of the classes, remove it from this list.
 */
const UNUSED: Readonly<Record<string, string | readonly string[]>> = {
  // Components that the portal does not use.
  '': 'badge* cascader* checkbox* float-btn* mentions* progress* radio* rate* slider* switch* tree* typography* upload*',
  'btn-': 'background-ghost group two-chinese-chars variant-dashed variant-filled',
  'btn-color-': PRESETS,
  'card-': 'actions contain-* cover grid* loading meta* type-inner',
  // Every grid column except xs-24, sm-12 and lg-8, which the package cards use.
  'col-': '(?!xs-24|sm-12|lg-8)*',
  'drawer-': 'bottom top panel-motion-bottom* panel-motion-top* pure',
  'form-': 'item-split item-tooltip text',
  // Unused variants, fields in groups, number fields and fields with a search button.
  'input-': 'borderless filled underlined group* number* search*',
  'input-affix-wrapper-': 'borderless filled underlined',
  // Menus that are dark, vertical, nested or collapsed, and dangerous menu items.
  'menu-': 'dark inline-collapsed* item-danger sub submenu* vertical',
  'modal-': 'confirm* pure-panel',
  'pagination-': 'options* simple* total-text',
  // Times, weeks, multiple days and ranges (`ranges` are the buttons below a calendar).
  'picker-':
    'borderless filled underlined datetime-panel* multiple* quarter-panel range range-* selection-* time-panel* week-panel*',
  'segmented-': 'shape-round vertical',
  // AutoComplete, custom inputs, option groups and unused variants.
  'select-': 'auto-complete borderless customize-input filled item-group underlined',
  'skeleton-': 'avatar* with-avatar',
  'spin-': 'fullscreen*',
  'steps-': 'dot inline item-custom label-vertical navigation with-progress',
  // Borders, trees, selection, filters, and sticky or virtual parts.
  'table-':
    'bordered cell-ellipsis cell-fix-* column-group-title expand* filter-* fixed-column* footer has-fix-* header pagination* ' +
    'ping-* row-expand-* row-indent row-selected selection* sticky-* summary tbody-virtual* title virtual',
  // Tabs as cards, tabs below or beside the content, and tabs that can be added and removed.
  'tabs-': 'bottom card editable-card left nav-add right',
  'tag-': ['checkable*', ...PRESETS.map((name) => `${name}*`)],
  'tooltip-': PRESETS,
  // Right-to-left text.
  '*-': 'rtl',
};

const NAMES = Object.entries(UNUSED).flatMap(([component, suffixes]) =>
  (typeof suffixes === 'string' ? suffixes.split(' ') : suffixes).map((suffix) => component + suffix),
);

/** The source of a regular expression that matches an unused class name. */
const CLASS = `ant-(?:${NAMES.map((name) => name.replaceAll('*', '[\\w-]*')).join('|')})(?![\\w-])`;

export const unusedClass = new RegExp(`^${CLASS}`);
const inSelector = new RegExp(`\\.${CLASS}`);

/** Matches `:not(…)` with up to two levels of parentheses inside. */
const NEGATION = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Removes the selectors that need an unused class. */
export function withoutUnused(css: string): string {
  const sheet = postcss.parse(css);
  filterSelectors(sheet, (selector) => !inSelector.test(selector.replace(NEGATION, '')));
  removeEmpty(sheet);
  return sheet.toString();
}
