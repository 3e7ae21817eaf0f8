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

/** Parses a file as JSON if it begins like JSON, otherwise as YAML. Throws CannotRun with the place of an error. */
export function parseText(file: string, text: string): unknown {
  if (!/^\s*[[{]/.test(text) || /\.ya?ml$/i.test(file)) return parseYaml(file, text);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = (error as Error).message.replace(/\s+/g, ' ');
    throw new CannotRun(`${file} isn't valid JSON: ${reason}.`);
  }
}
