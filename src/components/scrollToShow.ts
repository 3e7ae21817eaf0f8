/** Room for the ring of what has the focus, and for a glimpse of what comes next, in CSS pixels. */
const MARGIN = 20;

/** How far a box must move to lie well within its frame; 0 where it does. */
const shift = (start: number, end: number, from: number, to: number) =>
  start - MARGIN < from
    ? start - MARGIN - from
    : end + MARGIN > to
      ? Math.min(end + MARGIN - to, start - MARGIN - from)
      : 0;

/**
 * Scrolls the frame around an element just so far that all of it shows. `scrollIntoView` would move every
 * frame up to the page, and (Chromium 150) the place from which Tab goes on: the skip link would not be first.
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
