import { asksForAll } from '../../src/core/wholeAddress';
import { rowFields, type Field, type ListResource } from '../../src/core/defineResource';
import { paramNames } from '../../src/core/resourceRequest';
import { isSummed } from '../../src/core/valueTypes';

/** Names that a list's request, its answer and its address give a meaning of their own. */
const PAGING = ['limit', 'skip'];
const ENVELOPE = ['success', 'message', 'count'];
const ADDRESS = ['page'];
const RANGE = ['from', 'to'];

export const isBlank = (text: string): boolean => text.trim() === '';

export const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** The {keys} of a row that an address is filled with. */
const keysIn = (address: string) => Array.from(address.matchAll(/\{([^}]*)\}/g), ([, key = '']) => key);

/** Two fields may show one value in two ways, under two titles: a moment as a day and as a time. */
export function fieldFaults(fields: readonly Field[]): string[] {
  const named = fields.map(({ key, title }) => `field '${key}' (${title})`);
  return [
    ...repeated(named).map((name) => `${name} stands there twice`),
    ...fields.filter(({ title }) => isBlank(title)).map(({ key }) => `field '${key}' has no title`),
    ...fields
      .filter(({ key }) => key.split('.').some(isBlank))
      .map(({ key, title }) => `field '${key}' (${title}) has no proper key`),
  ];
}

/** What else names a value of a row: it must be there. */
export function keyFaults(list: ListResource): string[] {
  const { rowKey, dateFilter, actions = [], hidden = [], fields } = list;
  const used = [
    ...(rowKey === undefined ? [] : [['rowKey', rowKey] as const]),
    ...(dateFilter === undefined ? [] : [['dateFilter', dateFilter] as const]),
    ...actions.flatMap((action) =>
      'to' in action ? keysIn(action.to).map((key) => [`action '${action.title}'`, key] as const) : [],
    ),
  ];
  const keys = rowFields(list).map(({ key }) => key);
  const moments = fields.filter(({ key }) => key === dateFilter);
  return [
    ...used
      .filter(([, key]) => !keys.includes(key))
      .map(([what, key]) => `${what} names '${key}', which is neither a field nor hidden`),
    ...moments
      .filter(({ valueType }) => valueType !== 'date')
      .map(({ key, valueType }) => `dateFilter names '${key}', a field of the type ${valueType}, no date`),
    ...repeated(keys)
      .filter((key) => hidden.includes(key))
      .map((key) => `hidden '${key}' stands there twice, or is a field`),
  ];
}

/**
 * Options that name a field by its key, and are no more than ignored where it is none. What is not shown is of
 * no use to them: they speak of a row in words, or stand above the columns.
 */
export function optionFaults({ fields, flagFilter, resultsBy, actions = [] }: ListResource): string[] {
  const lost = (key: string | undefined) =>
    key === undefined || fields.some((field) => field.key === key) ? undefined : key;
  const named: readonly (readonly [what: string, key: string | undefined])[] = [
    ['flagFilter', lost(flagFilter)],
    ['resultsBy', lost(resultsBy)],
    ...fields.map(({ key, summedBy }) => [`summedBy of field '${key}'`, lost(summedBy)] as const),
    ...actions.flatMap(({ title, of = '' }) =>
      keysIn(of).map((key) => [`action '${title}' (of)`, lost(key)] as const),
    ),
  ];
  const flag = fields.find(({ key }) => key === flagFilter);
  const hasResult = fields.some((field) => field.colour === 'profit' && isSummed(field));
  return [
    ...named.flatMap(([what, key]) =>
      key === undefined ? [] : [`${what} names '${key}', which is no field`],
    ),
    ...(flag && flag.valueType !== 'flag'
      ? [`flagFilter names '${flag.key}', a field of the type ${flag.valueType}, no flag`]
      : []),
    ...(resultsBy === undefined || hasResult
      ? []
      : [`resultsBy names '${resultsBy}', but no field of the colour profit is added up`]),
    ...fields
      .filter((field) => field.summedBy !== undefined && !isSummed(field))
      .map(({ key }) => `summedBy of field '${key}' has no effect: that field is not added up`),
  ];
}

/** What stands above the rows comes with the row that led here: one of the lists `from` must show it. */
export function originFaults(origin: readonly Field[], from: readonly ListResource[]): string[] {
  const carried = from.flatMap((list) => rowFields(list).map(({ key }) => key));
  return [
    ...fieldFaults(origin).map((fault) => `origin: ${fault}`),
    ...(from.length === 0
      ? ['origin is never shown: no action of a list leads to a screen of this one']
      : []),
    ...(from.length === 0 ? [] : origin)
      .filter(({ key }) => !carried.includes(key))
      .map(({ key }) => `origin names '${key}', which no row that leads here carries`),
  ];
}

/** Figures stand in the answer beside the rows: each needs a name of its own there. */
export function summaryFaults({ read, summary = [] }: ListResource): string[] {
  const keys = summary.map(({ key }) => key);
  const taken = [...ENVELOPE, read.rows ?? 'data'];
  return [
    ...fieldFaults(summary),
    ...repeated(keys).map((key) => `summary '${key}' stands there twice`),
    ...keys
      .filter((key) => taken.includes(key))
      .map((key) => `summary '${key}' has the name of another part of the answer`),
  ];
}

export function choiceFaults({ read }: ListResource): string[] {
  return (read.choices ?? []).flatMap(({ name, title, options }) => {
    const labels = options.map(({ label }) => label);
    // An option without a value and one of '' are one and the same tab.
    const values = options.map(({ value = '' }) => value);
    const faults = [
      ...(isBlank(title) ? ['has no title'] : []),
      ...(options.length === 0 ? ['has no options, so none that a list opens with'] : []),
      ...(labels.some(isBlank) ? ['has an option without a label'] : []),
      ...repeated(labels).map((label) => `has two options called '${label}'`),
      ...repeated(values).map((value) => `has two options that send ${value || 'nothing'}`),
    ];
    return faults.map((fault) => `choice '${name}' ${fault}`);
  });
}

/** `taken`: what the backend's handler of this call takes, undefined where any name will do. */
export function paramFaults(list: ListResource, taken: readonly string[] | undefined): string[] {
  const supplied = paramNames(list);
  const sent = [...Object.keys(list.read.fixed ?? {}), ...supplied];
  const { dateFilter, flagFilter } = list;
  const address = [
    ...ADDRESS,
    ...(dateFilter === undefined ? [] : RANGE),
    ...(flagFilter === undefined ? [] : [flagFilter]),
  ];
  const faults = [
    ...repeated(sent).map((name) => [name, 'is given twice'] as const),
    ...sent.filter((name) => PAGING.includes(name)).map((name) => [name, 'belongs to the paging'] as const),
    ...supplied
      .filter((name) => address.includes(name) || asksForAll(name))
      .map((name) => [name, 'has another meaning in the address'] as const),
    ...(taken ? sent.filter((name) => !taken.includes(name)) : []).map(
      (name) =>
        [
          name,
          `is not known to the sandbox, where ${list.read.path} takes ${taken?.join(', ') || 'none'}`,
        ] as const,
    ),
  ];
  return faults.map(([name, fault]) => `parameter '${name}' ${fault}`);
}
