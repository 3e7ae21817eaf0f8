// Derives titles of columns, figures and lists from the names of others.
import { cutText } from '../../src/core/text';
import { visibleLine } from '../../src/core/visibleText';

const MAX_TITLE = 60;

/** Converts a name to words in sentence case: 'sender_name2' becomes 'Sender name2'. */
export function words(name: string): string {
  const text = visibleLine(name)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const finish = (title: string, key: string) => cutText(title.replace(/\bid$/i, 'Id') || key, MAX_TITLE);

/** Returns the parts of a key that name something. Extended JSON adds parts such as '$numberDecimal'. */
export function namedParts(key: string): string[] {
  const parts = key.split('.');
  const named = parts.filter((part) => !part.startsWith('$'));
  return named.length > 0 ? named : parts;
}

/** Returns a column title: 'createdAt' becomes 'Created', 'downlineId.userId' 'User Id'. */
export function titleOf(key: string): string {
  const last = namedParts(key).at(-1) ?? key;
  const name = last.replace(/^[_$]+/, '').replace(/(?<=[a-z])At$/, '');
  return /^e-?mail$/i.test(name) ? 'E-mail' : finish(words(name), key);
}

/** Returns the title with all parts of the key: 'sender.name' becomes 'Sender name'. */
function fullTitle(key: string): string {
  const name = namedParts(key).join('_');
  return finish(words(name.replace(/^[_$]+/, '')), key);
}

/** Returns a title for each key, different from all others: equal short titles are replaced by full ones. */
export function titlesOf(keys: readonly string[]): Map<string, string> {
  const distinct = (titles: Map<string, string>, longer: (key: string) => string) => {
    const count = new Map<string, number>();
    for (const title of titles.values())
      count.set(title.toLowerCase(), (count.get(title.toLowerCase()) ?? 0) + 1);
    return new Map(
      [...titles].map(([key, title]) => [
        key,
        (count.get(title.toLowerCase()) ?? 0) > 1 ? longer(key) : title,
      ]),
    );
  };
  const short = new Map(keys.map((key) => [key, titleOf(key)]));
  return distinct(distinct(short, fullTitle), (key) => `${fullTitle(key)} (${key})`);
}
