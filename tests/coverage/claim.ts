import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test by its file below tests/ and its title, as they are written there. */
interface Shown {
  readonly file: string;
  readonly title: string;
}

/** One promise of SPEC: the tests that show it, and what the first of them must name. */
export interface Claim {
  readonly item: string;
  readonly shown: readonly Shown[];
  readonly mentions: readonly string[];
}

/** Reads 'e2e/login.spec.ts › the title'; without mentions the item itself must be named. */
export const claim = (item: string, shown: string | readonly string[], ...mentions: string[]): Claim => ({
  item,
  shown: [shown].flat().map((text) => {
    const [file = '', title = ''] = text.split(' › ');
    return { file, title };
  }),
  mentions: mentions.length > 0 ? mentions : [item],
});

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(join('tests', file), 'utf8');
  sources.set(file, known);
  return known;
}

const START = /^\s*(?:test|it|describe)\b/gm;
const plain = (text: string) => text.replace(/\s+/g, ' ');

/**
 * The source of a test, or undefined where there is none of that title. A title that is filled in
 * from a table gives its whole file, as the table stands outside of it.
 */
function bodyOf({ file, title }: Shown): string | undefined {
  const source = sourceOf(file);
  const quoted = ["'", '"', '`'].map((quote) => source.indexOf(`${quote}${title}${quote}`));
  const at = quoted.find((place) => place >= 0);
  if (at === undefined) return undefined;
  if (/\$\{|%s/.test(title)) return plain(source);
  START.lastIndex = at;
  const next = START.exec(source)?.index;
  return plain(source.slice(at, next));
}

/** What is wrong with a claim; '' where it stands. */
export function faultOf({ item, shown, mentions }: Claim): string {
  if (shown.length === 0) return `${item}: no test`;
  const bodies = shown.map((test) => [test, bodyOf(test)] as const);
  const missing = bodies.find(([, body]) => body === undefined);
  if (missing) return `${item}: ${missing[0].file} has no test '${missing[0].title}'`;
  const [[first, body] = []] = bodies;
  const unnamed = mentions.find((words) => !body?.includes(plain(words)));
  return unnamed === undefined ? '' : `${item}: '${first?.title}' does not name ${unnamed}`;
}
