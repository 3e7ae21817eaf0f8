import type { Page } from '@playwright/test';

/**
 * Runs in the page. Focuses every Tab stop, which scrolls like the Tab key. Returns the stops whose centre is covered
 * by another element or outside the window.
 */
function covered(): string[] {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [tabindex="0"]'),
  ].filter(
    (stop) =>
      !stop.matches(':disabled, [tabindex="-1"], [type=radio]:not(:checked), [inert] *') &&
      stop.checkVisibility({ visibilityProperty: true }),
  );
  return stops.flatMap((stop) => {
    stop.focus();
    if (document.activeElement !== stop) return [];
    // The input of these controls has no size of its own, or is covered by its text.
    const control = stop.closest('label, .ant-select, .ant-picker, .ant-input-affix-wrapper') ?? stop;
    const [box] = control.getClientRects();
    if (!box) return [];
    // Only a part of a region that is larger than the window is in view.
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
    const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (left < right && top < bottom && topElement && control.contains(topElement)) return [];
    const name = stop.getAttribute('aria-label') ?? stop.textContent.trim().slice(0, 40);
    const position = `${Math.round(box.top)}–${Math.round(box.bottom)}`;
    return [
      `${window.innerWidth} × ${window.innerHeight}: ${stop.tagName} "${name}" at ${position} under ${topElement?.outerHTML.slice(0, 120) ?? 'nothing'}`,
    ];
  });
}

/** Returns the Tab stops of the page that are covered when they have the focus, at its current size. */
export const coveredStops = (page: Page): Promise<string[]> => page.evaluate(covered);
