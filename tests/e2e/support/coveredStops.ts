import type { Page } from '@playwright/test';

/**
 * Runs in the page. Focuses every Tab stop, which scrolls it into view as the Tab key does. Returns the Tab stops whose
 * centre is covered by another element or is outside the window.
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
    // In these controls the input has no size, or a text covers the input. So check the box around the input.
    const control = stop.closest('label, .ant-select, .ant-picker, .ant-input-affix-wrapper') ?? stop;
    const [box] = control.getClientRects();
    if (!box) return [];
    // An element larger than the window can be in view only in part, so check the centre of the visible part.
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

/** Returns the Tab stops that are covered or out of view when they have the focus, at the current window size. */
export const coveredStops = (page: Page): Promise<string[]> => page.evaluate(covered);
