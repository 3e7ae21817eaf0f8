/**
 * The longest texts of requests that a form has to know, in characters (product.md: Rules). They stand apart
 * from the value types, which state them, so that the public pages need not load those.
 */
export const textLimits = {
  /** A name, a number, a subject: one line. */
  text: 200,
  /** What a member writes to somebody: several lines. */
  longText: 5000,
  /** RFC 5321: no longer path can be mailed to. */
  email: 254,
  /** A password, or a key of an exchange: those are 64 letters and digits. */
  secret: 200,
  /** The address of a wallet, on any chain. */
  address: 200,
  /** A user id, an order number or a UUID, with room to spare. */
  id: 100,
  /** A code by e-mail. */
  code: 6,
} as const;

export type TextKind = keyof typeof textLimits;

/** What to say of a text that is longer than a request may carry; '' where it is not. */
export function lengthProblem(kind: TextKind, text: string): string {
  const limit = textLimits[kind];
  const units = text.length;
  // Counted as a backend counts, an emoji as one; only between these two is there anything to count.
  const isShort = units <= limit || (units <= 2 * limit && Array.from(text).length <= limit);
  return isShort ? '' : `Use at most ${limit} characters`;
}
