import { toAsciiDigits } from './digits';

const ASCII = /^[\x20-\x7E]*$/;

/** Letters and signs that Unicode doesn't decompose. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', þ: 'th', æ: 'ae', œ: 'oe' },
  ...{ '’': "'", '‘': "'", ʼ: "'", '“': '"', '”': '"', '−': '-' },
  // Arabic and Persian keyboards have different letters for the same ones.
  ...{ ك: 'ک', ي: 'ی', ى: 'ی', ـ: '' },
};

const NOT_DECOMPOSED = new RegExp(`[${Object.keys(BASE_LETTERS).join('')}]`, 'g');

/**
 * Converts a text to the form in which texts are searched: without regard to case, accents, composed or decomposed
 * letters, the script of digits, and kinds of spaces, dashes and apostrophes.
 */
export function searchText(text: string): string {
  const decomposed = ASCII.test(text)
    ? text.toLowerCase()
    : toAsciiDigits(text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, ''))
        // Upper case first: 'ß' is also written 'SS', and 'ς' is a 'Σ' like 'σ'.
        .toUpperCase()
        .toLowerCase()
        .replace(/\p{M}/gu, '')
        .replace(/\p{Pd}/gu, '-')
        .replace(NOT_DECOMPOSED, (letter) => BASE_LETTERS[letter] ?? letter);
  return decomposed.replace(/\s+/g, ' ').trim();
}

/** Returns a predicate that is true for a text that contains `typed`. An ellipsis stands for any characters. */
export function textMatcher(typed: string): (text: string) => boolean {
  const wanted = searchText(typed);
  const parts = wanted.split(/\.{3,}/).filter(Boolean);
  const [first = wanted, ...others] = parts;
  return (text) => {
    const searched = searchText(text);
    let end = searched.indexOf(first);
    if (end < 0) return false;
    end += first.length;
    return others.every((part) => {
      const start = searched.indexOf(part, end);
      end = start + part.length;
      return start >= 0;
    });
  };
}
