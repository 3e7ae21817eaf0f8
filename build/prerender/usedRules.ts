import postcss, { type AtRule, type Container } from 'postcss';

/** Matches the parts of a selector that `mayMatch` ignores: attributes, `:not`, `:is`, `:where` and `:has`. */
const IGNORED_PARTS = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g;

/** Returns whether a selector may match an element, including when it is hovered, pressed or focused. */
function mayMatch(selector: string, classes: ReadonlySet<string>, ids: ReadonlySet<string>): boolean {
  const simplified = selector.replace(IGNORED_PARTS, '');
  return [...simplified.matchAll(/([.#])((?:[\w-]|\\.)+)/g)].every(([, kind, name = '']) =>
    (kind === '.' ? classes : ids).has(name.replaceAll('\\', '')),
  );
}

const attributes = (html: string, name: string) =>
  new Set(
    [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].flatMap(([, value = '']) => value.split(' ')),
  );

/** Removes unused variables and keyframes. Repeats, because a variable may be used only by a removed one. */
function removeUnused(sheet: Container): void {
  const text = sheet.toString();
  const usedVariables = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
  sheet.walkDecls(/^--/, (declaration) => {
    if (!usedVariables.has(declaration.prop)) declaration.remove();
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(text)) rule.remove();
  });
  if (sheet.toString().length < text.length) removeUnused(sheet);
}

/** Returns the rules of `css` that may match the markup of a page, with their variables and keyframes. */
export function usedRules(css: string, html: string): string {
  const sheet = postcss.parse(css);
  const [classes, ids] = [attributes(html, 'class'), attributes(html, 'id')];
  sheet.walkRules((rule) => {
    if ((rule.parent as AtRule | undefined)?.name === 'keyframes') return;
    rule.selectors = rule.selectors.filter((selector) => mayMatch(selector, classes, ids));
    if (rule.selector === '') rule.remove();
  });
  removeUnused(sheet);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) node.remove();
  });
  return sheet.toString();
}
