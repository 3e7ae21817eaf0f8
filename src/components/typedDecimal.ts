import type { ChangeEvent } from 'react';

const usesDecimalComma = () => new Intl.NumberFormat().formatToParts(1.5).some(({ value }) => value === ',');

/**
 * Returns the text of an input after a change. In locales with a decimal comma, replaces a comma that was just typed by
 * a point: an iPhone's number pad has no point there.
 */
export function typedDecimal({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const { value, selectionStart: caret } = target;
  if ((nativeEvent as InputEvent).data === ',' && caret !== null && usesDecimalComma()) {
    target.value = `${value.slice(0, caret - 1)}.${value.slice(caret)}`;
    // Setting the value moves the caret to the end.
    target.setSelectionRange(caret, caret);
  }
  return target.value;
}
