import { parseDocument } from 'yaml';
import { CannotRun } from '../../cli/commandLine';

/** Keeps numbers with a leading zero, such as a phone number, as texts. YAML would drop the zero. */
const zeroText = {
  identify: () => false,
  default: true,
  tag: 'tag:yaml.org,2002:int',
  test: /^[-+]?0\d+$/,
  resolve: (text: string) => text,
};

/** Parses YAML 1.2, in which `on`, `yes` and dates are texts. Throws CannotRun with the line of an error. */
function parseYaml(file: string, text: string): unknown {
  const document = parseDocument(text, {
    schema: 'core',
    merge: true,
    resolveKnownTags: false,
    customTags: (tags) => [zeroText, ...tags],
    logLevel: 'error',
  });
  const [error] = document.errors;
  if (error) {
    const [reason = ''] = error.message.replace(/; please use YAML\.\S+/, '').split(/ at line \d/);
    throw new CannotRun(`${file} isn't valid YAML: ${reason} (line ${error.linePos?.[0].line ?? 1}).`);
  }
  try {
    return document.toJS({ maxAliasCount: -1 });
  } catch (error) {
    throw new CannotRun(`${file} isn't valid YAML: ${(error as Error).message.split('\n')[0]}.`);
  }
}

/** Returns whether a text is the beginning of valid JSON. */
function beginsJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    return position === undefined ? message.includes('Unexpected end') : Number(position) >= text.length;
  }
}

/** Returns the line of the first JSON error, because the messages of JSON.parse don't always have a position. */
function jsonErrorLine(text: string): number {
  const lines = text.split('\n');
  let [valid, invalid] = [0, lines.length];
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (beginsJson(`${lines.slice(0, middle).join('\n')}\n`)) valid = middle;
    else invalid = middle;
  }
  return invalid;
}

/** Parses a file as JSON if it begins like JSON, otherwise as YAML. Throws CannotRun with the line of an error. */
export function parseText(file: string, text: string): unknown {
  if (!/^\s*[[{]/.test(text) || /\.ya?ml$/i.test(file)) return parseYaml(file, text);
  try {
    return JSON.parse(text);
  } catch {
    const trimmed = text.trimEnd();
    const line = jsonErrorLine(trimmed);
    throw new CannotRun(
      beginsJson(trimmed)
        ? `${file} isn't valid JSON: it ends too early (line ${line}).`
        : `${file} isn't valid JSON: there is an error in line ${line}.`,
    );
  }
}
