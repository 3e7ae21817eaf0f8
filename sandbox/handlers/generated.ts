import {
  isList,
  isObject,
  pick,
  type Field,
  type ListResource,
  type Resource,
  type Writable,
} from '../../src/core/defineResource';
import { valueTypeOf } from '../../src/core/valueTypes';
import { createRandom, type Random } from '../../src/core/random';
import type { Answer, Route } from './route';
import { numbered } from './rowKeys';

const ROWS = 25;

type Plain = Record<string, unknown>;

/** FNV-1a, so that each resource has its own sequence. */
const hashOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return hash >>> 0;
};

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Sets a value at a dotted key, making the objects on the way. */
function put(target: Plain, key: string, value: unknown): void {
  const [head = '', ...rest] = key.split('.');
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const known = target[head];
  const inner: Plain = isPlain(known) ? known : {};
  target[head] = inner;
  put(inner, rest.join('.'), value);
}

function sampleRow(random: Random, fields: readonly Field[]): Plain {
  const row: Plain = {};
  for (const field of fields) put(row, field.key, valueTypeOf(field.valueType).sample(random, field));
  return row;
}

function listAnswer(list: ListResource, seed: number, skip: number, limit: number): Answer {
  const random = createRandom(seed + hashOf(list.name));
  const { rowKey } = list;
  const keyType = list.fields.find(({ key }) => key === rowKey)?.valueType ?? 'id';
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const row = sampleRow(random, list.fields);
    // A row must have its key even where that is not among the fields, and no other row may share it.
    if (rowKey)
      put(
        row,
        rowKey,
        numbered(keyType, pick(row, rowKey) ?? valueTypeOf('id').sample(random, {}), index + 1),
      );
    return row;
  });
  const summary = sampleRow(random, list.summary ?? []);
  return { [list.read.rows ?? 'data']: rows.slice(skip, skip + limit), count: ROWS, ...summary };
}

const writeRoutes = ({ create, update, remove }: Writable): Route[] =>
  [create, update, remove].flatMap((call): Route[] =>
    call ? [{ ...call, access: 'member', run: () => ({ message: 'Done', data: {} }) }] : [],
  );

/** Routes for a resource that has no handler of its own: made-up rows, the same ones every time. */
export function generatedRoutes(resource: Resource): Route[] {
  const access = 'member';
  if (isObject(resource)) {
    const { one, name, fields, bare } = resource;
    return [
      {
        ...one,
        access,
        run: ({ seed }) => {
          const row = sampleRow(createRandom(seed + hashOf(name)), fields);
          return { data: bare ? row.value : row };
        },
      },
    ];
  }
  if (!isList(resource)) return writeRoutes(resource);
  const read: Route = {
    ...resource.read,
    access,
    run: ({ seed }, { limit, skip }) => listAnswer(resource, seed, Number(skip ?? 0), Number(limit ?? ROWS)),
  };
  return [read, ...writeRoutes(resource)];
}
