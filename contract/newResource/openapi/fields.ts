// Gives inferred fields the value types that the document's schema states.
import { formatValue, UNREADABLE } from '../../../src/core/valueTypes';
import type { Field } from '../../../src/core/defineResource';
import { show } from '../../checker/rule';
import { names } from '../fieldNames';
import { isPresent } from '../fitsValues';
import { inferColumn, isSkipped, type InferredField } from '../inferField';
import type { Column } from './columns';
import { namedType, typeOfShape } from './fieldTypes';
import { textOf } from './references';

const TIME_NAME = /^(date|[acm]?time)$|[a-z](At|Date|Time)$|_(at|date|time)$/;
const TIME_FORMAT = /date|time|epoch|unix/;

/** Returns what the user must know about a field, as sentences. */
function notesOn({ key, valueType }: Field, { shape, examples }: Column): string[] {
  const { types, values = [], valueNames = [], format } = shape;
  const isNumber = types.some((type) => /^(integer|number)$/.test(type));
  if (isNumber && values.length > 0) {
    const labels = values.map((value, index) => [textOf(value), valueNames[index] ?? ''].join(' ').trim());
    return [`${key} is a number that stands for a name (${labels.join(', ')}): the portal shows the number.`];
  }
  const last = key.split('.').at(-1) ?? key;
  if (
    isNumber &&
    /^(integer|amount)$/.test(valueType) &&
    (TIME_NAME.test(last) || TIME_FORMAT.test(format ?? ''))
  )
    return [`${key} may be a time: the portal shows a number as a date only in milliseconds since 1970.`];
  const hasPattern = shape.pattern !== undefined && isNumber;
  if (types.length > 1 && namedType(shape) === undefined && !hasPattern)
    return [`${key} has several types (${types.join(', ')}): it is shown as ${valueType}.`];
  const meaning = TIME_NAME.test(last) ? 'a date' : names.amount.test(last) ? 'an amount' : undefined;
  if (valueType === 'text' && format === undefined && !examples.some(isPresent) && meaning)
    return [`${key} may be ${meaning}: the document states no format.`];
  return [];
}

/** Returns the field with the stated value type, unless the document's own examples contradict it. */
function statedField(stated: Field, { shape, examples }: Column, notes: Set<string>): InferredField {
  const present = examples.filter((example) => example !== null && example !== '');
  const wrong = present.find((example) => formatValue(stated, example) === UNREADABLE);
  if (wrong === undefined) return { field: stated, confidence: 'certain', reason: 'stated by the schema' };
  const found = inferColumn(stated.key, present);
  const { key, title } = stated;
  const field: Field = isSkipped(found) ? { key, title, valueType: 'text' } : found.field;
  notes.add(
    `${key}: the portal can't show the example ${show(wrong)} as ${shape.format ?? stated.valueType}; it is shown as ${field.valueType}.`,
  );
  return { field, confidence: 'likely', reason: 'the examples of the document' };
}

/** Returns a field with the value type of its schema, optional if the schema allows no value. Adds to `notes`. */
export function applySchema(
  inferred: InferredField,
  columns: readonly Column[],
  notes: Set<string>,
): InferredField {
  const column = columns.find((one) => one.key === inferred.field.key);
  if (!column) return inferred;
  const { shape, examples } = column;
  const { optional: _, caption: __, ...field } = inferred.field;
  const { key, title } = field;
  const stated = typeOfShape(shape, field);
  const hasBasis = examples.length > 0 || stated !== undefined;
  const result = stated
    ? statedField(
        stated.valueType === field.valueType ? { ...field, ...stated } : { key, title, ...stated },
        column,
        notes,
      )
    : {
        ...inferred,
        field,
        ...(!hasBasis && { confidence: 'guess' as const, reason: 'the schema states no format' }),
      };
  for (const note of notesOn(result.field, column)) notes.add(note);
  const isOptional = (!column.isRequired || examples.includes(null)) && namedType(shape) !== 'flag';
  return { ...result, field: { ...result.field, ...(isOptional && { optional: true }) } };
}

/** Returns the key of the ID of a row: 'id', or the name of its schema with "id", such as 'voucherId'. */
export function rowKeyOf(fields: readonly InferredField[], schemaName = ''): string | undefined {
  const plain = (text: string) => text.replace(/[^a-z0-9]/gi, '').toLowerCase();
  const owner = plain(schemaName).replace(/(dto|view|model|schema|response|read|out|list|item)$/, '');
  const names = ['id', 'uuid', 'guid', 'pk', ...(owner === '' ? [] : [`${owner}id`, `${owner}uuid`])];
  const keys = fields.map(({ field }) => field.key).filter((key) => !key.includes('.'));
  return names.map((name) => keys.find((key) => plain(key) === name)).find((key) => key !== undefined);
}
