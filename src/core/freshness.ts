/** What was read so lately is not read again because one more part of a screen asks for it, in ms. */
export const FRESH_MS = 5_000;
