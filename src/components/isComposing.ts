import type { KeyboardEvent } from 'react';

/** Returns whether a key belongs to an input method, such as Enter that confirms a candidate. */
export function isComposing(event: KeyboardEvent): boolean {
  const { isComposing, keyCode } = event.nativeEvent as Readonly<{ isComposing: boolean; keyCode: number }>;
  // Safari ends the composition before this event, and then reports only the key code.
  return isComposing || keyCode === 229;
}
