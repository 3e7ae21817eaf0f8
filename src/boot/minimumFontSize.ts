/** The size of the portal's body text, in rem (app/base.css). */
const BODY_TEXT = 0.875;

const fontSizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);

/**
 * Enlarges a rem if the browser's minimum font size is larger than body text. That setting enlarges only the text: a rem
 * and all sizes in it stay, so the text would no longer fit its boxes.
 */
export function followMinimumFontSize(page: Document) {
  const { documentElement, head } = page;
  const probe = page.createElement('span');
  probe.style.fontSize = '1px';
  head.append(probe);
  const minimum = fontSizeOf(probe);
  probe.remove();
  if (minimum > fontSizeOf(documentElement) * BODY_TEXT)
    documentElement.style.fontSize = `${minimum / BODY_TEXT}px`;
}
