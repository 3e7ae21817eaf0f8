import { withoutEndSlashes } from '../../src/core/paths';
import type { Resource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';
import { allRules } from '../checker/rules';
import { CannotRun, parseOptions, readUrl, withoutCredentials } from './commandLine';
import { parseToken } from './token';
import { fromUserFolder } from './userPath';

/** The validated command-line arguments of the checker. */
export interface Arguments {
  readonly host: string;
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly token: string | undefined;
  readonly expiredToken: string | undefined;
  readonly origin: string | undefined;
  readonly recipient: string | undefined;
  readonly writes: boolean;
  readonly out: string;
  readonly resources: readonly Resource[];
  /** The ids of the rules to check; undefined for all. */
  readonly rules: readonly string[] | undefined;
  readonly concurrency: number;
  readonly perSecond: number;
  readonly timeout: number;
}

function parseNumber(name: string, raw: string, min: number, isInteger = true): number {
  const value = raw.trim() === '' ? NaN : Number(raw);
  if (Number.isFinite(value) && value >= min && (!isInteger || Number.isInteger(value))) return value;
  throw new CannotRun(
    `--${name} must be ${isInteger ? 'an integer' : 'a number'} of at least ${min}, not ${raw}`,
  );
}

/** Parses the base URL of the backend. Throws CannotRun for parts that the checker can't use. */
function hostOf(raw = ''): string {
  const text = raw.trim();
  if (!text) throw new CannotRun('Name the backend: --host https://api.example.com');
  const url = readUrl('--host', text);
  const shown = withoutCredentials(text);
  if (url.username || url.password)
    throw new CannotRun(
      `--host takes an address without user name or password, because Authorization carries the token: ${shown}`,
    );
  if (/[?#]/.test(text)) throw new CannotRun(`--host takes an address without a query or hash: ${shown}`);
  return withoutEndSlashes(url.href);
}

/** Parses a comma-separated list of names. Returns undefined without the option. Throws CannotRun for unknown names. */
function parseNames(option: string, kind: string, raw: string | undefined, known: readonly string[]) {
  const names = raw?.split(',').map((name) => name.trim());
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new CannotRun(
      `--${option}: unknown ${kind.toLowerCase()} ${unknown}. ${kind}s: ${known.join(', ')}`,
    );
  return names;
}

/** Parses the command line and the environment. Returns undefined for --help. Throws CannotRun if invalid. */
export function readArguments(argv: readonly string[], env: NodeJS.ProcessEnv): Arguments | undefined {
  const text = { type: 'string' } as const;
  const values = parseOptions(argv, {
    host: text,
    email: text,
    password: text,
    token: text,
    'expired-token': text,
    origin: text,
    recipient: text,
    writes: { type: 'boolean', default: false },
    only: text,
    rules: text,
    out: { ...text, default: 'contract-report' },
    concurrency: { ...text, default: '4' },
    'per-second': { ...text, default: '20' },
    timeout: { ...text, default: '15000' },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (values.help) return undefined;
  const host = hostOf(values.host);
  const allResources: readonly Resource[] = Object.values(registry);
  const only = parseNames(
    'only',
    'Resource',
    values.only,
    allResources.map(({ name }) => name),
  );
  // An option takes precedence over the environment. An empty text counts as not set.
  const email = values.email?.trim() || undefined;
  const token =
    parseToken('--token', values.token) ??
    (email === undefined ? parseToken('CONTRACT_TOKEN', env.CONTRACT_TOKEN) : undefined);
  if (email === undefined && token === undefined)
    throw new CannotRun('Pass --email to sign in, or --token of a session');
  return {
    host,
    email,
    password: values.password || env.CONTRACT_PASSWORD || undefined,
    token,
    expiredToken: parseToken('--expired-token', values['expired-token']),
    origin: values.origin === undefined ? undefined : readUrl('--origin', values.origin).origin,
    recipient: values.recipient,
    writes: values.writes,
    out: fromUserFolder(values.out, env),
    resources: allResources.filter(({ name }) => only?.includes(name) ?? true),
    rules: parseNames(
      'rules',
      'Rule',
      values.rules,
      allRules.map(({ id }) => id),
    ),
    concurrency: parseNumber('concurrency', values.concurrency, 1),
    perSecond: parseNumber('per-second', values['per-second'], 0.01, false),
    timeout: parseNumber('timeout', values.timeout, 100),
  };
}
