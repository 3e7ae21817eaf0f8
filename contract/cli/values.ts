// Parses the values of single options.
import { withoutEndSlashes } from '../../src/core/paths';
import { CannotRun, readUrl, withoutCredentials } from './commandLine';

interface Range {
  readonly min: number;
  readonly max?: number;
  readonly isInteger?: boolean;
}

/** Parses a number. Throws CannotRun if it is out of range. */
export function parseNumber(
  option: string,
  raw: string,
  { min, max = Infinity, isInteger = true }: Range,
): number {
  const value = /^-?(?:\d+|\d*\.\d+)$/.test(raw.trim()) ? Number(raw) : NaN;
  const kind = isInteger ? 'an integer' : 'a number';
  if (!Number.isFinite(value) || value < min || (isInteger && !Number.isInteger(value)))
    throw new CannotRun(`--${option} must be ${kind} of at least ${min}, not ${raw}`);
  if (value > max) throw new CannotRun(`--${option} must be ${kind} of at most ${max}, not ${raw}`);
  return value;
}

/** Parses the base URL of the backend. Throws CannotRun for parts that the checker can't use. */
export function parseHost(raw: string): string {
  const text = raw.trim();
  if (!text) throw new CannotRun('Name the backend: --host https://api.example.com');
  const url = readUrl('--host', text);
  const shown = withoutCredentials(text);
  if (url.username || url.password)
    throw new CannotRun(
      `--host takes an address without user name or password, because Authorization carries the token: ${shown}`,
    );
  if (/[?#]/.test(text)) throw new CannotRun(`--host takes an address without a query or hash: ${shown}`);
  const host = withoutEndSlashes(url.href);
  if (/\/api$/i.test(new URL(host).pathname))
    throw new CannotRun(
      `--host takes the address before /api, because every call begins with api/: ${host.slice(0, -4)}`,
    );
  return host;
}

/** Parses a comma-separated list of names. Returns undefined without the option. Throws CannotRun for unknown names. */
export function parseNames(option: string, kind: string, raw: string | undefined, known: readonly string[]) {
  const names = raw?.split(',').map((name) => name.trim());
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new CannotRun(
      `--${option}: unknown ${kind.toLowerCase()} ${unknown}. ${kind}s: ${known.join(', ')}`,
    );
  return names;
}
