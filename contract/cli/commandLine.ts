import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Thrown when a command cannot start or continue. The message is shown to the user. */
export class CannotRun extends Error {}

/** Parses the options of a command. Throws CannotRun for an unknown option or a stray argument. */
export function parseOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  argv: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    throw new CannotRun(`${(error as Error).message.split('. ')[0]}. Run with --help to see the options`);
  }
}

/** Parses the value of an option as an http or https URL. Throws CannotRun for anything else. */
export function readUrl(option: string, raw: string): URL {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new CannotRun(`${option} takes an address that begins with https:// or http://, not ${raw}`);
}
