import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as registry from '../../src/resources';
import { humanize } from '../../src/core/humanize';
import { withoutEndSlashes } from '../../src/core/paths';
import { PAGE_SIZE } from '../../src/core/resourceRequest';
import { createClient } from '../checker/client';
import { granted, isRecord } from '../checker/rule';
import { CannotInfer, inferList, type InferredList } from './inferList';
import { inferFromOpenApi } from './openApi';
import { constantOf, resourceSource, withRegistryLine, type ListCall } from './source';

const usage = `Adds a resource: derives its definition from a live endpoint or from an OpenAPI document.

  npm run resource:new -- --host https://api.example.com --path api/user/vouchers --token TOKEN
  npm run resource:new -- --openapi openapi.json --operation vouchers

  --host URL         the backend's base address
  --path PATH        the path of the list
  --token TOKEN      the access token of a member who has rows (or CONTRACT_TOKEN)
  --method METHOD    POST (pages by limit and skip) or GET (all rows at once); POST
  --param NAME=TEXT  a fixed parameter of the request; may be repeated
  --openapi FILE     an OpenAPI 3 document in JSON, instead of --host and --path
  --operation ID     its operationId or path
  --name NAME        the name of the resource; by default the last part of the path
  --dry-run          print the definition and write nothing

Exit code: 0 written or printed, 2 nothing was written.`;

const REGISTRY = 'src/resources/index.ts';
const OPENAPI = 'contract/openapi.json';

interface Options {
  readonly host: string | undefined;
  readonly path: string | undefined;
  readonly token: string | undefined;
  readonly method: 'GET' | 'POST';
  readonly fixed: Readonly<Record<string, string>>;
  readonly openapi: string | undefined;
  readonly operation: string | undefined;
  readonly name: string | undefined;
  readonly dryRun: boolean;
}

function readOptions(argv: readonly string[]): Options | undefined {
  const text = { type: 'string' } as const;
  const parse = () =>
    parseArgs({
      args: [...argv],
      options: {
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
      },
    }).values;
  let values: ReturnType<typeof parse>;
  try {
    values = parse();
  } catch (error) {
    throw new CannotInfer(`${(error as Error).message.split('. ')[0]}. See --help.`);
  }
  if (values.help) return undefined;
  const method = values.method.toUpperCase();
  if (method !== 'GET' && method !== 'POST')
    throw new CannotInfer(`--method takes GET or POST, not ${values.method}.`);
  const pairs = values.param.map((pair) => {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (key === undefined || value === undefined)
      throw new CannotInfer(`--param takes NAME=TEXT, not ${pair}.`);
    return [key, value] as const;
  });
  return {
    ...values,
    method,
    fixed: Object.fromEntries(pairs),
    token: values.token ?? process.env.CONTRACT_TOKEN,
    dryRun: values['dry-run'],
    host: values.host,
    path: values.path,
    openapi: values.openapi,
    operation: values.operation,
    name: values.name,
  };
}

/** Requests the first two pages of a list (a GET once). Throws CannotInfer with one sentence. */
async function readLive(host: string, path: string, { method, fixed, token = '' }: Options) {
  if (!URL.canParse(host) || !/^https?:$/.test(new URL(host).protocol))
    throw new CannotInfer(`--host takes an address that begins with https:// or http://, not ${host}.`);
  const { ask } = createClient({ host: withoutEndSlashes(host), token });
  const page = async (skip: number): Promise<unknown> => {
    const body = method === 'GET' ? fixed : { limit: PAGE_SIZE, skip, ...fixed };
    const exchange = await ask({ method, path, body, token: token || null });
    const { noResponse: lost, status, contentType, json, text } = exchange;
    const url = `${host}/${path}`;
    if (lost !== undefined) throw new CannotInfer(`${url} does not answer: ${lost}.`);
    if (/html/i.test(contentType) || /^\s*</.test(text))
      throw new CannotInfer(`${url} returns an HTML page (status ${status}), not JSON.`);
    if (json === undefined) throw new CannotInfer(`${url} returns no JSON (status ${status}).`);
    if (!granted(exchange)) {
      const message = isRecord(json) ? json.message : undefined;
      throw new CannotInfer(
        `${url} refuses the request (status ${status}): ${typeof message === 'string' ? message : 'no message'}.`,
      );
    }
    return json;
  };
  const first = await page(0);
  return method === 'GET' ? [first] : [first, await page(PAGE_SIZE)];
}

async function inferCall(options: Options): Promise<{ call: ListCall; list: InferredList }> {
  const named = (path: string, list: InferredList, call: Pick<ListCall, 'method' | 'path'>) => {
    const kebabName = (path.split('/').at(-1) ?? '').replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
    const name = options.name ?? kebabName.replace(/[^a-z0-9]+/g, '-');
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      throw new CannotInfer(`--name takes lower-case words joined by hyphens, not ${name}.`);
    return { call: { ...call, name, title: humanize(name), fixed: options.fixed }, list };
  };
  if (options.openapi !== undefined) {
    if (options.operation === undefined) throw new CannotInfer('Name the operation: --operation ID.');
    let document: unknown;
    try {
      document = JSON.parse(await readFile(options.openapi, 'utf8'));
    } catch {
      throw new CannotInfer(`${options.openapi} can't be read as JSON.`);
    }
    const { call, list } = inferFromOpenApi(document, options.operation);
    return named(call.path, list, call);
  }
  if (options.host === undefined) throw new CannotInfer('Name the backend: --host https://api.example.com.');
  if (options.path === undefined) throw new CannotInfer('Name the list: --path api/user/vouchers.');
  const path = options.path.replace(/^\/+/, '');
  const list = inferList(await readLive(options.host, path, options));
  if (options.method === 'POST' && list.count === undefined)
    throw new CannotInfer(
      'The response has no count: the portal needs the total number of rows as "count", or --method GET.',
    );
  return named(path, list, { method: options.method, path });
}

/** Prints each guess with its confidence and reason. */
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
  console.log(`Row key: ${rowKey ?? 'none; rows are identified by their index'}`);
  console.log(`Date filter: ${dateFilter ?? 'none'}`);
  for (const { field, confidence, reason } of [...summary, ...fields])
    console.log(
      `  ${field.key.padEnd(24)} ${field.valueType.padEnd(9)} ${confidence.padEnd(8)} ${reason}${
        field.optional ? '; may be missing' : ''
      }`,
    );
  if (skipped.length > 0) console.log(`Left out, because they are lists or deep: ${skipped.join(', ')}`);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(usage);
    return;
  }
  const { call, list } = await inferCall(options);
  const file = `src/resources/${constantOf(call.name)}.ts`;
  const isTaken = Object.values(registry).some(({ name }) => name === call.name);
  if (!options.dryRun && (isTaken || existsSync(file)))
    throw new CannotInfer(`There is a resource "${call.name}": choose another name by --name.`);
  const source = await resourceSource(call, list);
  printInference(list);
  if (options.dryRun) {
    console.log(`\n${source}`);
    return;
  }
  const lines = withRegistryLine(await readFile(REGISTRY, 'utf8'), call.name);
  await writeFile(file, source, { flag: 'wx' });
  await writeFile(REGISTRY, lines);
  // The committed OpenAPI document lists every call.
  if (existsSync(OPENAPI)) execFileSync('npm', ['run', '--silent', 'contract:openapi'], { stdio: 'ignore' });
  console.log(`\nWrote ${file} and one line in ${REGISTRY}. Check the titles and the guesses.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof CannotInfer ? error.message : error);
  process.exit(2);
});
