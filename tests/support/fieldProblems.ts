/** Checks the fields of a list definition, and the options that name fields. */

import { rowFields } from '../../contract/calls';
import type { Field, ListResource } from '../../src/core/defineResource';
import { isSummed, type ValueTypeName } from '../../src/core/valueTypes';

/** Returns the values that occur again, once for each repetition. */
export const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
/** Returns `[text]` if there is a problem, otherwise `[]`. */
export const when = (isProblem: boolean, text: string) => (isProblem ? [text] : []);

/** Returns the keys in braces of a link: '_id' for '/openview?id={_id}'. */
const keysIn = (url: string) => Array.from(url.matchAll(/\{([^}]*)\}/g), ([, key = '']) => key);
/** Finds repeated fields. Two fields may have the same key if their titles differ: a day and a time of one date. */
export const fieldProblems = (fields: readonly Field[]): string[] =>
  repeated(fields.map(({ key, title }) => `field '${key}' (${title})`)).map((name) => `${name} is repeated`);

/** Finds columns that aren't in the order of product.md (Lists): date or id, amounts, status, captions. */
export function orderProblems({ fields }: ListResource): string[] {
  const [first] = fields;
  const last = fields.at(-1);
  const date = fields.find(({ valueType }) => valueType === 'date');
  const types = fields.map(({ valueType }) => valueType);
  const amount = types.findIndex((type) => type === 'amount' || type === 'money');
  const status = fields.findIndex(({ title }) => title === 'Status');
  return [
    ...when(
      date !== undefined && first !== date && first?.valueType !== 'id',
      `the first field must be the date or an id, not '${first?.key}'`,
    ),
    ...when(status >= 0 && amount > status, `the amount '${fields[amount]?.key}' must be before the status`),
    ...when(
      first?.caption === true ||
        (first === date && last?.caption !== true && fields.some(({ caption }) => caption)),
      'a field with caption must be the last one',
    ),
  ];
}

/** Finds statuses in green or red, which mean gain and loss only (product.md: Values). */
export const toneProblems = (fields: readonly Field[]): string[] =>
  fields
    .filter(({ title, tones = {}, fallbackTone }) =>
      [...Object.values(tones), fallbackTone].some(
        (tone) => title === 'Status' && (tone === 'gain' || tone === 'loss'),
      ),
    )
    .map(({ key }) => `the tones of '${key}' must be accent or amber, because it is a status`);

/** Finds options of a list, such as `rowKey`, that name a missing field or a field of the wrong type. */
export function keyProblems(list: ListResource): string[] {
  const { fields, hidden = [], actions = [], record } = list;
  const keys = rowFields(list).map(({ key }) => key);
  const shown = fields.map(({ key }) => key);
  const inRow = (option: string, key: string | undefined) =>
    when(
      key !== undefined && !keys.includes(key),
      `${option} names '${key}', which is neither a field nor hidden`,
    );
  const isField = (option: string, key: string | undefined) =>
    when(key !== undefined && !shown.includes(key), `${option} names '${key}', which isn't a field`);
  const hasType = (option: string, key: string | undefined, type: ValueTypeName) =>
    fields
      .filter((field) => field.key === key && field.valueType !== type)
      .map(({ valueType }) => `${option} names '${key}', a field of the type ${valueType}, not ${type}`);
  const needsSum = (option: string, key: string | undefined, colour: Field['colour']) =>
    when(
      key !== undefined && !fields.some((field) => field.colour === colour && isSummed(field)),
      `${option} names '${key}', but no field of the colour ${colour} is summed`,
    );
  return [
    ...inRow('rowKey', list.rowKey),
    ...inRow('dateFilter', list.dateFilter),
    ...hasType('dateFilter', list.dateFilter, 'date'),
    ...isField('booleanFilter', list.booleanFilter),
    ...hasType('booleanFilter', list.booleanFilter, 'flag'),
    ...isField('groupBy', list.groupBy),
    ...needsSum('groupBy', list.groupBy, 'profit'),
    ...isField('totals.by', list.totals?.by),
    ...isField('totals.debit', list.totals?.debit?.key),
    ...isField('currencyField', list.currencyField),
    ...isField('closedFlag', list.closedFlag),
    ...hasType('closedFlag', list.closedFlag, 'flag'),
    ...fields.flatMap(({ key, summedBy }) =>
      [summedBy].flat().flatMap((other) => isField(`summedBy of field '${key}'`, other)),
    ),
    ...actions.flatMap((action) =>
      ('to' in action ? keysIn(action.to) : []).flatMap((key) => inRow(`action '${action.title}'`, key)),
    ),
    ...(record?.idKeys ?? []).flatMap((key) => isField('record.idKeys', key)),
    ...keysIn(record?.label ?? '').flatMap((key) => isField('record.label', key)),
    ...isField('record.timeline', record?.timeline?.key),
    ...(record?.links ?? []).flatMap(({ title, to }) =>
      [...keysIn(title), ...keysIn(to)].flatMap((key) => isField(`record link '${title}'`, key)),
    ),
    ...repeated(keys)
      .filter((key) => hidden.includes(key))
      .map((key) => `hidden '${key}' is repeated, or is a field`),
  ];
}
