/** The space to show on each side of the element, in CSS pixels. It has room for the focus ring. */
const MARGIN = 20;

/** Returns how far to scroll, in CSS pixels, to show a box with its margin; 0 if it is already visible. */
const scrollDistance = (start: number, end: number, viewStart: number, viewEnd: number) =>
  start - MARGIN < viewStart
    ? start - MARGIN - viewStart
    : end + MARGIN > viewEnd
      ? Math.min(end + MARGIN - viewEnd, start - MARGIN - viewStart)
      : 0;

/**
 * Scrolls the nearest scroll container just far enough to show all of an element. `scrollIntoView` would scroll every
 * container up to the page and, in Chromium 150, change where Tab starts.
 */
export function scrollToShow(element: Element): void {
  for (let container = element.parentElement; container; container = container.parentElement) {
    const isTaller = container.scrollHeight > container.clientHeight;
    const isWider = container.scrollWidth > container.clientWidth;
    const { overflowX, overflowY } = getComputedStyle(container);
    const isScrollable = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    if ((isTaller && isScrollable(overflowY)) || (isWider && isScrollable(overflowX))) {
      const box = element.getBoundingClientRect();
      const view = container.getBoundingClientRect();
      container.scrollTop += scrollDistance(box.top, box.bottom, view.top, view.top + container.clientHeight);
      container.scrollLeft += scrollDistance(
        box.left,
        box.right,
        view.left,
        view.left + container.clientWidth,
      );
      return;
    }
  }
}
