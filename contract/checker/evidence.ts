// Collects what the successful responses of a check exercise, and lists what none of them did.
import { isList, isObject, getValue, type Field, type Resource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';
import { everyCall, rowFields } from '../calls';
import { classify } from './classify';
import type { Request } from './client';
import { isRecord } from '../../src/core/isRecord';
import { allRules } from './rules';
import type { HttpExchange, Unproven } from './types';

/** What the successful responses to the reads of one resource contained. */
interface Seen {
  rows: number;
  /** The options for which a response had rows, and those for which all lists were empty. */
  readonly options: Map<string, boolean>;
  /** The values by the key of the field. Only those that `knownValues` lists matter. */
  readonly values: Map<string, Set<string>>;
}

type Params = Readonly<Record<string, unknown>>;

const readOf = (resource: Resource) =>
  isList(resource) ? resource.read : isObject(resource) ? resource.one : undefined;
const callOf = (resource: Resource) => {
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
const fieldsOf = (resource: Resource): readonly Field[] => [...rowFieldsOf(resource), ...figuresOf(resource)];

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
function isReadOf(resource: Resource, { method, path, body }: Request): boolean {
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

function recordResponse(resource: Resource, seen: Seen, params: Params, json: Params): void {
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
function unprovenOf(resource: Resource, seen: Seen | undefined): Unproven[] {
  const call = callOf(resource);
  const item = (kind: Unproven['kind'], what: string, reason: string) => ({ kind, call, what, reason });
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

const SIGN_IN = /^(signIn|verifySignIn)$/;

interface Chosen {
  readonly resources: readonly Resource[];
  /** The ids of the chosen rules; undefined for all. */
  readonly rules: readonly string[] | undefined;
  readonly writes: boolean;
}

/** Collects the evidence of a check of these resources and rules. */
export function collectEvidence({ resources, rules, writes }: Chosen) {
  const known = [...new Set<Resource>([...resources, ...Object.values(registry)])];
  const seenOf = new Map<Resource, Seen>();
  const succeeded = new Set<string>();

  const unprovenReads = () =>
    known.flatMap((resource): Unproven[] => {
      if (!readOf(resource)) return [];
      if (resources.includes(resource)) return unprovenOf(resource, seenOf.get(resource));
      return [{ kind: 'call', call: callOf(resource), what: 'its responses', reason: 'it was not chosen' }];
    });

  const unprovenWrites = () =>
    everyCall(known)
      .filter(({ method, path }) => !succeeded.has(`${method} ${path}`))
      .filter(({ path }) => !known.some((resource) => readOf(resource)?.path === path))
      .map(({ method, path, usedBy: [use = ''] }): Unproven => {
        const isAccount = !use.includes('.');
        const reason = isAccount
          ? `the check ${SIGN_IN.test(use) ? 'sends it only to sign in' : 'never sends it'}`
          : writes
            ? 'no valid request was sent and accepted'
            : 'it changes data, so only requests without a valid token were sent';
        return { kind: 'call', call: `${method} ${path} (${use})`, what: 'its responses', reason };
      });

  const unprovenTypes = () => {
    const isSeen = (resource: Resource, key: string) => seenOf.get(resource)?.values.has(key) === true;
    const seen = new Set(
      resources.flatMap((resource) =>
        fieldsOf(resource).flatMap(({ key, valueType }) => (isSeen(resource, key) ? valueType : [])),
      ),
    );
    const types = new Set(known.flatMap(fieldsOf).map(({ valueType }) => valueType));
    const reason = 'no response had a value of it';
    return [...types]
      .filter((type) => !seen.has(type))
      .map((what): Unproven => ({ kind: 'value type', call: '', what, reason }));
  };

  const unprovenRules = () =>
    allRules
      .filter(({ id, scope }) => rules?.includes(id) === false || (scope === 'writes' && !writes))
      .map(({ id }): Unproven => {
        const reason = rules?.includes(id) === false ? 'it was not chosen' : 'it changes data (--writes)';
        return { kind: 'rule', call: '', what: id, reason };
      });

  return {
    record: (request: Request, exchange: HttpExchange) => {
      if (request.token !== undefined || classify(exchange) !== 'ok' || !isRecord(exchange.json)) return;
      succeeded.add(`${request.method} ${request.path}`);
      const params = isRecord(request.body) ? request.body : {};
      for (const resource of known.filter((each) => isReadOf(each, request))) {
        const seen = seenOf.get(resource) ?? { rows: 0, options: new Map(), values: new Map() };
        seenOf.set(resource, seen);
        recordResponse(resource, seen, params, exchange.json);
      }
    },
    unproven: () => [...unprovenReads(), ...unprovenWrites(), ...unprovenTypes(), ...unprovenRules()],
  };
}
