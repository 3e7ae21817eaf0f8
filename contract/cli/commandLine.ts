import { parseArgs, type ParseArgsConfig } from 'node:util';
import { withoutEndSlashes } from '../../src/core/paths';

/** Thrown when a command cannot start or continue. The message is shown to the user. */
export class CannotRun extends Error {}

/** Throws CannotRun if npm took the options for itself, because the `--` before them is missing. PowerShell removes it. */
function requireSeparator(argv: readonly string[], names: readonly string[]): void {
  const isTaken = (name: string) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined;
  const taken = argv.some((arg) => arg.startsWith('-')) ? undefined : names.find(isTaken);
  if (taken !== undefined)
    throw new CannotRun(
      `npm took --${taken} for itself. Put -- before the options, in PowerShell '--': npm run ${process.env.npm_lifecycle_event} -- --${taken} …`,
    );
}

const SECRET_OPTION = /^--(?:token|expired-token|password)(?:=|$)/;

/** Parses the options of a command. Throws CannotRun for an unknown option, a stray argument or a missing `--`. */
export function parseOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  argv: readonly string[],
  options: T,
) {
  requireSeparator(argv, Object.keys(options));
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    const secret = argv.find((arg) => SECRET_OPTION.test(arg))?.replace(/=.*/s, '');
    // The stray argument may be the second part of a token or password with a space.
    if ((error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL' && secret)
      throw new CannotRun(`There is an argument without an option. Put the value of ${secret} in quotes`);
    const [reason = ''] = (error as Error).message.split(/\. |\n/);
    throw new CannotRun(`${reason.replace(/\.$/, '')}. Run with --help to see the options`);
  }
}

/** Returns an address for a message: on one line, without user, password, query and hash, which may be secret. */
export function withoutCredentials(raw: string): string {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  if (url?.host) return `${url.protocol}//${url.host}${url.pathname}`;
  const [scheme = ''] = /^[a-z][\w+.-]*:\/\//i.exec(raw) ?? [];
  // The password may contain each of the other separators.
  const [rest = ''] = raw.slice(Math.max(scheme.length, raw.lastIndexOf('@') + 1)).split(/[?#]/);
  return scheme + rest.replace(/\s/g, '');
}

/** Parses the value of an option as an http or https URL. Throws CannotRun for anything else. */
export function readUrl(option: string, raw: string): URL {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new CannotRun(
    `${option} takes a valid address that begins with https:// or http://, not ${withoutCredentials(raw)}`,
  );
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
  const before = host.replace(/\/api(?:\/user)?$/i, '');
  if (before !== host)
    throw new CannotRun(
      `--host takes the address before /api, because every call begins with api/: ${before}`,
    );
  return host;
}

/** Returns a character as "U+2026": a message with the character itself may be unreadable. */
const codePointOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns what an Authorization header can't carry in a token, without the token itself; otherwise undefined. */
export function tokenProblem(token: string): string | undefined {
  // Visible ASCII and the space. An HTTP header could carry Latin-1, but servers decode it differently.
  const [invalid] = /[^\x20-\x7e]/u.exec(token) ?? [];
  if (invalid === undefined) return undefined;
  return /[\r\n]/.test(invalid)
    ? 'a line break'
    : `the character ${codePointOf(invalid)}, which an HTTP header can't carry`;
}

/** Removes what is copied along with a token: spaces, line breaks at the ends, quotes, the header's name and "Bearer". */
const trimToken = (raw: string) =>
  raw
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim()
    .replace(/^authorization:\s*/i, '')
    .replace(/^bearer\s+/i, '');

/**
 * Parses a token from the command line or the environment. The portal sends a token without "Bearer". Returns undefined
 * for an empty text. Throws CannotRun for characters that a header can't carry.
 */
export function parseToken(name: string, raw: string | undefined): string | undefined {
  const token = trimToken(raw ?? '');
  const problem = tokenProblem(token);
  if (problem !== undefined) throw new CannotRun(`${name} contains ${problem}. Copy the token again`);
  return token || undefined;
}
