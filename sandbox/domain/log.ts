import { fileURLToPath, pathToFileURL } from 'node:url';
import { textOf } from './values';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rootUrl = pathToFileURL(root).href;

/** The maximum number of stack frames in a log line, innermost first. */
const MAX_FRAMES = 6;
/** The maximum number of errors of a `cause` chain in a log line. */
const MAX_CAUSES = 5;

// Control characters, line separators, bidirectional controls and lone surrogates.
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Replaces characters that could control a terminal with JSON escapes, such as \u001b. */
export const printable = (line: string): string =>
  line.replace(
    CONTROL_CHARACTERS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Returns the stack frames in this project's code, as in 'sandbox/handlers/money.ts:21:5', without the message. */
function ownFrames({ stack = '', message }: Error): string[] {
  // Remove the message first, because a message may contain lines that look like stack frames.
  const messageStart = stack.indexOf(message);
  const lines = messageStart < 0 ? [] : stack.slice(messageStart + message.length).split('\n');
  return lines
    .filter((line) => line.startsWith('    at ') && !line.includes('node_modules'))
    .flatMap((line) => {
      const prefix = [rootUrl, root].find((candidate) => line.includes(candidate));
      if (prefix === undefined) return [];
      return [line.slice(line.indexOf(prefix) + prefix.length).replace(/\)$/, '')];
    })
    .slice(0, MAX_FRAMES);
}

/** Returns the error's name. Drizzle's errors set no name, so their class name is used. */
const nameOf = ({ name, constructor }: Error) => (name === 'Error' ? constructor.name : name);

/** The properties of driver and Drizzle errors that contain no user data, and their labels. */
const properties = { code: 'code', table: 'table', column: 'column', constraint: 'constraint', query: 'in:' };

const detailsOf = (error: object): string =>
  Object.entries(properties)
    .map(([name, label]) => ({ label, value: textOf(Reflect.get(error, name)) }))
    .flatMap(({ label, value }) => (value === '' ? [] : [`${label} ${value}`]))
    .join(', ');

/** Formats an error and its causes as one log line, without messages, which may contain passwords and keys. */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  const frames: string[] = [];
  let at = error;
  for (let depth = 0; at instanceof Error && depth < MAX_CAUSES; depth++, at = at.cause) {
    const details = detailsOf(at);
    parts.push(details === '' ? nameOf(at) : `${nameOf(at)} (${details})`);
    if (frames.length === 0) frames.push(...ownFrames(at));
  }
  if (parts.length === 0) return `a thrown ${typeof error}`;
  return parts.join(', caused by ') + (frames.length > 0 ? `, at ${frames.join(' < ')}` : '');
}
