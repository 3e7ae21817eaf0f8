import type { Page } from '@playwright/test';

/** How a translation puts a <font> element in place of a text node. */
export type Replacement = keyof typeof replacements;

/** The code of each replacement. `outer` contains `inner`, which contains the translated text. */
const replacements = {
  replace: 'text.replaceWith(outer)',
  insertAndRemove: 'text.before(outer); text.remove()',
  move: 'text.replaceWith(outer); inner.replaceChildren(text)',
} as const;

/**
 * Returns a script that replaces text nodes as Chrome's translation does: each by two nested <font> elements, again after
 * every change, except within translate="no". The texts stay the same, so that they can be compared with those of an
 * untranslated page.
 */
const translationOf = (replacement: Replacement) => `{
  const skipped = 'script, style, noscript, textarea, title, font, [translate=no], .notranslate';
  const replaceText = (text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    ${replacements[replacement]};
  };
  const replaceAll = (root) => {
    if (root.nodeType === Node.TEXT_NODE) return replaceText(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replaceText);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') replaceAll(target);
      else addedNodes.forEach(replaceAll);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  replaceAll(document);
}`;

/** Translates every page that is opened from now on. */
export const translate = (page: Page, replacement: Replacement) =>
  page.addInitScript({ content: translationOf(replacement) });

/**
 * Runs in the page. Compares the texts of each element with those that React has rendered into it, by React's own tree
 * of fibers. Returns the differences.
 */
const findStaleTexts = `(() => {
  const [HOST_ELEMENTS, HOST_TEXT] = [[5, 26, 27], 6];
  const root = document.getElementById('root');
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  const stale = [];
  const childrenOf = ({ child }) => {
    const all = [];
    for (let next = child; next; next = next.sibling) all.push(next);
    return all;
  };
  // Returns the texts in an element that aren't in another element. Components and fragments have no element.
  const visit = (fiber) => {
    if (fiber.tag === HOST_TEXT) return [fiber.memoizedProps];
    const texts = childrenOf(fiber).flatMap(visit);
    if (!HOST_ELEMENTS.includes(fiber.tag)) return texts;
    const { children } = fiber.memoizedProps ?? {};
    if (['string', 'number'].includes(typeof children)) texts.push(String(children));
    const element = fiber.stateNode;
    if (texts.length > 0 && element instanceof HTMLElement && !element.matches('textarea, title, style')) {
      const shown = [...element.childNodes].filter((node) => node instanceof Text || node.nodeName === 'FONT');
      const [now, expected] = [shown.map((node) => node.textContent).join(''), texts.join('')];
      if (now !== expected) stale.push('"' + now + '" in place of "' + expected + '"');
    }
    return [];
  };
  visit(root[key].stateNode.current);
  return stale;
})()`;

/** Returns the texts in the page that aren't those that React has rendered last. */
export const staleTexts = (page: Page) => page.evaluate<string[]>(findStaleTexts);
