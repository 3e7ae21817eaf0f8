// The forms in which a secret can appear in a text: as it is, escaped, or encoded.
import { escapeHtml } from '../../src/core/escapeHtml';

/** The minimum length of base64 that identifies a secret. */
const MIN_BASE64_LENGTH = 8;

const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1);
/** JSON in ASCII, with `\u00e9` for other characters and for those that are special in HTML. */
const escapeAscii = (text: string) =>
  escapeJson(text).replace(
    /[^\x20-\x7e]|[&<>'+]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
const lowerCasePercent = (text: string) => text.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase());
const formEncode = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
/** Percent-encoding also of the characters that `encodeURIComponent` leaves out. */
const encodeAll = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Returns base64 that contains a secret wherever it stands in the encoded text: one form for each of three positions,
 * without the characters that also depend on its neighbours.
 */
function base64Forms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    const known = encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
    return known.length < MIN_BASE64_LENGTH
      ? []
      : [known, known.replaceAll('+', '-').replaceAll('/', '_'), encodeURIComponent(known)];
  });
}

/** Returns the forms of a text in a URL, in HTML and as base64. */
function encodedForms(text: string): string[] {
  const encoded = [encodeURIComponent(text), encodeAll(text), formEncode(text)];
  const html = escapeHtml(text);
  return [
    ...encoded,
    ...encoded.map(lowerCasePercent),
    encodeURIComponent(encodeURIComponent(text)),
    encodeURI(text),
    html,
    html.replaceAll('&apos;', '&#39;'),
    html.replaceAll('&apos;', "'"),
    ...base64Forms(text),
  ];
}

/** Returns every form of a secret, without duplicates. */
export function formsOf(secret: string): string[] {
  const escaped = escapeJson(secret);
  const inJson = [escaped, escaped.replaceAll('/', '\\/'), escapeAscii(secret)];
  // JSON inside a text of JSON
  const texts = [secret, ...inJson, ...inJson.map(escapeJson)];
  return [...new Set([...texts, ...texts.flatMap(encodedForms)])];
}
