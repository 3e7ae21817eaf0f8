/** Room for the focus ring and a part of the next element, in CSS pixels. */
const MARGIN = 20;

/** Returns how far to scroll, in CSS pixels, to show a box with its margin; 0 if it is already visible. */
const shift = (start: number, end: number, from: number, to: number) =>
  start - MARGIN < from
    ? start - MARGIN - from
    : end + MARGIN > to
      ? Math.min(end + MARGIN - to, start - MARGIN - from)
      : 0;

/**
 * Scrolls the nearest scroll container just far enough to show all of an element. `scrollIntoView` would scroll every
 * container up to the page. In Chromium 150 it also moves the starting point of Tab, so the skip link would no longer
 * come first.
 */
export function scrollToShow(element: Element): void {
  for (let frame = element.parentElement; frame; frame = frame.parentElement) {
    const tall = frame.scrollHeight > frame.clientHeight;
    const wide = frame.scrollWidth > frame.clientWidth;
    const { overflowX, overflowY } = getComputedStyle(frame);
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    if ((tall && scrolls(overflowY)) || (wide && scrolls(overflowX))) {
      const box = element.getBoundingClientRect();
      const view = frame.getBoundingClientRect();
      frame.scrollTop += shift(box.top, box.bottom, view.top, view.top + frame.clientHeight);
      frame.scrollLeft += shift(box.left, box.right, view.left, view.left + frame.clientWidth);
      return;
    }
  }
}
