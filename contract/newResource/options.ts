import { CannotRun, parseOptions, parseToken } from '../cli/commandLine';
import type { ListCall } from './source';

export const usage = `Adds a resource: derives its definition from a live endpoint or from an OpenAPI document.

  npm run resource:new -- --host https://api.example.com --path api/user/vouchers --token TOKEN
  npm run resource:new -- --openapi openapi.json --operation vouchers

  --host URL         the backend's base address
  --path PATH        the path of the list; also a whole URL. A query becomes fixed parameters; with ?level={level}, the
                     URL of the screen supplies the parameter
  --token TOKEN      the access token of a member who has rows (or CONTRACT_TOKEN)
  --method METHOD    POST (pages by limit and skip; the default) or GET (all rows at once)
  --param NAME=TEXT  a fixed parameter of the request, or a sample for ?level={level}; may be repeated
  --rows KEY         the property of the response that contains the rows, if the command chooses another one
  --openapi FILE     an OpenAPI 3 document in JSON or YAML, instead of --host and --path
  --operation ID     its operationId, path, or method and path, such as 'GET /vouchers'
  --name NAME        the name of the resource; by default the last part of the path
  --dry-run          print the definition and write nothing

Exit code: 0 written or printed, 2 nothing was written.`;

function readMethod(raw: string): ListCall['method'] {
  const method = raw.toUpperCase();
  if (method === 'GET' || method === 'POST') return method;
  throw new CannotRun(`--method takes GET or POST, not ${raw}.`);
}

/** Parses the command line. Returns undefined for --help. Throws CannotRun for invalid options. */
export function readOptions(argv: readonly string[]) {
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
    rows: text,
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
  return {
    ...values,
    token: parseToken('--token', values.token ?? process.env.CONTRACT_TOKEN) ?? '',
    method: readMethod(values.method),
    pairs,
    dryRun: values['dry-run'],
  };
}

export type Options = NonNullable<ReturnType<typeof readOptions>>;
