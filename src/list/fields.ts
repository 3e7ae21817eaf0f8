import { pick, type Field, type ListResource } from '../core/defineResource';
import { UNREADABLE, valueTypeOf, wordsOf } from '../core/valueTypes';

/** A value in plain words, as its cell has it. */
const textOf = (field: Field, row: unknown): string => wordsOf(field, pick(row, field.key));

type Rows = readonly unknown[] | undefined;

/** What a field says of all rows alike; undefined where they differ, or say nothing. */
function shared(field: Field, rows: Rows): string | undefined {
  const [first, ...others] = new Set((rows ?? []).map((row) => textOf(field, row)));
  return others.length === 0 && first !== UNREADABLE ? first : undefined;
}

/** What stands once above the rows, as all of them say it (product.md: Lists). */
export const captionOf = ({ fields }: ListResource, rows: Rows): readonly Field[] =>
  // While rows are on their way its place is kept: what stands below would move.
  fields.filter((field) => field.caption && (rows === undefined || shared(field, rows) !== undefined));

/** The fields that each row shows: those of the caption only where the rows differ. */
export const rowFieldsOf = ({ fields }: ListResource, rows: Rows): readonly Field[] =>
  fields.filter((field) => !field.caption || ((rows?.length ?? 0) > 0 && shared(field, rows) === undefined));

/** The places after the point of a column's longest amount, so that all its points stand in line. */
export function placesOf(field: Field, rows: Rows): number | undefined {
  const valueType = valueTypeOf(field.valueType);
  if (!valueType.places) return undefined;
  return Math.max(2, ...(rows ?? []).map((row) => valueType.places?.(pick(row, field.key), field) ?? 0));
}

/** The field that names a row: its first text that is always there and not in the caption, else its first value. */
export const namingField = (fields: readonly Field[]): Field | undefined =>
  fields.find(
    ({ valueType, caption, optional }) => !caption && !optional && valueTypeOf(valueType).renderer === 'text',
  ) ?? fields[0];

export const isFigure = ({ valueType }: Field): boolean => valueTypeOf(valueType).renderer === 'number';

/** The figure of a card's head: what was gained or lost, else the first. */
export function headFigure(fields: readonly Field[]): Field | undefined {
  const figures = fields.filter(isFigure);
  return figures.find(({ colour }) => colour) ?? figures[0];
}

/**
 * Which row it is, to those who only hear it: the action's own words, {keys} as their fields write them, or
 * what names the row.
 */
export function rowName({ fields }: ListResource, of: string | undefined, row: unknown): string {
  const name = namingField(fields);
  const template = of ?? (name ? `{${name.key}}` : '');
  return template.replace(/\{([^{}]+)\}/g, (_slot, key: string) => {
    const texts = fields.filter((field) => field.key === key).map((field) => textOf(field, row));
    return texts.filter((text) => text !== UNREADABLE).join(' ');
  });
}
