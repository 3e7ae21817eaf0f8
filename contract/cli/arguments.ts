import { withoutEndSlashes } from '../../src/core/paths';
import type { Resource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';
import { allRules } from '../checker/rules';
import { CannotRun, parseOptions, readUrl } from './commandLine';

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

export const usage = `Checks a backend against the contract of the member portal.

  npm run contract -- --host https://api.example.com --email you@example.com [options]
  npx member-portal-contract --host …   if installed as a package (npm run contract:pack)

  --host URL             the backend's base address
  --email ADDRESS        sign in as this member; asks for the password (or CONTRACT_PASSWORD) and the e-mailed code
  --password TEXT        the password; other users of this machine may see it
  --token TOKEN          use this session instead (or CONTRACT_TOKEN, without --email)
  --expired-token TOKEN  a token of an ended session, for the rule token-expired
  --origin URL           the portal's origin, for the rules about CORS
  --writes               also change data, so use a test member: create a ticket; bind, change and unbind keys, if none
                         are bound; change the phone number and restore it; transfer 0.01 USDT; request transfers, a
                         withdrawal, an activation and a binding that the backend must reject. A backend that doesn't
                         check withdrawal codes moves 10 USDT from the income wallet to the Fuel Wallet
  --recipient ID         the user id for the transfers; without it, none is requested
  --only NAMES           check only these resources: --only activity,tickets; doesn't limit --writes
  --rules IDS            check only these rules: --rules count,rows
  --out FOLDER           the folder of the reports (contract-report)
  --concurrency N        the maximum number of parallel requests (4)
  --per-second N         the maximum number of requests per second, such as 0.5 (20)
  --timeout MS           the time limit of a response (15000)
  --help                 print this text

Exit code: 0 all checked rules passed, 1 some failed, 2 nothing was checked, or it was stopped before a rule failed.`;

function parseInteger(name: string, raw: string, min: number): number {
  const value = Number(raw);
  if (!Number.isInteger(value) || value < min)
    throw new CannotRun(`--${name} must be an integer of at least ${min}, not ${raw}`);
  return value;
}

/** Parses a number of requests per second, such as 0.5. */
function parseRate(raw: string): number {
  const value = /^(\d+|\d*\.\d+)$/.test(raw) ? Number(raw) : NaN;
  if (!(value >= 0.01)) throw new CannotRun(`--per-second must be a number of at least 0.01, not ${raw}`);
  return value;
}

function hostOf(raw: string | undefined): string {
  if (!raw) throw new CannotRun('Name the backend: --host https://api.example.com');
  return withoutEndSlashes(readUrl('--host', raw).href);
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
  const token = values.token || (values.email ? undefined : env.CONTRACT_TOKEN) || undefined;
  if (!values.email && !token) throw new CannotRun('Pass --email to sign in, or --token of a session');
  return {
    host,
    email: values.email,
    password: values.password || env.CONTRACT_PASSWORD || undefined,
    token,
    expiredToken: values['expired-token'],
    origin: values.origin === undefined ? undefined : readUrl('--origin', values.origin).origin,
    recipient: values.recipient,
    writes: values.writes,
    out: values.out,
    resources: allResources.filter(({ name }) => only?.includes(name) ?? true),
    rules: parseNames(
      'rules',
      'Rule',
      values.rules,
      allRules.map(({ id }) => id),
    ),
    concurrency: parseInteger('concurrency', values.concurrency, 1),
    perSecond: parseRate(values['per-second']),
    timeout: parseInteger('timeout', values.timeout, 100),
  };
}
