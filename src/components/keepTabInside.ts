/** Selects the Tab stops of a dialog, without the empty elements that antd adds at both ends. */
const STOPS =
  ':is(a[href], button, textarea, input:not([type=radio]:not(:checked)), [role][tabindex="0"])' +
  ':not(:disabled, [tabindex="-1"])';

/** The element that antd focuses when it opens a drawer or dialog. */
const CONTAINER = '.ant-drawer, [role=dialog] > div';

/**
 * Wraps Tab within a dialog or drawer, from its last control to its first and back. antd wraps it by elements at both
 * ends, which are Tab stops without content.
 */
export function keepTabInside(event: KeyboardEvent) {
  const active = document.activeElement;
  const frame = active?.closest('.ant-drawer, [role=dialog]');
  if (event.key !== 'Tab' || !active || !frame) return;
  const stops = [...frame.querySelectorAll<HTMLElement>(STOPS)];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const [end, next] = event.shiftKey ? [first, last] : [last, first];
  if (active !== end && !active.matches(CONTAINER)) return;
  event.preventDefault();
  next?.focus();
}
