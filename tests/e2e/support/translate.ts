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
