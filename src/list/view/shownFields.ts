import type { Zone } from '../../core/dates';
import { getValue, type Field, type ListResource } from '../../core/defineResource';
import { UNREADABLE, valueTypeOf, formatValue } from '../../core/valueTypes';
import type { Preferences } from '../../lib/preferences';

/** Returns the text of a field of a row. */
export const textOf = (field: Field & { readonly zone?: Zone }, row: unknown): string =>
  formatValue(field, getValue(row, field.key));

type Rows = readonly unknown[] | undefined;

/** Returns the caption fields whose value is readable and the same in all rows (product.md: Lists). */
export const captionOf = ({ fields }: ListResource, rows: Rows = []): readonly Field[] =>
  fields.filter((field) => {
    const texts = new Set(field.caption ? rows.map((row) => textOf(field, row)) : []);
    return texts.size === 1 && !texts.has(UNREADABLE);
  });

/** Returns the fields shown in each row. A caption field is included only if its value differs between rows. */
export const rowFieldsOf = (resource: ListResource, rows: Rows = []): readonly Field[] => {
  const captions = captionOf(resource, rows);
  return resource.fields.filter((field) => !field.caption || (rows.length > 0 && !captions.includes(field)));
};

/** Returns the highest number of decimals of a column's amounts, at least 2, so that decimal points line up. */
export function placesOf(field: Field, rows: Rows = []): number | undefined {
  const valueType = valueTypeOf(field.valueType);
  if (!valueType.places) return undefined;
  return Math.max(2, ...rows.map((row) => valueType.places?.(getValue(row, field.key), field) ?? 0));
}

/** Returns the field that names a row: the first required text field without `caption`, otherwise the first field. */
export const namingField = (fields: readonly Field[]): Field | undefined =>
  fields.find(
    ({ valueType, caption, optional }) => !caption && !optional && valueTypeOf(valueType).renderer === 'text',
  ) ?? fields[0];

export const isFigure = ({ valueType }: Field): boolean => valueTypeOf(valueType).renderer === 'number';

/** Returns the main figure of a row: the first figure with a gain or loss colour, otherwise the first figure. */
export function mainFigure(fields: readonly Field[]): Field | undefined {
  const figures = fields.filter(isFigure);
  return figures.find(({ colour }) => colour) ?? figures[0];
}

/**
 * Returns the accessible name of a row: `rowLabel` with its {keys} filled in, or the value of the naming field. Leaves out
 * amounts if they are hidden.
 */
export function rowName(
  { fields }: ListResource,
  rowLabel: string | undefined,
  row: unknown,
  { zone, amounts }: Pick<Preferences, 'zone' | 'amounts'>,
): string {
  const name = namingField(fields);
  const template = rowLabel ?? (name ? `{${name.key}}` : '');
  return template.replace(/\{([^{}]+)\}/g, (_slot, key: string) => {
    const texts = fields
      .filter(
        (field) => field.key === key && !(amounts === 'hidden' && valueTypeOf(field.valueType).isAmount),
      )
      .map((field) => textOf({ ...field, zone }, row));
    return texts.filter((text) => text !== UNREADABLE).join(' ');
  });
}
