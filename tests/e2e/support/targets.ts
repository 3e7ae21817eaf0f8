import type { Page } from '@playwright/test';

/** Runs in the page. */
function findFaults(): string[] {
  const controls =
    'a[href], button, input, textarea, summary, th[tabindex], [role=tab], [role=button], [role=slider], [role=checkbox], [cmdk-item], .ant-select-item-option';
  /** The parts around a control on which a tap acts on the control. */
  const parts =
    'label:has(input), .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-menu-item, .ant-tabs-tab, .ant-pagination-item';
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, [inert]');
  const isInSentence = (control: Element) =>
    [...(control.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
  const open = [...document.querySelectorAll('[role=dialog], .ant-select-dropdown')].filter(isVisible).at(-1);
  const targets = [
    ...new Set(
      [...(open ?? document).querySelectorAll(controls)]
        // A link in a sentence is as high as its line. Only the keyboard reaches the skip link.
        .filter(
          (control) =>
            !control.matches('a[href="#content"]') && !(control.matches('a') && isInSentence(control)),
        )
        .map((control) => control.closest(parts) ?? control)
        .filter(isVisible),
    ),
  ];
  const small = [...(open ?? document).querySelectorAll('input:not([type=radio]), textarea')]
    .filter((field) => isVisible(field) && parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${field.id} has a font below 16 px, so iOS zooms in`);
  /** Bars and fixed columns, which cover what is scrolled below them. */
  const isPinned = (target: Element) =>
    target.closest('header, nav[aria-label=Main], .ant-drawer-header, .ant-table-cell-fix');
  const name = (element: Element | null) =>
    `${element?.tagName} "${element?.getAttribute('aria-label') ?? element?.textContent.slice(0, 40)}"`;
  const faults = targets.flatMap((target, index) => {
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height, right, bottom } = target.getBoundingClientRect();
    if (Math.round(width) < 44 || Math.round(height) < 44) return [`${name(target)}: ${width} × ${height}`];
    const offsets = [-21, -11, 0, 11, 21];
    const foreign = offsets
      .flatMap((dx) => offsets.map((dy) => [dx, dy] as const))
      .flatMap(([dx, dy]) => {
        const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
        if (target.contains(hit)) return [];
        // Corners are round: there, the tap may act on what the control is in, but on no other control.
        const isCorner = Math.abs(dx) + Math.abs(dy) === 42;
        const isOther = targets.some((other) => other.contains(hit) && !other.contains(target));
        return isCorner && !isOther ? [] : [`${name(target)} at ${dx}, ${dy}: ${name(hit)}`];
      });
    const overlaps = targets.slice(index + 1).flatMap((other) => {
      const box = other.getBoundingClientRect();
      const [inline, block] = [
        Math.min(right, box.right) - Math.max(x, box.x),
        Math.min(bottom, box.bottom) - Math.max(y, box.y),
      ];
      // The parts of a compact group share a border of 1 px.
      if (inline <= 1 || block <= 1 || target.contains(other) || isPinned(target) || isPinned(other))
        return [];
      return [`${name(target)} and ${name(other)} share ${inline} × ${block}`];
    });
    return [...foreign.slice(0, 1), ...overlaps];
  });
  return [...small, ...faults];
}

/**
 * Returns the controls that are smaller than 44 × 44 CSS pixels, that share space with another control, or that don't
 * receive each tap in the 44 × 44 px around their centre, and the fields with small type. If a dialog or popup is open,
 * looks only into it.
 */
export const targetFaults = (page: Page): Promise<string[]> => page.evaluate(findFaults);
