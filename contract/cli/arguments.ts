import type { Resource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';
import { harRules } from '../checker/harExchange';
import { allRules } from '../checker/rules';
import { CannotRun, parseHost, parseOptions, parseToken, readUrl } from './commandLine';
import { fromUserFolder } from './userPath';

/** What is checked, and where the results go. */
export type CommonArguments = Readonly<ReturnType<typeof readCommon>>;

type AnyArguments = NonNullable<ReturnType<typeof readArguments>>;
/** The validated arguments of a check of recorded traffic. */
export type HarArguments = Extract<AnyArguments, { har: string }>;
/** The validated arguments of a check of a backend. */
export type Arguments = Exclude<AnyArguments, HarArguments>;

/** The longest time limit of a timer in ms. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** Accepts `--write-baseline FILE` as `--write-baseline --baseline FILE`. */
const expandBaseline = (argv: readonly string[]): string[] =>
  argv.flatMap((arg, index) => {
    const [, file] = /^--write-baseline=(.+)$/s.exec(arg) ?? [];
    if (file !== undefined) return ['--write-baseline', '--baseline', file];
    return argv[index - 1] === '--write-baseline' && !arg.startsWith('-') ? ['--baseline', arg] : [arg];
  });

function parseNumber(option: string, raw: string, min: number, { max = Infinity, isInteger = true } = {}) {
  const value = /^-?(?:\d+|\d*\.\d+)$/.test(raw.trim()) ? Number(raw) : NaN;
  const kind = isInteger ? 'an integer' : 'a number';
  if (!Number.isFinite(value) || value < min || (isInteger && !Number.isInteger(value)))
    throw new CannotRun(`--${option} must be ${kind} of at least ${min}, not ${raw}`);
  if (value > max) throw new CannotRun(`--${option} must be ${kind} of at most ${max}, not ${raw}`);
  return value;
}

/** Parses a comma-separated list of names. Returns undefined without a name. Throws CannotRun for unknown names. */
function parseNames(option: string, kind: string, raw: string | undefined, known: readonly string[]) {
  const names = raw
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new CannotRun(
      `--${option}: unknown ${kind.toLowerCase()} ${unknown}. ${kind}s: ${known.join(', ')}`,
    );
  return names?.length ? names : undefined;
}

const text = { type: 'string' } as const;
/** The command's options, as `parseArgs` takes them. */
export const options = {
  host: text,
  email: text,
  password: text,
  token: text,
  'expired-token': text,
  origin: text,
  recipient: text,
  writes: { type: 'boolean', default: false },
  har: text,
  only: text,
  rules: text,
  baseline: text,
  'write-baseline': { type: 'boolean', default: false },
  out: { ...text, default: 'contract-report' },
  summary: text,
  concurrency: { ...text, default: '4' },
  'per-second': { ...text, default: '20' },
  timeout: { ...text, default: '15000' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;
type Values = ReturnType<typeof parseOptions<typeof options>>;

function readCommon(values: Values, env: NodeJS.ProcessEnv) {
  const allResources: readonly Resource[] = Object.values(registry);
  const only = parseNames(
    'only',
    'Resource',
    values.only,
    allResources.map(({ name }) => name),
  );
  const knownRules = values.har === undefined ? allRules.map(({ id }) => id) : harRules;
  const pathOf = (option: 'baseline' | 'summary' | 'har') => {
    if (values[option] === '') throw new CannotRun(`--${option} takes the name of a file`);
    return values[option] === undefined ? undefined : fromUserFolder(values[option], env);
  };
  if (values['write-baseline'] && values.baseline === undefined)
    throw new CannotRun('--write-baseline needs the name of the file: --baseline FILE --write-baseline');
  return {
    resources: allResources.filter(({ name }) => only?.includes(name) ?? true),
    /** The ids of the rules to check; undefined for all. */
    rules: parseNames('rules', 'Rule', values.rules, knownRules),
    // An option takes precedence over the environment. An empty text counts as not set.
    token:
      parseToken('--token', values.token) ??
      (values.email?.trim() ? undefined : parseToken('CONTRACT_TOKEN', env.CONTRACT_TOKEN)),
    expiredToken: parseToken('--expired-token', values['expired-token']),
    password: values.password || env.CONTRACT_PASSWORD || undefined,
    concurrency: parseNumber('concurrency', values.concurrency, 1),
    perSecond: parseNumber('per-second', values['per-second'], 0.01, { isInteger: false }),
    timeout: parseNumber('timeout', values.timeout, 100, { max: MAX_TIMEOUT }),
    out: fromUserFolder(values.out, env),
    /** The file of the known violations. */
    baseline: pathOf('baseline'),
    writeBaseline: values['write-baseline'],
    /** The file of the summary in Markdown. */
    summary: pathOf('summary'),
  };
}

/** Parses the command line and the environment. Returns undefined for --help. Throws CannotRun if invalid. */
export function readArguments(argv: readonly string[], env: NodeJS.ProcessEnv) {
  const values = parseOptions(expandBaseline(argv), options);
  if (values.help) return undefined;
  if (values.har !== undefined) {
    if (values.writes) throw new CannotRun("--har sends nothing, so it can't be used with --writes");
    const common = readCommon(values, env);
    const host = values.host === undefined ? undefined : parseHost(values.host);
    return { ...common, har: fromUserFolder(values.har, env), host };
  }
  const host = parseHost(values.host ?? '');
  const common = readCommon(values, env);
  const email = values.email?.trim() || undefined;
  if (email === undefined && common.token === undefined)
    throw new CannotRun('Pass --email to sign in, or --token of a session');
  return {
    ...common,
    har: undefined,
    host,
    email,
    origin: values.origin === undefined ? undefined : readUrl('--origin', values.origin).origin,
    recipient: values.recipient?.trim() || undefined,
    writes: values.writes,
  };
}
