import type { FocusEvent } from 'react';

/**
 * Scrolls a table sideways until the focused element is fully visible and not covered by the sticky actions. Browsers
 * scroll only if the element is entirely out of view.
 */
export function showFocused({ target, currentTarget: frame }: FocusEvent<HTMLElement>) {
  if (target === frame || !(target instanceof HTMLElement) || getComputedStyle(target).position === 'sticky')
    return;
  const stays = target.closest('tr')?.querySelector('[data-stays]');
  if (stays?.contains(target)) return;
  const box = target.getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  const end = around.right - (stays?.getBoundingClientRect().width ?? 0);
  if (box.left < around.left) frame.scrollLeft -= around.left - box.left;
  else if (box.right > end) frame.scrollLeft += Math.min(box.right - end, box.left - around.left);
}
