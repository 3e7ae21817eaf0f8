/** Colours that antd knows by name: green and red mean profit and loss alone, and the rest nothing. */
const PRESETS = 'blue cyan geekblue gold green lime magenta orange pink purple red volcano yellow'.split(' ');

/** Widths of columns; the packages use three of them. */
const COLUMNS = ['', 'xs-', 'sm-', 'md-', 'lg-', 'xl-', 'xxl-']
  .flatMap((size) => Array.from({ length: 25 }, (_, width) => `${size}${width}`))
  .filter((column) => !['xs-24', 'sm-12', 'lg-8'].includes(column));

/**
 * Classes that nothing in the portal has, by component; a star stands for any letters. Their rules are left out of
 * the style sheets. The end-to-end tests look out for them (tests/e2e/support/watchStyles.ts): whoever begins to
 * use one takes it out of here.
 */
const UNUSED: Readonly<Record<string, string | readonly string[]>> = {
  // Components that antd's rules name beside their own.
  '': 'badge* cascader* checkbox* float-btn* mentions* progress* radio* rate* slider* switch* tree* typography* upload*',
  'btn-': 'background-ghost group two-chinese-chars variant-dashed variant-filled',
  'btn-color-': PRESETS,
  'card-': 'actions contain-* cover grid* loading meta* type-inner',
  'col-': [...COLUMNS, '*offset-*', '*order-*', '*pull-*', '*push-*'],
  'drawer-': 'bottom top panel-motion-bottom* panel-motion-top* pure',
  'form-': 'item-split item-tooltip text',
  // Fields without a frame, with a frame around them, with a button for a search.
  'input-': 'borderless filled underlined group* number* search*',
  'input-affix-wrapper-': 'borderless filled underlined',
  // Menus that are dark, open to a side, or have menus within.
  'menu-': 'dark inline-collapsed* item-danger sub submenu* vertical',
  'modal-': 'confirm* pure-panel',
  'pagination-': 'options* simple* total-text',
  // Times and weeks, several days, ranges (`ranges` are the buttons below a calendar).
  'picker-':
    'borderless filled underlined datetime-panel* multiple* quarter-panel range range-* selection-* time-panel* week-panel*',
  'segmented-': 'shape-round vertical',
  // What is typed to choose.
  'select-': 'auto-complete borderless customize-input filled item-group underlined',
  'skeleton-': 'avatar* with-avatar',
  'spin-': 'fullscreen*',
  'steps-': 'dot inline item-custom label-vertical navigation with-progress',
  // Frames, trees, selection, filters, parts that stay or are drawn when in view.
  'table-':
    'bordered cell-ellipsis cell-fix-* column-group-title expand* filter-* fixed-column* footer has-fix-* header pagination* ' +
    'ping-* row-expand-* row-indent row-selected selection* sticky-* summary tbody-virtual* title virtual',
  // Tabs as cards, at a side, to be added and taken away.
  'tabs-': 'bottom card editable-card left nav-add right',
  'tag-': ['checkable*', ...PRESETS.map((name) => `${name}*`)],
  'tooltip-': PRESETS,
  // Read from right to left.
  '*-': 'rtl',
};

const NAMES = Object.entries(UNUSED).flatMap(([component, ends]) =>
  (typeof ends === 'string' ? ends.split(' ') : ends).map((end) => component + end),
);

/** A class of the list, as text of a regular expression. */
const CLASS = `ant-(?:${NAMES.map((name) => name.replaceAll('*', '[\\w-]*')).join('|')})(?![\\w-])`;

/** Matches a class whose rules are left out. */
export const unusedClass = new RegExp(`^${CLASS}`);
const inSelector = new RegExp(`\\.${CLASS}`);

/** Selectors of a list, parted where a comma stands outside brackets. */
const SELECTOR = /(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^,()])+/g;
const NEGATION = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/**
 * Leaves out what asks for a class that nothing has.
 * @param css rules as antd writes them: without comments, at-rules around them at the most
 */
export const withoutUnused = (css: string): string =>
  css
    .replace(/([^{}]+)\{([^{}]*)\}/g, (_rule, selectors: string, body: string) => {
      const kept = (selectors.match(SELECTOR) ?? []).filter(
        (selector) => !inSelector.test(selector.replace(NEGATION, '')),
      );
      return kept.length > 0 && body !== '' ? `${kept.join(',')}{${body}}` : '';
    })
    .replace(/@(?:media|supports)[^{}]*\{\}/g, '');
