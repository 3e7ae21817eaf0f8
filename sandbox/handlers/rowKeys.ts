import type { ValueTypeName } from '../../src/core/valueTypes';

/** Writes the place into the last four hex digits, so that the length stays the same. */
const inHex = (value: string, place: number) => value.slice(0, -4) + place.toString(16).padStart(4, '0');
const wholePart = (value: string, place: number) => value.replace(/^\d+/, String(place));

/** Functions that write the place of a row into a value of each type. The result is still valid for the type. */
const marks: Partial<Record<ValueTypeName, (value: string, place: number) => string | number>> = {
  id: inHex,
  address: inHex,
  secret: inHex,
  email: (value, place) => value.replace('@', `.${place}@`),
  link: (value, place) => `${value}/${place}`,
  code: (_value, place) => String(100_000 + place),
  integer: (_value, place) => place,
  amount: wholePart,
  money: wholePart,
  // Sample dates are full hours, so added seconds make them unique.
  date: (value, place) => new Date(Date.parse(value) + place * 1000).toISOString(),
};

/** Makes a sample value unique by its place. Values that are neither text nor number stay unchanged. */
export function numbered(valueType: ValueTypeName, value: unknown, place: number): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const mark = marks[valueType] ?? ((text: string) => `${text} #${place}`);
  return mark(String(value), place);
}
