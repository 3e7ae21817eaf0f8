import type { FocusEvent } from 'react';

/**
 * Moves a table sideways in its frame until what has the focus is in view: neither cut off at an edge nor under
 * what stays there. A browser moves it only where nothing of it is seen.
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
