import { isRecord } from '../../../src/core/isRecord';
import { withoutEndSlashes } from '../../../src/core/paths';
import { CannotRun } from '../../cli/commandLine';
import { textOf, type Json, type References } from './references';

/** An operation of the document that can read a list. */
export interface Operation {
  readonly method: string;
  /** The path as the document has it, such as '/vouchers'. */
  readonly path: string;
  /** The path of the URL: the path of the server and that of the operation, without a slash before it. */
  readonly fullPath: string;
  readonly id: string | undefined;
  readonly operation: Json;
  /** The parameters of the operation and of its path. They may be references. */
  readonly parameters: readonly unknown[];
}

/** Returns the URL of a server with its variables replaced by their defaults. */
function urlOf({ url, variables }: Json): string {
  const values = isRecord(variables) ? variables : {};
  return textOf(url ?? '').replace(/\{([^{}]*)\}/g, (variable, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return isRecord(value) && value.default !== undefined ? textOf(value.default) : variable;
  });
}

/** Returns the path of the first server, such as '/api/v1', or ''. The most specific of `owners` stands first. */
function serverPath(owners: readonly Json[]): string {
  const servers = owners.map((owner) => owner.servers).find((list) => Array.isArray(list) && list.length > 0);
  const first: unknown = Array.isArray(servers) ? servers[0] : undefined;
  if (!isRecord(first)) return '';
  // Without a scheme, a host would be read as a folder.
  const url = urlOf(first).replace(/^(?=(localhost|[\w.-]+\.[a-z]{2,})(:\d+)?(\/|$))/i, 'http://');
  const base = 'http://document.invalid/';
  return URL.canParse(url, base) ? withoutEndSlashes(new URL(url, base).pathname) : '';
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'];

/** Returns all operations of a document, and the errors of the paths that can't be read. */
function operationsOf(document: Json, { follow }: References) {
  const operations: Operation[] = [];
  const broken: { readonly path: string; readonly error: CannotRun }[] = [];
  for (const [path, raw] of Object.entries(document.paths as Json)) {
    let target: unknown;
    try {
      target = follow(raw);
    } catch (error) {
      if (error instanceof CannotRun) broken.push({ path, error });
      continue;
    }
    if (!isRecord(target)) continue;
    const item = { ...target, ...(isRecord(raw) ? raw : {}) };
    for (const method of METHODS) {
      const operation = item[method];
      if (!isRecord(operation)) continue;
      const { operationId, parameters } = operation;
      operations.push({
        method: method.toUpperCase(),
        path,
        fullPath: `${serverPath([operation, item, document])}${path}`.replace(/^\/+/, ''),
        id: typeof operationId === 'string' ? operationId : undefined,
        operation,
        parameters: [parameters, item.parameters].flat().filter((parameter) => parameter !== undefined),
      });
    }
  }
  return { operations, broken };
}

const pairsOf = (text: string) => {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return new Set(Array.from(letters, (letter, index) => letter + (letters[index + 1] ?? '')));
};

/** Returns how similar two names are, from 0 to 1, by their pairs of letters. */
function similarity(one: string, other: string): number {
  const [pairs, otherPairs] = [pairsOf(one), pairsOf(other)];
  const shared = [...pairs].filter((pair) => otherPairs.has(pair)).length;
  return (2 * shared) / (pairs.size + otherPairs.size || 1);
}

export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

/** Returns the names that are similar to `id`, or the first ones of a short list, for a message. */
function suggestions(all: readonly Operation[], id: string): string {
  const readable = all.filter(({ method }) => method === 'GET' || method === 'POST');
  const names = readable.map((operation) => ({
    name: operation.id ?? nameOf(operation),
    score: Math.max(similarity(operation.id ?? '', id), similarity(operation.path, id)),
  }));
  if (names.length === 0) return 'it has none at all';
  const near = names.filter(({ score }) => score >= 0.4).sort((a, b) => b.score - a.score);
  const list = (found: readonly { name: string }[]) => found.map(({ name }) => name).join(', ');
  if (near.length > 0) return `similar ones are ${list(near.slice(0, 5))}`;
  const rest = names.length - 20;
  return `it has ${list(names.slice(0, 20))}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Returns a path without its origin and without slashes at both ends, for comparison. */
const bare = (path: string) => path.replace(/^https?:\/\/[^/]*/i, '').replace(/^\/+|(?<!\/)\/+$/g, '');

/**
 * Returns the GET and POST operations that `id` names: an operationId, a path with or without the server's path and
 * slashes, or a method and a path such as 'POST /vouchers'. Throws CannotRun if there are none.
 */
export function findOperations(document: Json, references: References, id: string): Operation[] {
  const { operations: all, broken } = operationsOf(document, references);
  const [, method, path = id] = /^([a-z]+)\s+(\S.*)$/i.exec(id.trim()) ?? [];
  const hasMethod = (operation: Operation) =>
    method === undefined || operation.method === method.toUpperCase();
  const isSimilar = (operation: Operation) =>
    [operation.path, operation.fullPath].some((one) => bare(one) === bare(path));
  const byId = all.filter((operation) => operation.id === id);
  const byPath = all.filter((operation) => operation.path === path && hasMethod(operation));
  const similar = all.filter((operation) => isSimilar(operation) && hasMethod(operation));
  const found = [byId, byPath, similar].find((operations) => operations.length > 0) ?? [];
  const readable = found.filter((operation) => operation.method === 'GET' || operation.method === 'POST');
  if (readable.length > 0) return readable;
  if (found[0])
    throw new CannotRun(
      `"${id}" is a ${found.map((operation) => operation.method).join(' and a ')} operation; a list is read by GET or POST.`,
    );
  const unread =
    broken.find((one) => bare(one.path) === bare(path)) ?? (all.length === 0 ? broken[0] : undefined);
  throw (
    unread?.error ??
    new CannotRun(`The document has no GET or POST operation "${id}"; ${suggestions(all, id)}.`)
  );
}
