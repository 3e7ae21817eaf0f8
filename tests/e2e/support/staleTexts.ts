import type { Page } from '@playwright/test';

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
