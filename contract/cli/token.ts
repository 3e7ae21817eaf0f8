import { CannotRun } from './commandLine';

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
