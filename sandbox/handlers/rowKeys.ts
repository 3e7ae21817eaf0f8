import type { ValueTypeName } from '../../src/core/valueTypes';

/** Hex keeps its length: the place stands in the last four digits. */
const inHex = (value: string, place: number) => value.slice(0, -4) + place.toString(16).padStart(4, '0');
const wholePart = (value: string, place: number) => value.replace(/^\d+/, String(place));

/** How the place of a row gets into a value without making it another kind of thing. */
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
  // Samples fall on full hours, so the seconds tell them apart.
  date: (value, place) => new Date(Date.parse(value) + place * 1000).toISOString(),
};

/** A sampled value made unlike those of all other places; what is neither text nor number stays as it is. */
export function numbered(valueType: ValueTypeName, value: unknown, place: number): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const mark = marks[valueType] ?? ((text: string) => `${text} #${place}`);
  return mark(String(value), place);
}
