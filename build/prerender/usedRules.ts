import postcss, { type Container, type Root } from 'postcss';

/** Matches the parts of a selector that `mayMatch` ignores: attributes, `:not`, `:is`, `:where` and `:has`. */
const IGNORED_PARTS = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g;

/** Returns whether a selector may match an element, including when it is hovered, pressed or focused. */
function mayMatch(selector: string, classes: ReadonlySet<string>, ids: ReadonlySet<string>): boolean {
  const simplified = selector.replace(IGNORED_PARTS, '');
  // A name begins with no digit, unlike the fraction of a keyframe such as 33.3%.
  return [...simplified.matchAll(/([.#])((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi)].every(([, kind, name = '']) =>
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

/** Removes the selectors for which `isUsed` is false, and rules without a selector left. */
export function filterSelectors(sheet: Root, isUsed: (selector: string) => boolean): void {
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.filter(isUsed);
    if (rule.selector === '') rule.remove();
  });
}

/** Removes rules and at-rules with an empty block. */
export function removeEmpty(sheet: Root): void {
  sheet.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}

/** Returns the rules of `css` that may match the markup of a page, with their variables and keyframes. */
export function usedRules(css: string, html: string): string {
  const sheet = postcss.parse(css);
  const [classes, ids] = [attributes(html, 'class'), attributes(html, 'id')];
  filterSelectors(sheet, (selector) => mayMatch(selector, classes, ids));
  removeUnused(sheet);
  sheet.walkComments((comment) => void comment.remove());
  removeEmpty(sheet);
  return sheet.toString();
}
