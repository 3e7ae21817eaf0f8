import type { ChangeEvent } from 'react';

const usesDecimalComma = () => new Intl.NumberFormat().formatToParts(1.5).some(({ value }) => value === ',');

/**
 * Returns the text of an input after a change. A comma that was typed where it is the decimal separator becomes a point:
 * the number pad of an iPhone has only that separator.
 */
export function typedDecimal({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const isComma = (nativeEvent as InputEvent).data === ',';
  return isComma && usesDecimalComma() ? target.value.replace(',', '.') : target.value;
}
