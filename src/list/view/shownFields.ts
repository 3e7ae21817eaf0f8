import type { Zone } from '../../core/dates';
import { getValue, type Field, type ListResource } from '../../core/defineResource';
import { cutText } from '../../core/text';
import { UNREADABLE, valueTypeOf, formatValue } from '../../core/valueTypes';
import type { Preferences } from '../../lib/preferences';

/** Returns the text of a field of a row. */
export const textOf = (field: Field & { readonly zone?: Zone }, row: unknown): string =>
  formatValue(field, getValue(row, field.key));

/** The maximum length of a value in the name of a row, in characters. */
const MAX_NAME = 60;

type Rows = readonly unknown[] | undefined;

/** Returns the caption fields whose value is readable and the same in all rows. */
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

export const isTime = ({ valueType }: Field): boolean => valueTypeOf(valueType).renderer === 'time';

/** The preferences that change the name of a row. */
export type NamePreferences = Pick<Preferences, 'zone' | 'amounts'>;

/** Returns the text of all fields with a key; empty if it is unreadable, or a hidden amount. */
const textOfKey = ({ fields }: ListResource, key: string, row: unknown, { zone, amounts }: NamePreferences) =>
  fields
    .filter((field) => field.key === key && !(amounts === 'hidden' && valueTypeOf(field.valueType).isAmount))
    .map((field) => textOf({ ...field, zone }, row))
    .filter((text) => text !== UNREADABLE)
    .join(' ');

/** Returns the title of a row: a template with its {keys} filled in. */
export const rowTitle = (
  resource: ListResource,
  template: string,
  row: unknown,
  preferences: NamePreferences,
): string =>
  template.replace(/\{([^{}]+)\}/g, (_slot, key: string) => textOfKey(resource, key, row, preferences));

/** Returns the accessible name of a row: its naming field, its main figure with title, and its time. */
export function rowName(resource: ListResource, row: unknown, preferences: NamePreferences): string {
  const name = namingField(resource.fields);
  const others = resource.fields.filter((field) => field !== name);
  return [...new Set([name, mainFigure(others), resource.fields.find(isTime)])]
    .flatMap((field) => {
      const text = field && cutText(textOfKey(resource, field.key, row, preferences), MAX_NAME);
      return text ? [isFigure(field) ? `${field.title} ${text}` : text] : [];
    })
    .join(', ');
}
