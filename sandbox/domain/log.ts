import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rootUrl = pathToFileURL(root).href;

/** Lines of the stack that are kept, the nearest first. */
const FRAMES = 6;
/** How far the causes of an error are followed. */
const CAUSES = 5;

// Control characters, line ends, what turns the direction of text, halves of characters.
const STEERS = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A line for a terminal: what would steer it instead of being read is written as JSON escapes it. */
export const printable = (line: string): string =>
  line.replace(STEERS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const property = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Where in this project's own code it happened: 'sandbox/handlers/money.ts:21:5'. Never words of the message. */
function ownFrames({ stack = '', message }: Error): string[] {
  // The message may hold lines that look like frames, so all of it goes before any is read.
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

/** Drizzle's errors bear no name of their own. */
const nameOf = ({ name, constructor }: Error) => (name === 'Error' ? constructor.name : name);

/** The parts of an error of a driver or of Drizzle that come from the code and the schema alone. */
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
 * An error in one line for the log: its name, SQLSTATE or other code, table and constraint, the statement,
 * the places in our own code, and the same of its causes. Nothing else, for messages and details carry
 * what was asked: passwords, keys, addresses.
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
