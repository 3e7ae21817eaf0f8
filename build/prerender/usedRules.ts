import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/** Matches attribute selectors and `:not`, `:is`, `:where` and `:has`, which are ignored: such a rule may match. */
const BRACKETS = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g;

/** Returns whether a selector may match an element, including when it is hovered, pressed or focused. */
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

/** Removes unused variables and keyframes from a sheet, repeatedly until none is left. */
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

/** Returns whether a rule has no content. */
const isEmpty = ({ nodes }: Rule | AtRule) => nodes?.length === 0;

/**
 * Returns the rules that the first paint of a page needs: those that its markup may match, with their variables and
 * keyframes.
 * @param css style sheets in document order
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
