// Records what the successful responses of one resource exercise, and lists what none of them did.
import { isList, isObject, getValue, type Field, type Resource } from '../../src/core/defineResource';
import { rowFields } from '../calls';
import type { Request } from './client';
import { isRecord } from '../../src/core/isRecord';
import type { Unproven } from './types';

/** What the successful responses to the reads of one resource contained. */
export interface Seen {
  rows: number;
  /** The options for which a response had rows, and those for which all lists were empty. */
  readonly options: Map<string, boolean>;
  /** The values by the key of the field. Only those that `knownValues` lists matter. */
  readonly values: Map<string, Set<string>>;
}

type Params = Readonly<Record<string, unknown>>;

export const readOf = (resource: Resource) =>
  isList(resource) ? resource.read : isObject(resource) ? resource.one : undefined;
export const callOf = (resource: Resource) => {
  const read = readOf(resource);
  return read ? `${read.method} ${read.path} (${resource.name})` : resource.name;
};

const rowFieldsOf = (resource: Resource): readonly Field[] =>
  (isList(resource) ? rowFields(resource) : isObject(resource) ? resource.fields : []).filter(
    ({ valueType }) => valueType !== 'constant',
  );
const figuresOf = (resource: Resource): readonly Field[] =>
  isList(resource) ? (resource.summary ?? []) : [];

/** Returns the fields of a resource whose values come from the backend. */
export const fieldsOf = (resource: Resource): readonly Field[] => [
  ...rowFieldsOf(resource),
  ...figuresOf(resource),
];

const ANOTHER = 'any other value';
/** Returns the known values of a field, if they are few: those with a label or tone, or both values of a flag. */
function knownValues({ valueType, labels, tones, fallbackLabel, fallbackTone }: Field): readonly string[] {
  if (valueType === 'flag') return ['true', 'false'];
  const named = Object.keys({ ...labels, ...tones });
  return named.length > 0 && (fallbackLabel ?? fallbackTone) !== undefined ? [...named, ANOTHER] : named;
}

/** Returns the name of a value among `knownValues`; undefined for a value that is missing. */
function nameOfValue(field: Field, value: unknown): string | undefined {
  // A flag that is not set may be empty (product.md: Values).
  if (field.valueType === 'flag' && (value === null || value === '')) return 'false';
  if (value === '' || !['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const text = JSON.stringify(value).replaceAll('"', '');
  return knownValues(field).includes(text) ? text : ANOTHER;
}

/** Returns whether a request is a read of this resource: it has the fixed parameters, and no other unknown ones. */
export function isReadOf(resource: Resource, { method, path, body }: Request): boolean {
  const read = readOf(resource);
  if (read?.method !== method || read.path !== path) return false;
  if (!isList(resource)) return true;
  const { fixed = {}, params = [], choices = [] } = resource.read;
  const free = new Set(['limit', 'skip', ...params, ...choices.map(({ name }) => name)]);
  const rest = Object.entries(isRecord(body) ? body : {}).filter(([key]) => !free.has(key));
  return rest.length === Object.keys(fixed).length && rest.every(([key, value]) => fixed[key] === value);
}

const optionName = (name: string, value: unknown) =>
  `${name} ${typeof value === 'string' ? value : '(none)'}`;
const optionsOf = (resource: Resource) =>
  (isList(resource) ? (resource.read.choices ?? []) : []).flatMap(({ name, options }) =>
    options.map(({ value }) => ({ name, label: optionName(name, value) })),
  );

/** Records a successful response to a read with these parameters. */
export function recordResponse(resource: Resource, seen: Seen, params: Params, json: Params): void {
  const data = json[(isList(resource) && resource.read.rows) || 'data'];
  const isScalar = isObject(resource) && resource.scalar !== undefined;
  const rows = isList(resource) ? (Array.isArray(data) ? (data as unknown[]) : []) : [data];
  seen.rows += rows.length;
  for (const { name } of optionsOf(resource)) {
    const label = optionName(name, params[name]);
    seen.options.set(label, rows.length > 0 || seen.options.get(label) === true);
  }
  const record = (field: Field, value: unknown) => {
    const name = nameOfValue(field, value);
    if (name === undefined) return;
    const names = seen.values.get(field.key) ?? new Set();
    seen.values.set(field.key, names.add(name));
  };
  for (const field of figuresOf(resource)) record(field, getValue(json, field.key));
  for (const field of rowFieldsOf(resource))
    for (const row of rows) record(field, isScalar ? row : getValue(row, field.key));
}

/** Lists what no response to the reads of one resource exercised. */
export function unprovenOf(resource: Resource, seen: Seen | undefined): Unproven[] {
  const call = callOf(resource);
  const item = (kind: Unproven['kind'], what: string, reason: string): Unproven => ({
    kind,
    call,
    what,
    reason,
  });
  if (!readOf(resource)) return [];
  if (!seen) return [item('call', 'its responses', 'no response was a success')];
  const options = optionsOf(resource).flatMap(({ label }) => {
    const hadRows = seen.options.get(label);
    if (hadRows) return [];
    return [
      item('option', label, hadRows === undefined ? 'no response was a success' : 'the list was empty'),
    ];
  });
  if (isList(resource) && seen.rows === 0)
    return [...options, item('field', 'all fields of its rows', 'the list was empty')];
  return [
    ...options,
    ...fieldsOf(resource).flatMap((field) => {
      const values = seen.values.get(field.key);
      if (!values) return [item('field', field.key, 'no response had a value')];
      const missing = knownValues(field).filter((value) => !values.has(value));
      if (missing.length === 0) return [];
      return [item('value', `${field.key} ${missing.join(', ')}`, 'no response had these values')];
    }),
  ];
}
