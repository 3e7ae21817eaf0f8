import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTests, type TestFile } from './testFile';

/** A test by its file below tests/ and its title, as they are written there, and what it must name. */
interface Shown {
  readonly file: string;
  readonly title: string;
  readonly words: string | undefined;
}

/**
 * One promise of docs/product.md and the tests that show it. The first of them names every mention; each
 * of the others its own words, or one of the mentions where it has none.
 */
export interface Claim {
  readonly item: string;
  readonly shown: readonly Shown[];
  readonly mentions: readonly string[];
  /** What no test shows yet. The page says so, and how many there are is pinned. */
  readonly missing?: string;
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

/** A promise that no test shows: says which test is missing. */
export const untested = (item: string, missing: string): Claim => ({
  item,
  shown: [],
  mentions: [],
  missing,
});

const files = new Map<string, TestFile>();
function readFile(file: string): TestFile {
  const known = files.get(file) ?? readTests(readFileSync(join('tests', file), 'utf8'));
  files.set(file, known);
  return known;
}

const plain = (text: string) => text.replace(/\s+/g, ' ');

/** Whether a source names these very words: 'price' is not named by 'startPrice'. */
function names(body: string, words: string): boolean {
  const text = plain(words);
  const quoted = text.replace(/[$^*+?.()|[\]{}\\]/g, '\\$&');
  const from = /^\w/.test(text) ? '(?<!\\w)' : '';
  const to = /\w$/.test(text) ? '(?!\\w)' : '';
  return new RegExp(from + quoted + to).test(body);
}

/** What is wrong with a claim; '' where it stands. */
export function faultOf({ item, shown, mentions, missing }: Claim, read = readFile): string {
  if (missing !== undefined) return shown.length === 0 && missing !== '' ? '' : `${item}: tested or not?`;
  if (shown.length === 0) return `${item}: no test`;
  const faults = shown.flatMap((test, place) => {
    const { idle, bodies } = read(test.file);
    const found = bodies(test.title);
    if (found.length === 0) return [`${test.file} has no test '${test.title}'`];
    if (idle) return [`${test.file} has ${idle}`];
    // A title that stands more than once: each of them must show it.
    return found.map((body) => {
      const unnamed = [test.words ?? mentions].flat().filter((words) => !names(plain(body), words));
      const enough =
        place === 0 || test.words !== undefined ? unnamed.length === 0 : unnamed.length < mentions.length;
      return enough ? '' : `'${test.title}' does not name ${unnamed.join(', ')}`;
    });
  });
  return faults
    .filter((fault) => fault !== '')
    .map((fault) => `${item}: ${fault}`)
    .join('\n');
}
