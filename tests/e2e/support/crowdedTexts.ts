import type { Page } from '@playwright/test';

/** Runs in the page. Returns the texts that a container cuts without an ellipsis, and those that overlap another text. */
function findCrowdedTexts(): string[] {
  /** Moving parts, which hide and overlap texts on purpose. */
  const MOVING = '[aria-roledescription=carousel], [aria-label$=scrolling], svg, .visually-hidden, noscript';
  const isShown = (element: Element) => {
    if (
      element.closest(MOVING) ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      return false;
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith('inset')) return false;
    return true;
  };
  /** The text's height without the space above and below its letters, which lines may share. */
  const LETTERS = 0.22;
  const texts: { text: string; element: Element; layer: Element | null; box: DOMRect }[] = [];
  const layerOf = (element: Element | null): Element | null =>
    !element || ['fixed', 'sticky'].includes(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement);
  const problems = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40) ?? '';
    if (!element || text === '' || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      const box = new DOMRect(x + 1, y + height * LETTERS, width - 2, height * (1 - 2 * LETTERS));
      let isScrolled = false;
      for (
        let at: Element | null = element;
        at && at !== document.body && !isScrolled;
        at = at.parentElement
      ) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        isScrolled = overflowX === 'auto' || overflowY === 'auto';
        const isCut =
          (overflowX !== 'visible' && (box.left < frame.left - 2 || box.right > frame.right + 2)) ||
          (overflowY !== 'visible' && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2));
        if (isCut && !isScrolled && textOverflow !== 'ellipsis') problems.add(`cut: ${text}`);
      }
      if (!isScrolled) texts.push({ text, element, layer: layerOf(element), box });
    }
  }
  texts.sort((a, b) => a.box.top - b.box.top);
  for (const [index, { text, element, layer, box }] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      if (other.box.top > box.bottom) break;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
      if (other.element !== element && other.layer === layer && width > 2 && height > 2)
        problems.add(`overlap: ${text} and ${other.text}`);
    }
  return [...problems];
}

/** Returns the texts of the page that are cut without an ellipsis or overlap another text. */
export const crowdedTexts = (page: Page): Promise<string[]> => page.evaluate(findCrowdedTexts);
