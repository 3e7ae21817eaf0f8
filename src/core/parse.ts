import { attempt } from './attempt';

/** Returns the value of a JSON text, with or without a byte order mark; undefined if it isn't JSON. */
export const parseJson = (text: string): unknown =>
  attempt(() => JSON.parse(text.replace(/^\ufeff/, '')) as unknown);

/** Decodes percent-encoding; a text with an invalid % stays as it is. */
export const decodeUri = (text: string): string => attempt(() => decodeURIComponent(text)) ?? text;
