import type { ChangeEvent } from 'react';

const usesDecimalComma = () => new Intl.NumberFormat().formatToParts(1.5).some(({ value }) => value === ',');

/**
 * Returns the text of an input after a change. In locales with a decimal comma, a typed comma becomes a point: an
 * iPhone's number pad has no point there.
 */
export function typedDecimal({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const isComma = (nativeEvent as InputEvent).data === ',';
  return isComma && usesDecimalComma() ? target.value.replace(',', '.') : target.value;
}
