import { inRange } from './dateRange';
import type { Zone } from './dates';
import { pick, type Field } from './defineResource';
import { filterKindOf } from './filterFields';
import type { Filter } from './filters';
import { readDecimal } from './money';
import type { Sort } from './wholeAddress';
import type { FilterKind } from './valueType';
import { wordsOf } from './valueTypes';

type Test = (raw: unknown) => boolean;

/**
 * What a value is called where it is chosen by: the words that the list shows, or 'true' and 'false' for a flag;
 * only true is true (product.md: Values).
 */
const choiceOf = (field: Field, raw: unknown): string =>
  field.valueType === 'flag' ? String(raw === true) : wordsOf(field, raw);

function figureTest({ sign, from, to }: Extract<Filter, { kind: 'figure' }>): Test {
  const [least, most] = [readDecimal(from), readDecimal(to)];
  return (raw) => {
    const value = readDecimal(raw);
    if (!value) return false;
    if (sign === 'plus' && !value.gt(0)) return false;
    if (sign === 'minus' && !value.lt(0)) return false;
    return (!least || value.gte(least)) && (!most || value.lte(most));
  };
}

/** A text is found in what the list shows and in what the server sent, whatever the case of its letters. */
function textTest(field: Field | undefined, text: string): Test {
  const wanted = text.toLowerCase();
  return (raw) =>
    field !== undefined &&
    (typeof raw === 'string' || typeof raw === 'number') &&
    (String(raw).toLowerCase().includes(wanted) || wordsOf(field, raw).toLowerCase().includes(wanted));
}

/** A moment and a figure are read alike whatever field they stand in; words are a field's own. */
function testOf(field: Field | undefined, filter: Filter, zone: Zone): Test {
  switch (filter.kind) {
    case 'days':
      return (raw) => inRange(raw, filter, zone);
    case 'choice': {
      const chosen = new Set(filter.values);
      return (raw) => field !== undefined && chosen.has(choiceOf(field, raw));
    }
    case 'text':
      return textTest(field, filter.text);
    case 'figure':
      return figureTest(filter);
  }
}

/**
 * Whether a row passes all filters; a value that cannot be read passes none of days, figures and texts. Days are
 * those of the zone. Words of a field that the list lacks let nothing pass.
 */
export function rowTest(fields: readonly Field[], filters: readonly Filter[], zone: Zone): Test {
  const tests = filters.map((filter) => {
    const field = fields.find(({ key }) => key === filter.key);
    return { key: filter.key, test: testOf(field, filter, zone) };
  });
  return (row) => tests.every(({ key, test }) => test(pick(row, key)));
}

/** Values that a field's definition names; '' stands for any other one, where that has a word. */
const knownOf = ({ labels = {}, tones = {}, otherwise }: Field): readonly string[] => [
  ...Object.keys(labels),
  ...Object.keys(tones),
  ...(otherwise === undefined ? [] : ['']),
];

/** What can be chosen of a field: what its definition knows and the rows hold, each with the words that the list shows, in their order. */
export function choicesOf(
  field: Field,
  rows: readonly unknown[],
): readonly { readonly value: string; readonly label: string }[] {
  const found = new Map<string, string>();
  if (field.valueType === 'flag')
    for (const flag of [true, false]) found.set(String(flag), wordsOf(field, flag));
  else
    for (const raw of [...knownOf(field), ...rows.map((row) => pick(row, field.key))]) {
      const value = choiceOf(field, raw);
      found.set(value, value);
    }
  return [...found].map(([value, label]) => ({ value, label })).sort((a, b) => (a.label < b.label ? -1 : 1));
}

/** A filter in a few words, for the chip that stands for it. */
export function sayFilter(field: Field, filter: Filter): string {
  const { title } = field;
  switch (filter.kind) {
    case 'choice': {
      const words = filter.values.map((value) =>
        field.valueType === 'flag' ? wordsOf(field, value === 'true') : value,
      );
      return `${title}: ${words.join(' or ')}`;
    }
    case 'text':
      return `${title} contains “${filter.text}”`;
    case 'figure':
      if (filter.sign) return `${title} ${filter.sign === 'plus' ? 'above' : 'below'} 0`;
      return `${title} ${sayEnds(filter)}`;
    case 'days':
      return `${title} ${sayEnds(filter)}`;
  }
}

const orders: Readonly<Record<FilterKind, readonly [up: string, down: string]>> = {
  days: ['oldest first', 'newest first'],
  figure: ['lowest first', 'highest first'],
  choice: ['A to Z', 'Z to A'],
  text: ['A to Z', 'Z to A'],
};

/** An order in a few words: 'Amount, highest first'. */
export function saySort(field: Field, { descending }: Sort): string {
  const [up, down] = orders[filterKindOf(field) ?? 'text'];
  return `${field.title}, ${descending ? down : up}`;
}

function sayEnds({ from, to }: { readonly from?: string; readonly to?: string }): string {
  if (from === to) return `is ${from ?? ''}`;
  return [...(from === undefined ? [] : [`from ${from}`]), ...(to === undefined ? [] : [`to ${to}`])].join(
    ' ',
  );
}
