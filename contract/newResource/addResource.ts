import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as registry from '../../src/resources';
import { isList } from '../../src/core/defineResource';
import { humanize } from '../../src/core/text';
import { withoutEndSlashes } from '../../src/core/paths';
import { PAGE_SIZE } from '../../src/core/resourceRequest';
import { createClient } from '../checker/client';
import { successBody, isRecord } from '../checker/rule';
import { CannotRun, parseOptions, readUrl } from '../cli/commandLine';
import { fromUserFolder } from '../cli/userPath';
import { inferList, type InferredList } from './inferList';
import { readOpenApi } from './openApi';
import { constantOf, resourceSource, withRegistryLine, type ListCall } from './source';

const usage = `Adds a resource: derives its definition from a live endpoint or from an OpenAPI document.

  npm run resource:new -- --host https://api.example.com --path api/user/vouchers --token TOKEN
  npm run resource:new -- --openapi openapi.json --operation vouchers

  --host URL         the backend's base address
  --path PATH        the path of the list
  --token TOKEN      the access token of a member who has rows (or CONTRACT_TOKEN)
  --method METHOD    POST (pages by limit and skip; the default) or GET (all rows at once)
  --param NAME=TEXT  a fixed parameter of the request; may be repeated
  --openapi FILE     an OpenAPI 3 document in JSON or YAML, instead of --host and --path
  --operation ID     its operationId, path, or method and path, such as 'GET /vouchers'
  --name NAME        the name of the resource; by default the last part of the path
  --dry-run          print the definition and write nothing

Exit code: 0 written or printed, 2 nothing was written.`;

const REGISTRY = 'src/resources/index.ts';
const OPENAPI = 'contract/openapi.json';

function readMethod(raw: string): ListCall['method'] {
  const method = raw.toUpperCase();
  if (method === 'GET' || method === 'POST') return method;
  throw new CannotRun(`--method takes GET or POST, not ${raw}.`);
}

/** Parses the command line. Returns undefined for --help. Throws CannotRun for invalid options. */
function readOptions(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  const values = parseOptions(argv, {
    host: text,
    path: text,
    token: text,
    method: { ...text, default: 'POST' },
    param: { ...text, multiple: true, default: [] },
    openapi: text,
    operation: text,
    name: text,
    'dry-run': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (values.help) return undefined;
  const pairs = values.param.map((pair) => {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (key === undefined || value === undefined)
      throw new CannotRun(`--param takes NAME=TEXT, not ${pair}.`);
    return [key, value] as const;
  });
  const { host, path, token = process.env.CONTRACT_TOKEN, openapi, operation, name } = values;
  const fixed: Readonly<Record<string, string>> = Object.fromEntries(pairs);
  return {
    host,
    path,
    token,
    method: readMethod(values.method),
    fixed,
    openapi,
    operation,
    name,
    dryRun: values['dry-run'],
  };
}

type Options = NonNullable<ReturnType<typeof readOptions>>;

/** Requests the first two pages of a list from the backend, or all rows with one GET. Throws CannotRun. */
async function readLive(host: string, path: string, { method, fixed, token = '' }: Options) {
  const { send } = createClient({ host: withoutEndSlashes(readUrl('--host', host).href), token });
  const page = async (skip: number): Promise<unknown> => {
    const body = method === 'GET' ? fixed : { limit: PAGE_SIZE, skip, ...fixed };
    const exchange = await send({ method, path, body, token: token || null });
    const { noResponse, status, contentType, json, text } = exchange;
    const url = `${host}/${path}`;
    if (noResponse !== undefined) throw new CannotRun(`${url} does not respond: ${noResponse}.`);
    if (/html/i.test(contentType) || /^\s*</.test(text))
      throw new CannotRun(`${url} returns an HTML page (status ${status}), not JSON.`);
    if (json === undefined) throw new CannotRun(`${url} returns no JSON (status ${status}).`);
    if (!successBody(exchange)) {
      const message = isRecord(json) ? json.message : undefined;
      throw new CannotRun(
        `${url} rejects the request (status ${status}): ${typeof message === 'string' ? message : 'no message'}.`,
      );
    }
    return json;
  };
  const first = await page(0);
  return method === 'GET' ? [first] : [first, await page(PAGE_SIZE)];
}

async function inferCall(
  options: Options,
): Promise<{ call: ListCall; list: InferredList; notes?: readonly string[] }> {
  const named = (path: string, list: InferredList, call: Pick<ListCall, 'method' | 'path'>) => {
    const kebabName = (path.split('/').at(-1) ?? '').replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
    const name = options.name ?? kebabName.replace(/[^a-z0-9]+/g, '-').replace(/^get-/, '');
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new CannotRun(`--name takes lower-case words joined by hyphens, not ${name}.`);
    return { call: { ...call, name, title: humanize(name), fixed: options.fixed }, list };
  };
  if (options.openapi !== undefined) {
    if (options.operation === undefined) throw new CannotRun('Name the operation: --operation ID.');
    const { call, list, notes } = await readOpenApi(
      fromUserFolder(options.openapi),
      options.operation,
      options,
    );
    return { ...named(call.path, list, call), notes };
  }
  if (options.host === undefined) throw new CannotRun('Name the backend: --host https://api.example.com.');
  if (options.path === undefined) throw new CannotRun('Name the list: --path api/user/vouchers.');
  const path = options.path.replace(/^\/+/, '');
  const list = inferList(await readLive(options.host, path, options));
  if (options.method === 'POST' && list.count === undefined)
    throw new CannotRun(
      'The response has no count: the portal needs the total number of rows as "count", or --method GET.',
    );
  return named(path, list, { method: options.method, path });
}

/** Prints the inferred properties: for each field, the value type, the confidence and the reason. */
function printInference({
  rowsKey,
  count,
  rowKey,
  dateFilter,
  fields,
  summary,
  skipped,
}: InferredList): void {
  console.log(`Rows: ${rowsKey}${count === undefined ? '' : ` (${count} in all)`}`);
  console.log(
    `Row key: ${rowKey === undefined ? 'none; rows are identified by their index' : `${rowKey}, different in each row; check that it always is`}`,
  );
  console.log(`Date filter: ${dateFilter === undefined ? 'none' : `${dateFilter}, the first date`}`);
  for (const { field, confidence, reason } of [...summary, ...fields])
    console.log(
      `  ${field.key.padEnd(24)} ${field.valueType.padEnd(9)} ${confidence.padEnd(8)} ${reason}${
        field.optional ? '; may be missing' : ''
      }`,
    );
  if (skipped.length > 0)
    console.log(
      `Skipped, because no field can show them (arrays, names with a dot, deeply nested objects): ${skipped.join(', ')}`,
    );
}

/** Regenerates the committed OpenAPI document, which must contain the new call. Returns whether this succeeded. */
function updateOpenApi(folder: string): boolean {
  try {
    execFileSync('npm', ['run', '--silent', 'contract:openapi'], { cwd: folder, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs the command: infers a resource, prints it and, without --dry-run, writes it. Throws CannotRun and then has
 * written nothing.
 *
 * @param folder The folder of the portal's source code
 */
export async function addResource(argv: readonly string[], folder = '.'): Promise<void> {
  const options = readOptions(argv);
  if (!options) {
    console.log(usage);
    return;
  }
  const { call, list, notes = [] } = await inferCall(options);
  const path = `src/resources/${constantOf(call.name)}.ts`;
  const file = join(folder, path);
  const resources = Object.values(registry);
  const isTaken = resources.some(({ name }) => name === call.name);
  if (!options.dryRun && (isTaken || existsSync(file)))
    throw new CannotRun(`There is a resource "${call.name}": choose another name with --name.`);
  const sameCall = resources.find(
    (resource) =>
      isList(resource) &&
      resource.read.method === call.method &&
      resource.read.path === call.path &&
      isDeepStrictEqual(resource.read.fixed ?? {}, call.fixed),
  );
  if (sameCall && options.name === undefined)
    throw new CannotRun(`The resource "${sameCall.name}" has this call. Add a second one with --name.`);
  const source = await resourceSource(call, list);
  printInference(list);
  for (const note of notes) console.log(`Note: ${note}`);
  if (options.dryRun) {
    console.log(`\n${source}`);
    return;
  }
  const registryFile = join(folder, REGISTRY);
  const lines = withRegistryLine(await readFile(registryFile, 'utf8'), call.name);
  await writeFile(file, source, { flag: 'wx' });
  await writeFile(registryFile, lines);
  const hasOpenApi = existsSync(join(folder, OPENAPI));
  const isUpdated = hasOpenApi && updateOpenApi(folder);
  const written = `${path}${isUpdated ? `, ${OPENAPI}` : ''} and one line in ${REGISTRY}`;
  console.log(`\nWrote ${written}. Check the titles and the guesses.`);
  if (hasOpenApi && !isUpdated)
    console.error(`${OPENAPI} could not be updated. Run npm run contract:openapi to see the error.`);
}
