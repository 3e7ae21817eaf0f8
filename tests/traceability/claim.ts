import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test by its file below tests/ and its title, as they are written there, and what it must name. */
interface Shown {
  readonly file: string;
  readonly title: string;
  readonly words: string | undefined;
}

/**
 * One promise of SPEC and the tests that show it. The first of them names every mention; each of the
 * others its own words, or one of the mentions where it has none.
 */
export interface Claim {
  readonly item: string;
  readonly shown: readonly Shown[];
  readonly mentions: readonly string[];
}

/** Reads 'e2e/login.spec.ts › the title › words'; without mentions the item itself must be named. */
export const claim = (item: string, shown: string | readonly string[], ...mentions: string[]): Claim => ({
  item,
  shown: [shown].flat().map((text) => {
    const [file = '', title = '', words] = text.split(' › ');
    return { file, title, words };
  }),
  mentions: mentions.length > 0 ? mentions : [item],
});

const sources = new Map<string, string>();
/** A file without its comments: what they say is not run. */
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(join('tests', file), 'utf8').replace(/^\s*\/\/.*$/gm, '');
  sources.set(file, known);
  return known;
}

/** What keeps a test from running or from failing, for itself, for those around it, or within it. */
const IDLE = /\b(?:test|it|describe)\b[\w.]*\.(?:skip|skipIf|runIf|fixme|todo|only|fails?)\b|\.skip\(/;
const START = /^\s*(?:test|it|describe)\b/gm;
const plain = (text: string) => text.replace(/\s+/g, ' ');

/**
 * The source of a test, or undefined where there is none of that title. A title that is filled in
 * from a table gives its whole file, as the table stands outside of it.
 */
function bodyOf({ file, title }: Shown): string | undefined {
  const source = sourceOf(file);
  const quoted = title.replace(/[$^*+?.()|[\]{}\\]/g, '\\$&');
  const opening = new RegExp(`\\(\\s*(['"\`])${quoted}\\1,`).exec(source);
  if (!opening) return undefined;
  if (/\$\{|%s/.test(title)) return plain(source);
  // The title itself shows nothing.
  const at = opening.index + opening[0].length;
  START.lastIndex = at;
  const next = START.exec(source)?.index;
  return plain(source.slice(at, next));
}

/** What is wrong with a claim; '' where it stands. */
export function faultOf({ item, shown, mentions }: Claim): string {
  if (shown.length === 0) return `${item}: no test`;
  const faults = shown.map((test, place) => {
    const body = bodyOf(test);
    if (body === undefined) return `${test.file} has no test '${test.title}'`;
    const idle = IDLE.exec(sourceOf(test.file));
    if (idle) return `${test.file} has ${idle[0]}`;
    const unnamed = [test.words ?? mentions].flat().filter((words) => !body.includes(plain(words)));
    const enough =
      place === 0 || test.words !== undefined ? unnamed.length === 0 : unnamed.length < mentions.length;
    return enough ? '' : `'${test.title}' does not name ${unnamed.join(', ')}`;
  });
  return faults
    .filter((fault) => fault !== '')
    .map((fault) => `${item}: ${fault}`)
    .join('\n');
}
