import type { SandboxOptions } from '../app';
import { fromUserFolder } from '../../contract/cli/userPath';
import { CannotStart } from '../errors';
import { readAddress, readWholeNumber, type ListenAddress } from './address';

export interface StartOptions extends SandboxOptions, ListenAddress {
  readonly dataDir: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MAX_ROWS = 10_000_000;
const MAX_SEED = 2 ** 32 - 1;

/** Parses a URL. Returns undefined for other protocols and for text that is not a URL. */
function parseUrl(text: string, ...protocols: readonly string[]): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.includes(url.protocol) ? url : undefined;
}

function readOrigin(text: string): string {
  const url = parseUrl(text, 'http:', 'https:');
  const hasNoPath = url?.href === `${url?.origin}/`;
  if (url && hasNoPath) return url.origin;
  throw new CannotStart(
    `PUBLIC_ORIGIN must be an address without a path, such as https://portal.example.com, not '${text}'`,
  );
}

// DATABASE_URL and SMTP_URL contain passwords, so the error messages of the next two functions never repeat them.
function readDatabaseUrl(text: string): string {
  if (text.startsWith('/') || parseUrl(text, 'postgres:', 'postgresql:')) return text;
  throw new CannotStart('DATABASE_URL must look like postgres://user:password@host:5432/database');
}

function readSmtpUrl(text: string): string {
  if (parseUrl(text, 'smtp:', 'smtps:')) return text;
  throw new CannotStart('SMTP_URL must look like smtp://user:password@host:587');
}

/** Reads the settings from environment variables (README). An empty one counts as unset. Throws CannotStart. */
export function readOptions(env: Environment): StartOptions {
  const read = <T>(name: string, reader: (text: string) => T): T | undefined => {
    const text = env[name]?.trim() ?? '';
    return text === '' ? undefined : reader(text);
  };
  const number = (name: string, max: number) => read(name, (text) => readWholeNumber(name, text, max));
  const text = (name: string) => read(name, (value) => value);
  const folder = (name: string) => read(name, (value) => fromUserFolder(value, env));
  return {
    ...readAddress(env),
    dataDir: folder('SANDBOX_DATA') ?? '.sandbox',
    databaseUrl: read('DATABASE_URL', readDatabaseUrl),
    key: text('SANDBOX_KEY'),
    seed: number('SANDBOX_SEED', MAX_SEED),
    rows: number('SANDBOX_ROWS', MAX_ROWS),
    staticDir: folder('STATIC_DIR'),
    smtpUrl: read('SMTP_URL', readSmtpUrl),
    publicOrigin: read('PUBLIC_ORIGIN', readOrigin),
  };
}
