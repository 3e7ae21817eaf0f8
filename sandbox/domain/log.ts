import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rootUrl = pathToFileURL(root).href;

/** The maximum number of stack frames in a log line, innermost first. */
const FRAMES = 6;
/** How many errors of a `cause` chain a log line contains. */
const CAUSES = 5;

// Control characters, line separators, bidirectional controls and lone surrogates.
const STEERS = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Replaces characters that could control a terminal with JSON escapes (\u001b). */
export const printable = (line: string): string =>
  line.replace(STEERS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const property = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns the stack frames in this project's code, as in 'sandbox/handlers/money.ts:21:5', without the message. */
function ownFrames({ stack = '', message }: Error): string[] {
  // Remove the message first: it may contain lines that look like stack frames.
  const head = stack.indexOf(message);
  const lines = head < 0 ? [] : stack.slice(head + message.length).split('\n');
  return lines
    .filter((line) => line.startsWith('    at ') && !line.includes('node_modules'))
    .flatMap((line) => {
      const prefix = [rootUrl, root].find((known) => line.includes(known));
      return prefix === undefined
        ? []
        : [line.slice(line.indexOf(prefix) + prefix.length).replace(/\)$/, '')];
    })
    .slice(0, FRAMES);
}

/** Returns the error's name. Drizzle's errors set no name, so their class name is used. */
const nameOf = ({ name, constructor }: Error) => (name === 'Error' ? constructor.name : name);

/** Formats the properties of a driver or Drizzle error that contain no user data. */
function facts(error: object): string {
  const named = ['table', 'column', 'constraint'].flatMap((name) => {
    const value = property(error, name);
    return value === '' ? [] : [`${name} ${value}`];
  });
  const code = property(error, 'code');
  const statement = property(error, 'query');
  return [
    ...(code === '' ? [] : [`code ${code}`]),
    ...named,
    ...(statement === '' ? [] : [`in: ${statement}`]),
  ].join(', ');
}

/**
 * Formats an error and its causes as one log line: name, SQLSTATE or other code, table, column, constraint, statement
 * and stack frames in this project's code. Messages and details are left out, because they may contain request data
 * such as passwords, keys and addresses.
 */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  const places: string[] = [];
  let at = error;
  for (let depth = 0; at instanceof Error && depth < CAUSES; depth++, at = at.cause) {
    const known = facts(at);
    parts.push(known === '' ? nameOf(at) : `${nameOf(at)} (${known})`);
    if (places.length === 0) places.push(...ownFrames(at));
  }
  if (parts.length === 0) return `a thrown ${typeof error}`;
  return parts.join(', caused by ') + (places.length > 0 ? `, at ${places.join(' < ')}` : '');
}
