import type { MouseEvent } from 'react';
import type { ListResource } from '../../core/defineResource';

/** Returns whether rows lead to a record or to another screen. */
export const hasRowLink = ({ record, actions = [] }: ListResource): boolean =>
  record !== undefined || actions.some((action) => 'to' in action);

/** Returns whether a click is on a row itself: not on one of its controls, and not the end of a text selection. */
export const isOnRow = ({ target }: MouseEvent): boolean =>
  target instanceof Element &&
  target.closest('a, button, input, label, [role=dialog]') === null &&
  (window.getSelection()?.isCollapsed ?? true);

/** Follows the link of the clicked row. Ctrl, Shift and ⌘ do what they do on the link. */
export function followRowLink(event: MouseEvent<HTMLElement>): void {
  if (!isOnRow(event)) return;
  const link = event.currentTarget.querySelector('a[data-row-link]');
  link?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
}
