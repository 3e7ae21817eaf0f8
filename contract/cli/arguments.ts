import { parseArgs } from 'node:util';
import type { Resource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';

/** The validated arguments of the command. */
export interface Arguments {
  readonly host: string;
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly token: string | undefined;
  readonly expiredToken: string | undefined;
  readonly recipient: string | undefined;
  readonly writes: boolean;
  readonly out: string;
  readonly resources: readonly Resource[];
  readonly concurrency: number;
  readonly perSecond: number;
  readonly timeout: number;
}

/** Thrown when the command cannot start or continue; its message is printed for the user. */
export class CannotCheck extends Error {}

export const usage = `Holds a backend to the contract of the member portal.

  npm run contract -- --host https://api.example.com --email you@example.com [options]
  npx member-portal-contract --host …, where it came as a package (npm run contract:pack)

  --host URL             the backend's base address
  --email ADDRESS        signs in as this member; the password is asked for, or taken from CONTRACT_PASSWORD,
  --password WORDS       or given here, where other users of this machine may see it. The code is asked for
  --token TOKEN          or: a session that is open already (or CONTRACT_TOKEN)
  --expired-token TOKEN  one that has ended, for the rule of ended sessions
  --writes               also makes a ticket, binds keys and sends 0.01 USDT. Use a member made for tests
  --recipient ID         the user id that receives it
  --only NAMES           looks at these resources alone: --only activity,tickets
  --out FOLDER           where the reports go (contract-report)
  --concurrency N        requests under way at once (4)
  --per-second N         requests begun a second (20)
  --timeout MS           how long an answer may take (15000)

Exit code: 0 every promise that was checked is kept, 1 some are broken, 2 it could not be checked.`;

function whole(name: string, raw: string, least: number): number {
  const value = Number(raw);
  if (!Number.isInteger(value) || value < least)
    throw new CannotCheck(`--${name} takes a whole number from ${least} on, not ${raw}`);
  return value;
}

function hostOf(raw: string | undefined): string {
  if (!raw) throw new CannotCheck('Say which backend: --host https://api.example.com');
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CannotCheck(`--host takes an address that begins with https:// or http://, not ${raw}`);
  return url.href.replace(/(?<=[^/])\/+$/, '');
}

function resourcesOf(only: string | undefined): readonly Resource[] {
  const all: readonly Resource[] = Object.values(registry);
  if (only === undefined) return all;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !all.some((resource) => resource.name === name));
  if (unknown !== undefined)
    throw new CannotCheck(`--only knows no ${unknown}; there are ${all.map(({ name }) => name).join(', ')}`);
  return all.filter(({ name }) => names.includes(name));
}

/** Parses the command line and the environment. Returns undefined for --help. Throws CannotCheck. */
export function readArguments(argv: readonly string[], env: NodeJS.ProcessEnv): Arguments | undefined {
  const text = { type: 'string' } as const;
  const parse = () =>
    parseArgs({
      args: [...argv],
      options: {
        host: text,
        email: text,
        password: text,
        token: text,
        'expired-token': text,
        recipient: text,
        writes: { type: 'boolean', default: false },
        only: text,
        out: { ...text, default: 'contract-report' },
        concurrency: { ...text, default: '4' },
        'per-second': { ...text, default: '20' },
        timeout: { ...text, default: '15000' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  let values: ReturnType<typeof parse>;
  try {
    values = parse();
  } catch (error) {
    throw new CannotCheck(`${(error as Error).message.split('. ')[0]}. Ask for help by --help`);
  }
  if (values.help) return undefined;
  const host = hostOf(values.host);
  const token = values.token ?? env.CONTRACT_TOKEN;
  if (!values.email && !token)
    throw new CannotCheck('Say who signs in: --email, or --token of an open session');
  return {
    host,
    email: values.email,
    password: values.password ?? env.CONTRACT_PASSWORD,
    token,
    expiredToken: values['expired-token'],
    recipient: values.recipient,
    writes: values.writes,
    out: values.out,
    resources: resourcesOf(values.only),
    concurrency: whole('concurrency', values.concurrency, 1),
    perSecond: whole('per-second', values['per-second'], 1),
    timeout: whole('timeout', values.timeout, 100),
  };
}
