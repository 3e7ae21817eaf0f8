/** How long a response counts as fresh when another part of the screen requests it, in ms. */
export const FRESH_MS = 5_000;
