import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/** Brackets hold what else an element is or is not: the rule may concern the page whatever they say. */
const BRACKETS = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g;

/** Whether a selector may match something in markup, now or once it is hovered, pressed or has the focus. */
function mayMatch(selector: string, classes: ReadonlySet<string>, ids: ReadonlySet<string>): boolean {
  const bare = selector.replace(BRACKETS, '');
  return [...bare.matchAll(/([.#])((?:[\w-]|\\.)+)/g)].every(([, kind, name = '']) =>
    (kind === '.' ? classes : ids).has(name.replaceAll('\\', '')),
  );
}

const attributes = (html: string, name: string) =>
  new Set(
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].flatMap(([, value = '']) => value.split(' ')),
  );

/** Takes out of a sheet what no name of the set asks for, until nothing more goes. */
function dropUnnamed(sheet: Container): void {
  const text = sheet.toString();
  const named = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
  sheet.walkDecls(/^--/, (declaration) => {
    if (!named.has(declaration.prop)) declaration.remove();
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(text)) rule.remove();
  });
  if (sheet.toString().length < text.length) dropUnnamed(sheet);
}

/** Whether nothing is left in it. */
const isEmpty = ({ nodes }: Rule | AtRule) => nodes?.length === 0;

/**
 * The rules that a page begins with: those that its markup may ask for, and the variables and motions that these name.
 * @param css style sheets in the order in which they stand
 * @param html the whole page
 */
export function usedRules(css: string, html: string): string {
  const sheet = postcss.parse(css);
  const [classes, ids] = [attributes(html, 'class'), attributes(html, 'id')];
  sheet.walkRules((rule) => {
    if ((rule.parent as AtRule | undefined)?.name === 'keyframes') return;
    rule.selectors = rule.selectors.filter((selector) => mayMatch(selector, classes, ids));
    if (rule.selector === '') rule.remove();
  });
  dropUnnamed(sheet);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && isEmpty(node)) node.remove();
  });
  return sheet.toString();
}

/** Without the fonts that are files: those that the system has, and all else, stay. */
export function withoutFontFiles(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => {
    if (rule.toString().includes('url(')) rule.remove();
  });
  return sheet.toString();
}
